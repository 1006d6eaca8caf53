// Where the table lies on its drawing. This is the one place that knows it.

import type { Chart, TableSize } from '../../wire/types';
import type { Point, Size } from '../viewport';

/** Units of the drawing for an inch of the table. */
export const UNITS_PER_INCH = 10;
/** The paper around the table, in units of the drawing. */
export const MARGIN = 30;
/** Lengths of the table are thousandths of an inch. */
export const INCH = 1000;

const SCALE = UNITS_PER_INCH / INCH;

/** The table of a chart; nothing if it has hexes. */
export function groundOf(chart: Chart): Ground | null {
  return chart.table === undefined ? null : new Ground(chart.table);
}

/**
 * Turns places of the table (x east, y north from the south-west corner, headings clockwise from north)
 * into places of its drawing (y downward), and back.
 */
export class Ground {
  constructor(
    readonly size: TableSize,
    private readonly margin = MARGIN,
  ) {}

  /** The size of the drawing. */
  get sheet(): Size {
    return {
      width: this.size.width * SCALE + 2 * this.margin,
      height: this.size.depth * SCALE + 2 * this.margin,
    };
  }

  onDrawing(place: Point): Point {
    return {
      x: this.margin + place.x * SCALE,
      y: this.margin + (this.size.depth - place.y) * SCALE,
    };
  }

  /** The place of the table under a point of the drawing, in whole thousandths. */
  onTable(point: Point): Point {
    return {
      x: Math.round((point.x - this.margin) / SCALE),
      y: Math.round(this.size.depth - (point.y - this.margin) / SCALE),
    };
  }

  /** The nearest place that is on the table. */
  kept(place: Point): Point {
    const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
    return { x: within(place.x, this.size.width), y: within(place.y, this.size.depth) };
  }
}

/** A length of the table on its drawing. */
export const drawn = (length: number) => length * SCALE;
