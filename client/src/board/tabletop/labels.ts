// Where the names of units go: beside them, and never over another name. Names that find no room are left out.

import type { Box } from './geometry';
import { boxAround } from './geometry';
import type { Ground } from './ground';
import type { Unit } from './units';

export interface Wanted {
  unit: Unit;
  text: string;
  /** Signs beside the name; they are shown even where there is no room for it. */
  badges: number;
  /** Those with the highest are placed first. */
  weight: number;
}

export interface Label {
  id: string;
  /** The middle of the text, in units of the drawing. */
  x: number;
  y: number;
  /** Whether there is room for the name. */
  named: boolean;
}

/** In pixels of the window. */
export const LETTER = 5.6;
export const LINE = 13;
export const BADGE = 15;
const AIR = 2;

/** The width of a label in pixels. */
export function labelWidth(text: string, badges: number): number {
  return text.length * LETTER + badges * BADGE;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** Finds a place for each label: behind the unit, or in front of it; upright in window pixels. */
export function placeLabels(wanted: readonly Wanted[], ground: Ground, scale: number): Label[] {
  const taken: Box[] = [];
  const bodies = new Map(wanted.map(({ unit }) => [unit.piece.id, windowBox(unit, ground, scale)]));
  const labels: Label[] = [];
  for (const { unit, text, badges } of wanted.toSorted((a, b) => b.weight - a.weight)) {
    const { id } = unit.piece;
    const body = bodies.get(id);
    if (body === undefined) continue;
    const others = [...bodies].filter(([other]) => other !== id).map(([, box]) => box);
    const behindIsBelow = Math.cos((unit.stance.heading * Math.PI) / 180) >= 0;
    const sides = behindIsBelow ? [1, -1] : [-1, 1];
    const boxes = sides.map((side) => boxBeside(body, side, labelWidth(text, badges)));
    const free = (box: Box) => ![...taken, ...others].some((other) => overlaps(box, other));
    // Rather over a neighbour's base than not at all, but never over another name.
    const found = boxes.find(free) ?? boxes.find((box) => !taken.some((one) => overlaps(box, one)));
    const small = boxBeside(body, sides[0] ?? 1, labelWidth('', badges));
    const box = found ?? small;
    if (found !== undefined) taken.push(found);
    else if (badges === 0) continue;
    labels.push({
      id,
      x: (box.left + box.right) / 2 / scale,
      y: (box.bottom + box.top) / 2 / scale,
      named: found !== undefined,
    });
  }
  return labels;
}

/** Here `bottom` is the lesser value, as on the table, though the window counts downward. */
function windowBox(unit: Unit, ground: Ground, scale: number): Box {
  const { left, right, bottom, top } = boxAround(unit.stance);
  const a = ground.onDrawing({ x: left, y: top });
  const b = ground.onDrawing({ x: right, y: bottom });
  return { left: a.x * scale, right: b.x * scale, bottom: a.y * scale, top: b.y * scale };
}

function boxBeside(body: Box, side: number, width: number): Box {
  const middle = (body.left + body.right) / 2;
  const edge = side > 0 ? body.top + AIR : body.bottom - AIR - LINE;
  return { left: middle - width / 2, right: middle + width / 2, bottom: edge, top: edge + LINE };
}
