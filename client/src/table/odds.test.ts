import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Odds } from '../wire/types';
import { bars, distinctive } from './odds';

const event = (text: string) => ({ text, rule: 'quad:7.12', units: ['a'] });
const odds: Odds = {
  factors: [],
  of: 6,
  outcomes: [
    { chances: 2, share: 1 / 3, dice: [[5], [6]], events: [event('a has fired.')] },
    {
      chances: 4,
      share: 2 / 3,
      dice: [[1], [2], [3], [4]],
      events: [event('a has fired.'), event('b is disrupted.')],
    },
  ],
};

describe('bars', () => {
  it('are the rows of the odds, the likeliest first', () => {
    const all = bars(odds);
    expect(all.map(({ chances }) => chances)).toEqual([4, 2]);
    expect(all[1]?.rolls).toEqual([[5], [6]]);
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

describe('distinctive', () => {
  const told = (place: number) => {
    const all = bars(odds);
    const bar = all[place];
    return bar === undefined ? [] : distinctive(bar, all).map(({ text }) => text);
  };
  it('leaves out what every bar tells', () => {
    expect(told(0)).toEqual(['b is disrupted.']);
  });
  it('never leaves a bar without words', () => {
    expect(told(1)).toEqual(['a has fired.']);
  });
  it('tells all of a single bar', () => {
    const only = bars({ ...odds, outcomes: odds.outcomes.slice(0, 1) });
    expect(only.flatMap((bar) => distinctive(bar, only))).toHaveLength(1);
  });
});
