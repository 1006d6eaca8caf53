// Where counters lie: in stacks, and fanned out.

import type { Piece, Scene } from '../wire/types';
import type { Grid } from './grid';
import type { Box, Point } from './viewport';

/** The side of a counter, in units of the map. */
export const COUNTER_SIZE = 60;

/** From one counter of a stack to the one above it. */
const LIFT: Point = { x: 5.5, y: -7 };

/** A tall stack is pressed together so that it stays within its hex. */
const HIGHEST_LIFT = 18;

const FAN_GAP = 15;
const FAN_PADDING = 13;
const FAN_COLUMNS = 4;

/** How large a fanned counter is at least, in pixels of the window. */
const READABLE = 64;

/** The counters of each hex, bottom first. */
export function stacksOf(scene: Scene): Map<string, Piece[]> {
  const stacks = new Map<string, { piece: Piece; level: number }[]>();
  for (const piece of scene.pieces) {
    if (!('hex' in piece.place)) continue;
    const { hex, level } = piece.place.hex;
    const stack = stacks.get(hex);
    if (stack) stack.push({ piece, level });
    else stacks.set(hex, [{ piece, level }]);
  }
  const sorted = new Map<string, Piece[]>();
  for (const [hex, stack] of stacks) {
    stack.sort((a, b) => a.level - b.level);
    sorted.set(
      hex,
      stack.map(({ piece }) => piece),
    );
  }
  return sorted;
}

/** Where a counter of a stack lies, from the middle of its hex. */
export function stackOffset(level: number, height: number): Point {
  const steps = height - 1;
  const press = steps === 0 ? 1 : Math.min(1, HIGHEST_LIFT / (steps * -LIFT.y));
  // The stack as a whole is centred: half of its lift goes below the middle.
  const along = (level - steps / 2) * press;
  return { x: along * LIFT.x, y: along * LIFT.y };
}

/** Where a counter lies on the map. */
export function placeIn(
  stacks: ReadonlyMap<string, readonly Piece[]>,
  id: string,
  grid: Grid,
): Point | null {
  for (const [name, stack] of stacks) {
    const level = stack.findIndex((piece) => piece.id === id);
    const hex = grid.hex(name);
    if (level < 0 || !hex) continue;
    const offset = stackOffset(level, stack.length);
    return { x: hex.x + offset.x, y: hex.y + offset.y };
  }
  return null;
}

/** The topmost counter of a stack under a point, given from the middle of its hex. */
export function pieceAt(stack: readonly Piece[], point: Point): Piece | null {
  for (let level = stack.length - 1; level >= 0; level--) {
    const offset = stackOffset(level, stack.length);
    const reach = COUNTER_SIZE / 2;
    if (Math.abs(point.x - offset.x) <= reach && Math.abs(point.y - offset.y) <= reach) {
      return stack[level] ?? null;
    }
  }
  return null;
}

/** A stack laid out side by side. */
export interface Fan {
  /** The middle of each place, in the order of reading. */
  places: Point[];
  /** What the counters are magnified by. */
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Lays `count` things out around `centre` so that each can be read at the view's scale, and none
 * lies outside of `bounds`, if these have room for all.
 */
export function fanOut(count: number, centre: Point, viewScale: number, bounds: Box): Fan {
  const scale = Math.max(1, READABLE / (COUNTER_SIZE * viewScale));
  const columns = Math.min(count, FAN_COLUMNS);
  const rows = Math.ceil(count / columns);
  const pitch = (COUNTER_SIZE + FAN_GAP) * scale;
  const padding = FAN_PADDING * scale;
  const width = columns * pitch - FAN_GAP * scale + 2 * padding;
  const height = rows * pitch - FAN_GAP * scale + 2 * padding;
  const within = (start: number, length: number, least: number, room: number) =>
    Math.max(least, Math.min(start, least + room - length));
  const left = within(centre.x - width / 2, width, bounds.left, bounds.width);
  const top = within(centre.y - height / 2, height, bounds.top, bounds.height);
  const half = (COUNTER_SIZE * scale) / 2;
  const places = Array.from({ length: count }, (_, index) => ({
    x: left + padding + half + (index % columns) * pitch,
    y: top + padding + half + Math.floor(index / columns) * pitch,
  }));
  return { places, scale, left, top, width, height };
}

/** Which place of a fan a point lies on: -1 for between them, null for beside the fan. */
export function fanIndexAt(fan: Fan, point: Point): number | null {
  const { left, top, width, height } = fan;
  const inside =
    point.x >= left && point.x <= left + width && point.y >= top && point.y <= top + height;
  if (!inside) return null;
  const half = (COUNTER_SIZE * fan.scale) / 2;
  return fan.places.findIndex(
    ({ x, y }) => Math.abs(point.x - x) <= half && Math.abs(point.y - y) <= half,
  );
}

/** The place that an arrow key leads to from another one. */
export function fanStep(count: number, from: number, key: string): number {
  const columns = Math.min(count, FAN_COLUMNS);
  const by: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const next = from + (by[key] ?? 0);
  return next >= 0 && next < count ? next : from;
}
