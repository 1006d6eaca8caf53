import { expect, it } from 'vitest';
import { marks } from './marked';

it('marks every place and unit once', () => {
  const named = [{ hexes: ['0101', '0102'] }, { hexes: ['0101'], units: ['a'] }, { units: ['a'] }];
  expect(marks(named, 'event')).toEqual({ hexes: ['0101', '0102'], units: ['a'], tone: 'event' });
});
