import { expect, test } from 'vitest';
import type { Piece } from '../wire/types';
import { trays, wantedFirst } from './trays';

const piece = (id: string, side: string, box: string): Piece =>
  ({ id, side, place: { box } }) as unknown as Piece;

const pieces = [
  piece('a', 'russian', 'turn_10'),
  piece('b', 'russian', 'turn_2'),
  piece('c', 'allied', 'due'),
  piece('d', 'allied', 'turn_3'),
  piece('e', 'russian', 'turn_2'),
];
const names = (all: ReturnType<typeof trays>): string[] =>
  all.map(({ side, box, pieces }) => `${side} ${box} ${pieces.map(({ id }) => id).join('')}`);

test('a tray for each box and side, numbered ones counting up', () => {
  expect(names(trays(pieces))).toEqual([
    'russian turn_2 be',
    'russian turn_10 a',
    'allied due c',
    'allied turn_3 d',
  ]);
});

test('trays that are asked for come first', () => {
  const all = wantedFirst(trays(pieces), (link) => link === 'piece:c');
  expect(names(all)[0]).toBe('allied due c');
  expect(all).toHaveLength(4);
});
