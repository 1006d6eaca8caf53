// A small table for the tests of this folder.

import type { Chart, Piece, Scene, Sketch, Stance, Stand } from '../../wire/types';
import { counterLayout } from '../layout.svelte';
import { beside } from './geometry';

export const SIZE = { width: 192_000, depth: 72_000 };

export function tableChart(): Chart {
  return {
    width: 1980,
    height: 780,
    radius: 0,
    hexes: [],
    sides: [],
    surveys: [],
    counter: counterLayout.current,
    words: {},
    provenance: {},
    table: SIZE,
  };
}

/** A unit in line: its stands side by side behind the middle of its front. */
export function inLine(x: number, y: number, heading: number, count = 6, edge = 1500): Stance {
  const stands: Stand[] = Array.from({ length: count }, (_, place) => {
    const at = beside({ x, y }, heading, (place - (count - 1) / 2) * edge, -edge / 2);
    return { x: Math.round(at.x), y: Math.round(at.y), heading, edge, figures: 4 };
  });
  return { x, y, heading, formation: 'line', stands };
}

export function unitPiece(id: string, stance: Stance, changes: Partial<Piece> = {}): Piece {
  return {
    id,
    name: id.toUpperCase(),
    side: 'allied',
    nation: 'british',
    arm: 'infantry',
    place: { table: stance },
    reversed: false,
    values: [],
    badges: [],
    ...changes,
  };
}

export function tableScene(...pieces: Piece[]): Scene {
  return {
    map: 'test',
    heading: '',
    prompt: { kind: 'move', text: '' },
    pieces,
    markers: [],
    tracks: [],
  };
}

export function sketchOf(stance: Stance, changes: Partial<Sketch> = {}): Sketch {
  return { stance, way: [], used: 0, allowed: 8000, reckoning: [], link: 'pose:1', ...changes };
}
