import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../wire/types';
import { bars, common } from './odds';

const event = (text: string) => ({ text, rule: 'quad:7.12', units: ['a'] });
const odds: Odds = {
  factors: [],
  of: 6,
  outcomes: [
    { chances: 1, share: 1 / 6, dice: [[1]], events: [event('a fires with 2.')] },
    {
      chances: 3,
      share: 1 / 2,
      dice: [[2], [3], [4]],
      events: [event('a fires with 2.'), event('b is disrupted.')],
    },
    { chances: 2, share: 1 / 3, dice: [[5], [6]], events: [event('a fires with 2.')] },
  ],
};

describe('bars', () => {
  it('merges what tells the same story, the likeliest first', () => {
    const all = bars(odds);
    expect(all.map(({ chances }) => chances)).toEqual([3, 3]);
    expect(all.map(({ rolls }) => rolls)).toContainEqual([[1], [5], [6]]);
  });
  it('counts amounts of one thing up, and says how likely so much or more is', () => {
    const inches = [8, 10, 9].map((far) => ({
      chances: far === 9 ? 4 : 1,
      share: 0,
      dice: [],
      events: [event(`${far} inches on open ground.`)],
    }));
    const all = bars({ ...odds, outcomes: inches });
    expect(all.map(({ events }) => events[0]?.text.split(' ')[0])).toEqual(['8', '9', '10']);
    expect(all[1]?.orMore).toBeCloseTo(5 / 6);
    expect(bars(odds)[0]?.orMore).toBeUndefined();
  });
  it('leaves out what happens to nobody', () => {
    const phase = { text: 'Rally Phase.', rule: 'quad:4.0' };
    const [bar] = bars({
      ...odds,
      outcomes: [{ chances: 6, share: 1, dice: [[2]], events: [phase] }],
    });
    expect(bar?.events).toEqual([]);
  });
  it('keeps all that was worked out without rolling', () => {
    const side = { text: 'The Allied side chooses.', rule: 'league:I.a' };
    const [bar] = bars({
      ...odds,
      outcomes: [{ chances: 6, share: 1, dice: [], events: [side] }],
    });
    expect(bar?.events).toEqual([side]);
  });
  it('never loses a chance or a roll', () => {
    const outcome = fc.record({
      chances: fc.integer({ min: 1, max: 9 }),
      share: fc.constant(0),
      dice: fc.array(fc.array(fc.integer({ min: 1, max: 6 })), { maxLength: 3 }),
      events: fc.array(fc.constantFrom('a', 'b').map(event), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(outcome), (outcomes) => {
        const of = outcomes.reduce((sum, { chances }) => sum + chances, 0);
        const all = bars({ factors: [], of, outcomes });
        expect(all.reduce((sum, bar) => sum + bar.chances, 0)).toBe(of);
        expect(all.flatMap(({ rolls }) => rolls)).toHaveLength(
          outcomes.flatMap(({ dice }) => dice).length,
        );
        if (of > 0) expect(all.reduce((sum, bar) => sum + bar.share, 0)).toBeCloseTo(1);
      }),
    );
  });
});

describe('common', () => {
  it('is what every outcome tells', () => {
    expect(common(bars(odds))).toEqual(new Set(['a fires with 2.']));
  });
  it('is nothing where there is one outcome only', () => {
    expect(common(bars(odds).slice(0, 1))).toEqual(new Set());
  });
});
