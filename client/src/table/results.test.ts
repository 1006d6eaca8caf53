import { expect, test } from 'vitest';
import type { Step } from '../wire/types';
import { laidOut } from './results';

const step = (number: number, seat: string, rolled: number[] = []): Step => ({
  number,
  seat,
  heading: '',
  rolled,
  events: [],
});
const mine = (seat: string): boolean => seat === 'red';
const numbers = (steps: readonly Step[]): number[] => steps.map(({ number }) => number);

test('dice stay while others go on, and go with the next decision of one’s own', () => {
  const first = laidOut([], [step(1, 'blue', [4])], mine);
  expect(numbers(first)).toEqual([1]);
  expect(laidOut(first, [step(2, 'blue')], mine)).toBe(first);
  const second = laidOut(first, [step(2, 'blue', [3])], mine);
  expect(numbers(second)).toEqual([1, 2]);
  expect(laidOut(second, [step(3, 'red')], mine)).toEqual([]);
  expect(numbers(laidOut(second, [step(3, 'red', [1])], mine))).toEqual([3]);
});

test('nothing is left of what was taken back', () => {
  expect(laidOut([step(1, 'blue', [4])], [], mine)).toEqual([]);
});

test('of many rolls the last are shown', () => {
  const many = [1, 2, 3, 4, 5, 6].map((number) => step(number, 'blue', [number]));
  expect(numbers(laidOut([], many, mine))).toEqual([3, 4, 5, 6]);
});
