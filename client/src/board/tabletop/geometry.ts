// Stands, fronts and outlines: pure geometry of a table without hexes, in its own thousandths of an inch.

import { t } from '../../words/words.svelte';
import { figure } from '../../lib/words';
import type { Stance, Stand } from '../../wire/types';
import type { Point } from '../viewport';

const RADIANS = Math.PI / 180;

/** A leader is a point of the rules; on the table he has a round base of this radius. */
export const LEADER_RADIUS = 750;

/** One step ahead for a heading. */
export function ahead(heading: number): Point {
  return { x: Math.sin(heading * RADIANS), y: Math.cos(heading * RADIANS) };
}

/** One step to the right for a heading. */
export function rightOf(heading: number): Point {
  return { x: Math.cos(heading * RADIANS), y: -Math.sin(heading * RADIANS) };
}

/** A heading between 0 and 359. */
export function wholeHeading(heading: number): number {
  return ((Math.round(heading) % 360) + 360) % 360;
}

/** The heading from one place to another; the old one if they are the same. */
export function headingTo(from: Point, to: Point, old = 0): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return dx === 0 && dy === 0 ? old : wholeHeading(Math.atan2(dx, dy) / RADIANS);
}

/** The shortest turn from one heading to another: positive is to the right. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A place given from a stand's or stance's own point of view: so far to its right, so far ahead. */
export function beside(at: Point, heading: number, right: number, forward: number): Point {
  const [r, h] = [rightOf(heading), ahead(heading)];
  return {
    x: at.x + r.x * right + h.x * forward,
    y: at.y + r.y * right + h.y * forward,
  };
}

/** The corners of a stand: front left, front right, rear right, rear left. */
export function corners(stand: Stand): [Point, Point, Point, Point] {
  const half = stand.edge / 2;
  const corner = (right: number, forward: number) =>
    beside(stand, stand.heading, right * half, forward * half);
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

/** Whether a stand covers a place, or misses it by no more than `slack`. */
export function covers(stand: Stand, place: Point, slack = 0): boolean {
  const [r, h] = [rightOf(stand.heading), ahead(stand.heading)];
  const [dx, dy] = [place.x - stand.x, place.y - stand.y];
  const reach = stand.edge / 2 + slack;
  return Math.abs(dx * r.x + dy * r.y) <= reach && Math.abs(dx * h.x + dy * h.y) <= reach;
}

/** How far a place is from the nearest part of a unit; 0 if it lies on one of its bases. */
export function distanceTo(stance: Stance, place: Point): number {
  if (stance.stands.length === 0) {
    return Math.max(0, Math.hypot(place.x - stance.x, place.y - stance.y) - LEADER_RADIUS);
  }
  let least = Infinity;
  for (const stand of stance.stands) {
    const [r, h] = [rightOf(stand.heading), ahead(stand.heading)];
    const [dx, dy] = [place.x - stand.x, place.y - stand.y];
    const half = stand.edge / 2;
    const across = Math.max(0, Math.abs(dx * r.x + dy * r.y) - half);
    const along = Math.max(0, Math.abs(dx * h.x + dy * h.y) - half);
    least = Math.min(least, Math.hypot(across, along));
  }
  return least;
}

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The box around all bases of a unit. */
export function boxAround(stance: Stance): Box {
  const points =
    stance.stands.length === 0
      ? [-LEADER_RADIUS, LEADER_RADIUS].map((by) => ({ x: stance.x + by, y: stance.y + by }))
      : stance.stands.flatMap((stand) => corners(stand));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** The middle of a unit: where it is pointed at and its name belongs. */
export function middleOf(stance: Stance): Point {
  const { left, right, bottom, top } = boxAround(stance);
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
}

/** The same formation moved and turned as one block, for a first idea of it before the rules answer. */
export function movedTo(stance: Stance, at: Point, heading: number): Stance {
  const turn = heading - stance.heading;
  const [r, h] = [rightOf(stance.heading), ahead(stance.heading)];
  const stands = stance.stands.map((stand) => {
    const [dx, dy] = [stand.x - stance.x, stand.y - stance.y];
    const place = beside(at, heading, dx * r.x + dy * r.y, dx * h.x + dy * h.y);
    return { ...stand, ...place, heading: wholeHeading(stand.heading + turn) };
  });
  return { ...stance, x: at.x, y: at.y, heading: wholeHeading(heading), stands };
}

/** How many figures are left. */
export function strengthOf(stance: Stance): number {
  return stance.stands.reduce((sum, { figures }) => sum + figures, 0);
}

const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

/** A heading as people say it: exactly a point of the compass, or the degrees as well. */
export function compass(heading: number): string {
  const whole = wholeHeading(heading);
  const point = t('compass', { point: COMPASS[Math.round(whole / 45) % 8] ?? 'n' });
  return whole % 45 === 0 ? point : t('compass-degrees', { compass: point, degrees: whole });
}

/** A length in inches, as it is read from a measure: `6.4`. */
export function inches(length: number): string {
  return figure(length / 1000, 1);
}
