// Where the hexes of a chart are. Hexes are flat-topped; even columns stand half a hex lower.

import type { Chart, ChartHex } from '../wire/types';
import type { Point } from './viewport';

const HALF_ROOT_THREE = Math.sqrt(3) / 2;

/** Where a key moves the cursor. */
export type Heading = 'up' | 'down' | 'left' | 'right';

/** Places in `ChartHex.neighbours`, clockwise from north. */
const NORTH = 0;
const SOUTH = 3;
const EASTERN = [1, 2];
const WESTERN = [5, 4];

export class Grid {
  readonly radius: number;
  readonly hexes: readonly ChartHex[];
  private readonly byName = new Map<string, ChartHex>();
  private readonly buckets = new Map<string, ChartHex[]>();

  constructor(chart: Chart) {
    this.radius = chart.radius;
    this.hexes = chart.hexes;
    for (const hex of chart.hexes) {
      this.byName.set(hex.name, hex);
      const key = this.bucket(hex.x, hex.y);
      const bucket = this.buckets.get(key);
      if (bucket) bucket.push(hex);
      else this.buckets.set(key, [hex]);
    }
  }

  hex(name: string): ChartHex | undefined {
    return this.byName.get(name);
  }

  /** The hex that a point of the map lies in: geometry instead of a listener for each hex. */
  at(point: Point): ChartHex | null {
    const side = 2 * this.radius;
    let nearest: ChartHex | null = null;
    let least = Infinity;
    for (const dx of [-side, 0, side]) {
      for (const dy of [-side, 0, side]) {
        for (const hex of this.buckets.get(this.bucket(point.x + dx, point.y + dy)) ?? []) {
          const distance = (hex.x - point.x) ** 2 + (hex.y - point.y) ** 2;
          if (distance < least) [nearest, least] = [hex, distance];
        }
      }
    }
    return nearest && this.covers(nearest, point) ? nearest : null;
  }

  /** The next hex in a direction of the arrow keys; null where the map ends. */
  step(from: string, heading: Heading): ChartHex | null {
    const hex = this.byName.get(from);
    if (!hex) return null;
    const neighbour = (side: number) => this.byName.get(hex.neighbours[side] ?? '') ?? null;
    if (heading === 'up') return neighbour(NORTH);
    if (heading === 'down') return neighbour(SOUTH);
    const [upper = null, lower = null] = (heading === 'right' ? EASTERN : WESTERN).map(neighbour);
    // Two hexes lie to each side. Staying in the same row of the numbering goes straight on.
    const straight = [upper, lower].find((next) => next && row(next) === row(hex));
    return straight ?? upper ?? lower;
  }

  /** The outline of a hex around a point, a little smaller by `inset`, as an SVG path. */
  outline(inset = 0, { x, y }: Point = { x: 0, y: 0 }): string {
    const r = this.radius - inset;
    const [half, high] = [r / 2, r * HALF_ROOT_THREE];
    const n = (value: number) => value.toFixed(1);
    const start = `M${n(x + half)} ${n(y - high)}`;
    return `${start}l${n(half)} ${n(high)}l${n(-half)} ${n(high)}h${n(-r)}l${n(-half)} ${n(-high)}l${n(half)} ${n(-high)}z`;
  }

  private covers(hex: ChartHex, point: Point): boolean {
    const dx = Math.abs(point.x - hex.x) / this.radius;
    const dy = Math.abs(point.y - hex.y) / this.radius;
    return dy <= HALF_ROOT_THREE && HALF_ROOT_THREE * dx + dy / 2 <= HALF_ROOT_THREE;
  }

  private bucket(x: number, y: number): string {
    const side = 2 * this.radius;
    return `${Math.floor(x / side)}:${Math.floor(y / side)}`;
  }
}

function row(hex: ChartHex): string {
  return hex.name.slice(-2);
}
