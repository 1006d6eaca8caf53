import { expect, it } from 'vitest';
import { inPoints, leadInWords, reasonBars } from './weighing';

it('writes points with a sign, and nothing without one', () => {
  expect([2.46, -0.96, 0.04, -0.04].map(inPoints)).toEqual(['+2.5', '−1', '0', '0']);
});

it('says who is ahead', () => {
  expect(leadInWords(3.04, 'Russian')).toBe('Expected: Russian 3 points ahead.');
  expect(leadInWords(-1, 'Allied')).toBe('Expected: Allied 1 point behind.');
  expect(leadInWords(0.01, 'Allied')).toBe('Expected: both sides level.');
});

it('measures reasons by the weightiest', () => {
  const bars = reasonBars([
    { text: 'losses', points: -4 },
    { text: 'ground held', points: 2 },
  ]);
  expect(bars.map(({ width, speaksFor }) => [width, speaksFor])).toEqual([
    [1, false],
    [0.5, true],
  ]);
  expect(reasonBars([])).toEqual([]);
});
