// The units that stand on the table: which is where, and which is meant.

import type { Piece, Scene, Stance } from '../../wire/types';
import type { Point } from '../viewport';
import { badgesOf } from './badges';
import { distanceTo, middleOf } from './geometry';

export interface Unit {
  piece: Piece;
  stance: Stance;
}

/** How a piece stands on the table; nothing if it is elsewhere. */
export function stanceOf(piece: Piece | undefined): Stance | null {
  return piece !== undefined && 'table' in piece.place ? piece.place.table : null;
}

/** The rules say that this unit is moving just now. */
export const isOnTheMove = ({ piece }: Unit) =>
  badgesOf(piece).some(({ kind }) => kind === 'moving' || kind === 'charging');

export const isLeader = ({ stance }: Unit) => stance.stands.length === 0;

/** All units on the table in the order of drawing: from the north, leaders above the others. */
export function unitsOf(scene: Scene): Unit[] {
  const units = scene.pieces.flatMap((piece) => {
    const stance = stanceOf(piece);
    return stance === null ? [] : [{ piece, stance }];
  });
  return units.sort((a, b) => Number(isLeader(a)) - Number(isLeader(b)) || b.stance.y - a.stance.y);
}

/** The units at a place, or no farther from it than `slack`: the nearest first, and leaders before the others. */
export function unitsAt(units: readonly Unit[], place: Point, slack: number): Unit[] {
  return units
    .map((unit, order) => ({ unit, order, distance: distanceTo(unit.stance, place) }))
    .filter(({ distance }) => distance <= slack)
    .sort((a, b) => a.distance - b.distance || b.order - a.order)
    .map(({ unit }) => unit);
}

const STEPS: Record<string, Point> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** One step for an arrow key; nothing for other keys. */
export function stepOf(key: string): Point | null {
  return STEPS[key] ?? null;
}

/** The unit that an arrow key leads to: the nearest that lies more that way than aside. */
export function nextUnit(units: readonly Unit[], from: Point, step: Point): Unit | null {
  let best: Unit | null = null;
  let least = Infinity;
  for (const unit of units) {
    const middle = middleOf(unit.stance);
    const [dx, dy] = [middle.x - from.x, middle.y - from.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along <= 0 || aside > along) continue;
    const length = along + 2 * aside;
    if (length < least) [best, least] = [unit, length];
  }
  return best;
}
