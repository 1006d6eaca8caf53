import { describe, expect, it } from 'vitest';
import type { LabLimit, LabProgress, LabReport } from '../wire/types';
import { duration, limitText, progressText, slowest } from './wanted';

const limits: LabLimit[] = [
  { player: 'random', games: 1000 },
  { player: 'captain', games: 50 },
  { player: 'general', games: 10 },
];

describe('limits', () => {
  it('are those of the slowest player', () => {
    expect(slowest(limits, ['random', 'captain'])?.games).toBe(50);
    expect(slowest(limits, ['general', 'captain'])?.games).toBe(10);
    expect(slowest([], ['random'])).toBeUndefined();
  });
  it('are told in a sentence', () => {
    expect(limitText({ player: 'captain', games: 50 })).toContain('with a captain');
    expect(limitText({ player: 'random', games: 1000 })).toBe('At most 1,000 games.');
  });
});

describe('progressText', () => {
  const at = (done: number, seconds: number, over = false): LabProgress => ({
    done,
    total: 100,
    seconds,
    over,
    report: {} as LabReport,
  });
  it('tells the pace and what is left', () => {
    expect(progressText(at(0, 2))).toBe('Playing the first of 100 games …');
    expect(progressText(at(20, 10))).toBe('20 of 100 games, 120 a minute, about 40 s left');
    expect(progressText(at(2, 60))).toBe('2 of 100 games, 2.0 a minute, about 49 min left');
  });
  it('tells how it ended', () => {
    expect(progressText(at(100, 30, true))).toBe('Played 100 games in 30 s.');
    expect(progressText(at(20, 10, true))).toBe('Stopped after 20 of 100 games in 10 s.');
  });
  it('counts in minutes from a minute and a half on', () => {
    expect([0.2, 89, 120].map(duration)).toEqual(['1 s', '89 s', '2 min']);
  });
});
