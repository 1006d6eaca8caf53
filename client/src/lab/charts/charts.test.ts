import { describe, expect, it } from 'vitest';
import type { LabLosses, LabUnit } from '../../wire/types';
import { figure } from '../../lib/words';
import { every, gather, roundStep, ticks, worst } from './scales';
import { binText, fromTo, interval, meanText } from './words';

describe('gather', () => {
  it('loses no game', () => {
    const bars = Array.from({ length: 54 }, (_, place) => ({ value: place * 3 - 70, games: 2 }));
    const bins = gather(bars, 40);
    expect(bins[0]).toMatchObject({ from: -70, to: -66 });
    expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(108);
    expect(bins.length).toBeLessThanOrEqual(41);
  });
  it('gives every value a bar of its own if there is room, and gaps theirs', () => {
    const bins = gather(
      [
        { value: -1, games: 3 },
        { value: 2, games: 1 },
      ],
      40,
    );
    expect(bins.map(({ from, games }) => [from, games])).toEqual([
      [-1, 3],
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
  });
  it('makes nothing of nothing', () => expect(gather([], 40)).toEqual([]));
});

describe('axes', () => {
  it('have round steps', () => {
    expect([1, 1.2, 3, 5, 7, 42].map(roundStep)).toEqual([1, 2, 5, 5, 10, 50]);
  });
  it('have a handful of lines within what is shown', () => {
    for (const most of [0.07, 0.3, 1, 2.7, 14, 99]) {
      const lines = ticks(most);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.length).toBeLessThan(7);
      expect(Math.max(...lines)).toBeLessThanOrEqual(most * 1.001);
    }
    expect(ticks(0)).toEqual([0]);
  });
  it('carry as many words as there is room for', () => {
    expect(every(10, 400, 30)).toBe(1);
    expect(every(40, 300, 30)).toBe(4);
    expect(every(0, 300, 30)).toBe(1);
  });
});

describe('worst', () => {
  const unit = (id: string, side: number, mean: number): LabUnit => ({
    id,
    name: id,
    side,
    mean,
    games: { count: mean > 0 ? 1 : 0, of: 1, share: 0, low: 0, high: 1 },
  });
  it('has the units of a side that lost something, the worst off first', () => {
    const units = [unit('a', 0, 0.2), unit('b', 0, 0.9), unit('c', 1, 1), unit('d', 0, 0)];
    const losses: LabLosses = { sides: [], units, turns: [], hexes: [], off_map: 0, causes: [] };
    expect(worst(losses, 0, 12).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(worst(losses, 0, 1).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('words', () => {
  it('have a real minus and as many digits as are meant', () => {
    expect(figure(-3.14159, 2)).toBe('−3.14');
    expect(binText({ from: -5, to: -1, games: 0 })).toBe('−5 to −1');
    expect(binText({ from: 3, to: 3, games: 0 })).toBe('3');
    expect([fromTo(3, 3), fromTo(3, 5)]).toEqual(['3', '3 to 5']);
  });
  it('leave out a margin that is not known', () => {
    const mean = { of: 1, mean: 4, least: 4, most: 4 };
    expect(meanText(mean)).toBe('4.0');
    expect(meanText({ ...mean, margin: 0.25 }, 2)).toBe('4.00 ± 0.25');
  });
  it('tell shares', () => {
    expect(interval({ count: 1, of: 2, share: 0.5, low: 0.0945, high: 0.9055 })).toBe(
      '9.5% to 90.6%',
    );
  });
});
