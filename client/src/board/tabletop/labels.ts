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
export const LETTER = 5.3;
export const LINE = 13;
export const BADGE = 15;
const AIR = 2;

/** The width of a label in pixels. */
export function labelWidth(text: string, badges: number): number {
  return text.length * LETTER + badges * BADGE;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/**
 * Finds a place for each label: behind the unit, or before it; upright, in pixels of the window, and on the drawing
 * as a whole. Where there is room for no name, the signs stay on the unit itself. From `dense` on a name may lie over somebody else's base.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  ground: Ground,
  scale: number,
  dense: number,
): Label[] {
  const taken: Box[] = [];
  const sheet = { width: ground.sheet.width * scale, height: ground.sheet.height * scale };
  const bodies = wanted.map(({ unit }) => ({
    id: unit.piece.id,
    box: windowBox(unit, ground, scale),
  }));
  const bodyOf = new Map(bodies.map(({ id, box }) => [id, box]));
  const labels: Label[] = [];
  for (const { unit, text, badges, weight } of wanted.toSorted((a, b) => b.weight - a.weight)) {
    const { id } = unit.piece;
    const body = bodyOf.get(id);
    if (body === undefined) continue;
    const behindIsBelow = Math.cos((unit.stance.heading * Math.PI) / 180) >= 0;
    const sides = behindIsBelow ? [1, -1] : [-1, 1];
    const boxes = sides
      .map((side) => boxBeside(body, side, labelWidth(text, badges), sheet.width))
      .filter(({ bottom, top }) => bottom >= 0 && top <= sheet.height);
    const clear = boxes.filter((box) => !taken.some((other) => overlaps(box, other)));
    const free = clear.find(
      (box) => !bodies.some((other) => other.id !== id && overlaps(box, other.box)),
    );
    const found = free ?? (weight >= dense ? (clear[0] ?? boxes[0]) : undefined);
    if (found === undefined && badges === 0) continue;
    const box = found ?? onBody(body, labelWidth('', badges));
    taken.push(box);
    labels.push({
      id,
      x: (box.left + box.right) / 2 / scale,
      y: (box.bottom + box.top) / 2 / scale,
      named: found !== undefined,
    });
  }
  return labels;
}

function onBody(body: Box, width: number): Box {
  const [x, y] = [(body.left + body.right) / 2, (body.bottom + body.top) / 2];
  return { left: x - width / 2, right: x + width / 2, bottom: y - LINE / 2, top: y + LINE / 2 };
}

/** Here `bottom` is the lesser value, as on the table, though the window counts downward. */
function windowBox(unit: Unit, ground: Ground, scale: number): Box {
  const { left, right, bottom, top } = boxAround(unit.stance);
  const a = ground.onDrawing({ x: left, y: top });
  const b = ground.onDrawing({ x: right, y: bottom });
  return { left: a.x * scale, right: b.x * scale, bottom: a.y * scale, top: b.y * scale };
}

/** Above or below a unit, moved aside where it would leave the drawing. */
function boxBeside(body: Box, side: number, width: number, widest: number): Box {
  const wished = (body.left + body.right - width) / 2;
  const left = Math.max(0, Math.min(wished, widest - width));
  const edge = side > 0 ? body.top + AIR : body.bottom - AIR - LINE;
  return { left, right: left + width, bottom: edge, top: edge + LINE };
}
