import { describe, expect, it } from 'vitest';
import type { Lit } from '../table/choosing';
import { chartOf, pieceAtHex } from './fixtures';
import { sayHex, sayPiece } from './speech';

const [hex] = chartOf(1, 1).hexes;
if (!hex) throw new Error('the chart is empty');

describe('what is said', () => {
  it('about a counter: who, what, in which state', () => {
    const piece = pieceAtHex('br_8_hus', '0101', 0, {
      name: '8 Hus',
      reversed: true,
      badges: ['moved'],
    });
    expect(sayPiece(piece)).toBe(
      '8 Hus, British cavalry, disrupted, fire -, melee 3, morale 4, movement 12, moved',
    );
  });

  it('about a hex: ground, what it costs, and who is there from the top', () => {
    const lit: Lit = {
      link: 'hex:0101',
      text: 'March to 0101',
      cost: '2 1/2',
      stops: true,
      deeper: false,
    };
    const stack = [pieceAtHex('low', '0101', 0), pieceAtHex('high', '0101', 1)];
    const said = sayHex(hex, stack, [], (link) => (link === lit.link ? lit : undefined));
    expect(said).toMatch(
      /^0101: clear\. Lit: March to 0101, costs 2 1\/2, must stop there\. 2 units/,
    );
    expect(said.indexOf('HIGH')).toBeLessThan(said.indexOf('LOW'));
  });
});
