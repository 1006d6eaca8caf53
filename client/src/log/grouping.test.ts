import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouping';

const step = (heading: string, number: number) => ({
  number,
  seat: 'red',
  heading,
  rolled: [],
  events: [],
});

it('puts neighbours with the same heading together', () => {
  const groups = grouped([step('A', 1), step('A', 2), step('B', 3), step('A', 4)]);
  expect(groups.map(({ heading, steps }) => [heading, steps.length])).toEqual([
    ['A', 2],
    ['B', 1],
    ['A', 1],
  ]);
});

it('keeps every step in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C')), (headings) => {
      const story = headings.map((heading, place) => step(heading, place + 1));
      expect(grouped(story).flatMap(({ steps }) => steps)).toEqual(story);
    }),
  );
});
