// Where the word of a surveyed area goes.

import type { Point } from '../viewport';

/** The middle of a shape: of a line halfway, of an area its centre of gravity. */
export function middleOfShape(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  if (Math.abs(area) > 1e-9) return { x: x / (3 * area), y: y / (3 * area) };
  const count = Math.max(points.length, 1);
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / count, y: sum.y / count };
}
