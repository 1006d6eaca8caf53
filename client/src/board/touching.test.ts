import { describe, expect, it } from 'vitest';
import { pieceAtHex } from './fixtures';
import { isFirstTap, linkInFan, meaningOf, meaningOfKey, type Offer } from './touching';

const lower = pieceAtHex('lower', '0505', 0);
const upper = pieceAtHex('upper', '0505', 1);
const stack = [lower, upper];
const offer = (
  lit: string[],
  inHand = false,
  alternatives: string[] = [],
  leadingOn: string[] = [],
): Offer => ({
  isLit: (link) => lit.includes(link),
  isAlternative: (link) => alternatives.includes(link),
  leadsOn: (link) => leadingOn.includes(link),
  inHand,
});

describe('what a click means', () => {
  it('is the only lit piece, wherever in the stack it lies', () => {
    const target = { hex: '0505', stack, piece: upper };
    expect(meaningOf(target, offer(['piece:lower']))).toEqual({
      do: 'touch',
      link: 'piece:lower',
    });
  });

  it('is to choose when several pieces are lit', () => {
    const target = { hex: '0505', stack, piece: upper };
    const lit = offer(['piece:lower', 'piece:upper'], true);
    expect(meaningOf(target, lit)).toEqual({ do: 'fan', hex: '0505' });
  });

  it('is the hex when no piece is lit', () => {
    const target = { hex: '0505', stack, piece: upper };
    const hex = { do: 'touch', link: 'hex:0505' };
    expect(meaningOf(target, offer(['hex:0505'], true))).toEqual(hex);
    expect(meaningOf(target, offer([], true))).toEqual(hex);
    expect(meaningOf({ hex: '0505', stack: [], piece: null }, offer([]))).toEqual(hex);
  });

  it('is the hex beside its counters when both can be touched', () => {
    const lit = offer(['hex:0505', 'piece:upper'], true);
    expect(meaningOf({ hex: '0505', stack, piece: null }, lit)).toEqual({
      do: 'touch',
      link: 'hex:0505',
    });
    expect(meaningOf({ hex: '0505', stack, piece: upper }, lit)).toEqual({
      do: 'touch',
      link: 'piece:upper',
    });
    expect(meaningOfKey({ hex: '0505', stack }, lit)).toEqual({ do: 'fan', hex: '0505' });
  });

  it('changes what is in hand where the hex itself cannot be touched', () => {
    const target = { hex: '0505', stack, piece: upper };
    const other = offer([], true, ['piece:lower']);
    expect(meaningOf(target, other)).toEqual({ do: 'touch', link: 'piece:lower' });
    const both = offer(['hex:0505'], true, ['piece:lower']);
    expect(meaningOf(target, both)).toEqual({ do: 'touch', link: 'hex:0505' });
  });

  it('takes another counter rather than a hex that only leads on', () => {
    const meeting = offer(['hex:0505'], true, ['piece:upper'], ['hex:0505']);
    expect(meaningOf({ hex: '0505', stack, piece: upper }, meeting)).toEqual({
      do: 'touch',
      link: 'piece:upper',
    });
    const whole = { do: 'touch', link: 'hex:0505' };
    expect(meaningOf({ hex: '0505', stack, piece: null }, meeting)).toEqual(whole);
    expect(meaningOfKey({ hex: '0505', stack }, meeting)).toEqual(whole);
  });

  it('in a fan is the counter if it can be touched, and else what the stack would mean', () => {
    expect(linkInFan('0505', lower, offer(['piece:lower', 'hex:0505']))).toBe('piece:lower');
    expect(linkInFan('0505', lower, offer(['hex:0505'], true))).toBe('hex:0505');
    expect(linkInFan('0505', lower, offer([], true))).toBe('hex:0505');
    expect(linkInFan('0505', lower, offer([], true, ['piece:lower']))).toBe('piece:lower');
    expect(linkInFan('0505', lower, offer([]))).toBe('piece:lower');
  });

  it('is to read or to ask when nothing is lit or in hand', () => {
    expect(meaningOf({ hex: '0505', stack, piece: upper }, offer([]))).toEqual({
      do: 'fan',
      hex: '0505',
    });
    expect(meaningOf({ hex: '0505', stack: [lower], piece: lower }, offer([]))).toEqual({
      do: 'touch',
      link: 'piece:lower',
    });
  });
});

describe('a tap', () => {
  const leaf = { link: 'hex:0505', deeper: false };

  it('shows a final choice first and takes it then', () => {
    expect(isFirstTap('touch', leaf, null)).toBe(true);
    expect(isFirstTap('touch', leaf, 'hex:0606')).toBe(true);
    expect(isFirstTap('touch', leaf, 'hex:0505')).toBe(false);
  });

  it('takes at once what leads on, and so does a mouse', () => {
    expect(isFirstTap('touch', { ...leaf, deeper: true }, null)).toBe(false);
    expect(isFirstTap('mouse', leaf, null)).toBe(false);
    expect(isFirstTap('touch', undefined, null)).toBe(false);
  });
});
