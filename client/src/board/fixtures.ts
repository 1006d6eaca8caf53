// A small chart and scene for the tests of this folder.

import type { Chart, Piece, Scene } from '../wire/types';
import { counterLayout } from './layout.svelte';

const ROW_STEP = 50 * Math.sqrt(3);
const FROM_ODD = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
];
const FROM_EVEN = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** A chart of clear hexes, drawn as the server draws it. */
export function chartOf(columns: number, rows: number): Chart {
  const name = (column: number, row: number) =>
    column < 1 || row < 1 || column > columns || row > rows
      ? ''
      : `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  const hexes = [];
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const even = column % 2 === 0;
      hexes.push({
        name: name(column, row),
        x: 134 + (column - 1) * 75,
        y: 84 + (row - 0.5 + (even ? 0.5 : 0)) * ROW_STEP,
        text: 'clear',
        neighbours: (even ? FROM_EVEN : FROM_ODD).map(([dx = 0, dy = 0]) =>
          name(column + dx, row + dy),
        ),
      });
    }
  }
  return {
    width: 268 + (columns - 1) * 75,
    height: 402 + (rows + 0.5) * ROW_STEP,
    radius: 50,
    hexes,
    sides: [],
    surveys: [],
    counter: counterLayout.current,
    words: {},
    provenance: {},
  };
}

export function pieceAtHex(
  id: string,
  hex: string,
  level = 0,
  changes: Partial<Piece> = {},
): Piece {
  return {
    id,
    name: id.toUpperCase(),
    side: 'allied',
    nation: 'british',
    arm: 'cavalry',
    place: { hex: { hex, level } },
    reversed: false,
    values: [
      ['fire', '-'],
      ['melee', '3'],
      ['morale', '4'],
      ['movement', '12'],
    ],
    badges: [],
    ...changes,
  };
}

export function sceneOf(...pieces: Piece[]): Scene {
  return {
    map: 'test',
    heading: '',
    prompt: { kind: 'movement', text: '' },
    pieces,
    markers: [],
    tracks: [],
  };
}
