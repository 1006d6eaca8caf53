import { expect, it } from 'vitest';
import type { RuleBook } from '../wire/types';
import { chapters, findCase, matches } from './search';

const quad: RuleBook = {
  book: 'quad',
  cases: [
    { id: '5.0', rule: 'Heading; see 5.1.', kind: 'physical' },
    { id: '5.14', rule: 'A unit may not enter a hex held by the enemy.', kind: 'move' },
    { id: 'E:5.14', rule: 'Corrected.', kind: 'move' },
    { id: '6.1', rule: 'Zones of control.', kind: 'zoc' },
    { id: 'E:counters', rule: 'Misprints.', kind: 'setup' },
  ],
};

it('makes chapters by number, errata with their chapter', () => {
  expect(chapters(quad).map(({ name, cases }) => [name, cases.length])).toEqual([
    ['5', 3],
    ['6', 1],
    ['other', 1],
  ]);
});

it('finds a cited case, or the case that its part belongs to', () => {
  expect(findCase([quad], 'quad:5.14')).toBe('quad:5.14');
  expect(findCase([quad], 'quad:5.14b')).toBe('quad:5.14');
  expect(findCase([quad], 'quad:E:5.14')).toBe('quad:E:5.14');
  expect(findCase([quad], 'quad:9.9')).toBeNull();
  expect(findCase([quad], 'other:5.14')).toBeNull();
});

it('wants every word somewhere', () => {
  const [, one] = quad.cases;
  if (one === undefined) throw new Error('no case');
  expect(matches(one, '')).toBe(true);
  expect(matches(one, 'enemy HEX')).toBe(true);
  expect(matches(one, '5.14 move')).toBe(true);
  expect(matches(one, 'enemy cavalry')).toBe(false);
});
