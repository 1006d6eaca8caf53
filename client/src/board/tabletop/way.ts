// The way of a ghost as a measured line.

import type { Point } from '../viewport';

type Pair = readonly [number, number];

export interface Tick {
  at: Point;
  /** Across the way, of length 1. */
  across: Point;
  /** Inches from the start. */
  inch: number;
}

/** A mark for every whole inch of a way; lengths in thousandths. */
export function ticksAlong(way: readonly Pair[], inch = 1000): Tick[] {
  const ticks: Tick[] = [];
  let before = 0;
  let next = inch;
  for (let leg = 1; leg < way.length; leg++) {
    const [from, to] = [way[leg - 1], way[leg]];
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    while (length > 0 && next <= before + length + 1e-6) {
      const share = (next - before) / length;
      ticks.push({
        at: { x: from[0] + dx * share, y: from[1] + dy * share },
        across: { x: -dy / length, y: dx / length },
        inch: Math.round(next / inch),
      });
      next += inch;
    }
    before += length;
  }
  return ticks;
}
