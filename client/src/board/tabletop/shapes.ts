// The drawn shapes of stands and figures as SVG paths. A unit is drawn around the middle of its front, in
// units of the drawing, so that it is moved and turned as a whole.

import type { Stance, Stand } from '../../wire/types';
import type { Point } from '../viewport';
import { ahead, beside } from './geometry';
import { drawn } from './ground';
import type { Corner } from './livery';

const n = (value: number) => value.toFixed(2);

/** A place of the table, seen from the middle of a unit's front, on the drawing. */
export function local(origin: Point, place: Point): Point {
  return { x: drawn(place.x - origin.x), y: drawn(origin.y - place.y) };
}

/** Draws in a stand's own measure: its edge is 2, (0, 0) its centre, (0, 1) the middle of its front. */
class Pen {
  private path = '';
  private readonly half: number;

  constructor(
    private readonly origin: Point,
    private readonly stand: Stand,
  ) {
    this.half = stand.edge / 2;
  }

  private point(right: number, forward: number): string {
    const place = beside(this.stand, this.stand.heading, right * this.half, forward * this.half);
    const { x, y } = local(this.origin, place);
    return `${n(x)} ${n(y)}`;
  }

  move(right: number, forward: number): this {
    this.path += `M${this.point(right, forward)}`;
    return this;
  }

  line(right: number, forward: number): this {
    this.path += `L${this.point(right, forward)}`;
    return this;
  }

  /** To a place around a corner of some radius. */
  arc(right: number, forward: number, radius: number): this {
    const r = n(drawn(radius * this.half));
    this.path += `A${r} ${r} 0 0 1 ${this.point(right, forward)}`;
    return this;
  }

  close(): this {
    this.path += 'Z';
    return this;
  }

  /** An oval, `across` wide and `along` deep in the stand's own direction. */
  oval(right: number, forward: number, across: number, along: number): this {
    const [a, b] = [n(drawn(across * this.half)), n(drawn(along * this.half))];
    const turn = this.stand.heading;
    this.path += `M${this.point(right - across, forward)}`;
    this.path += `A${a} ${b} ${turn} 1 1 ${this.point(right + across, forward)}`;
    this.path += `A${a} ${b} ${turn} 1 1 ${this.point(right - across, forward)}Z`;
    return this;
  }

  disc(right: number, forward: number, radius: number): this {
    return this.oval(right, forward, radius, radius);
  }

  done(): string {
    return this.path;
  }
}

/** A hair is left between bases, so that stands that touch can be counted. */
const EDGE = 0.965;
const CORNER_CUT = 0.24;

function base(origin: Point, stand: Stand, corner: Corner): string {
  const pen = new Pen(origin, stand);
  const [e, c] = [EDGE, EDGE - CORNER_CUT];
  if (corner === 'square')
    return pen.move(-e, e).line(e, e).line(e, -e).line(-e, -e).close().done();
  const round = corner === 'cut' ? null : CORNER_CUT;
  const turn = (right: number, forward: number) =>
    round === null ? pen.line(right, forward) : pen.arc(right, forward, round);
  pen.move(-c, e).line(c, e);
  turn(e, c);
  if (corner === 'arched') pen.line(e, -e).line(-e, -e);
  else {
    pen.line(e, -c);
    turn(c, -e);
    pen.line(-c, -e);
    turn(-e, -c);
  }
  pen.line(-e, c);
  turn(-c, e);
  return pen.close().done();
}

const forAll = (stance: Stance, draw: (stand: Stand) => string) => stance.stands.map(draw).join('');

/** The bases of a unit. */
export function bases(stance: Stance, corner: Corner): string {
  return forAll(stance, (stand) => base(stance, stand, corner));
}

/** A line along the front of every stand. */
export function fronts(stance: Stance): string {
  return forAll(stance, (stand) =>
    new Pen(stance, stand).move(-0.72, 0.74).line(0.72, 0.74).done(),
  );
}

/** The sign of the arm on every stand, for a table seen from far away. */
export function signs(stance: Stance, arm: string): string {
  return forAll(stance, (stand) => {
    const pen = new Pen(stance, stand);
    if (isGun(arm)) return pen.disc(0, 0, 0.34).done();
    return isMounted(arm) ? pen.move(-0.8, -0.8).line(0.8, 0.8).done() : '';
  });
}

export const isGun = (arm: string) => arm.includes('artillery') || arm.includes('gun');
export const isMounted = (arm: string) => arm.includes('cavalry') || arm.includes('lancer');

/** How many figures a full stand has; nothing where the client cannot know it. */
export function fullStand(arm: string): number | null {
  if (isGun(arm)) return null;
  return isMounted(arm) ? 2 : 4;
}

/** Where figures stand on a base, the last to be lost first. */
function places(arm: string): [number, number][] {
  if (isGun(arm)) {
    return [
      [-0.52, -0.12],
      [0.52, -0.12],
      [-0.42, -0.66],
      [0.42, -0.66],
    ];
  }
  if (isMounted(arm)) {
    return [
      [-0.42, -0.08],
      [0.42, -0.08],
    ];
  }
  return [
    [-0.4, 0.26],
    [0.4, 0.26],
    [-0.4, -0.46],
    [0.4, -0.46],
  ];
}

export interface Figures {
  /** Those that are left: bodies, and heads upon them. */
  bodies: string;
  heads: string;
  /** Muskets, lances and gun barrels: lines. */
  arms: string;
  /** Empty places of those that were lost. */
  lost: string;
}

/** All figures of a unit: plain dots, or modelled where they are seen closely. */
export function figures(stance: Stance, arm: string, modelled: boolean): Figures {
  const drawnFigures: Figures = { bodies: '', heads: '', arms: '', lost: '' };
  for (const stand of stance.stands) {
    const all = places(arm);
    const full = fullStand(arm) ?? stand.figures;
    all.slice(0, Math.max(full, stand.figures)).forEach(([right, forward], place) => {
      const pen = () => new Pen(stance, stand);
      if (place >= stand.figures) {
        drawnFigures.lost += pen().disc(right, forward, 0.15).done();
      } else if (!modelled) {
        drawnFigures.bodies += isMounted(arm)
          ? pen().oval(right, forward, 0.2, 0.46).done()
          : pen()
              .disc(right, forward, isGun(arm) ? 0.15 : 0.22)
              .done();
      } else if (isMounted(arm)) {
        drawnFigures.bodies += pen()
          .oval(right, forward - 0.06, 0.15, 0.46)
          .done();
        drawnFigures.bodies += pen()
          .oval(right, forward + 0.5, 0.075, 0.17)
          .done();
        drawnFigures.bodies += pen()
          .oval(right, forward - 0.06, 0.25, 0.13)
          .done();
        drawnFigures.heads += pen()
          .disc(right, forward - 0.04, 0.11)
          .done();
        drawnFigures.arms += pen()
          .move(right + 0.24, forward - 0.1)
          .line(right + 0.24, forward + 0.42)
          .done();
      } else {
        const size = isGun(arm) ? 0.75 : 1;
        drawnFigures.bodies += pen()
          .oval(right, forward, 0.27 * size, 0.15 * size)
          .done();
        drawnFigures.heads += pen()
          .disc(right, forward + 0.02, 0.125 * size)
          .done();
        if (!isGun(arm)) {
          drawnFigures.arms += pen()
            .move(right + 0.2, forward - 0.06)
            .line(right + 0.2, forward + 0.36)
            .done();
        }
      }
    });
    if (isGun(arm)) drawnFigures.arms += gun(stance, stand);
  }
  return drawnFigures;
}

/** A gun: barrel, trail, axle and two wheels. */
function gun(origin: Point, stand: Stand): string {
  return new Pen(origin, stand)
    .move(0, -0.5)
    .line(0, 0.62)
    .move(-0.3, 0.16)
    .line(0.3, 0.16)
    .move(-0.3, -0.08)
    .line(-0.3, 0.4)
    .move(0.3, -0.08)
    .line(0.3, 0.4)
    .done();
}

/** An arrowhead upon the front of a unit, of a size in units of the drawing. */
export function arrowhead(heading: number, size: number): string {
  const h = ahead(heading);
  const right = { x: h.y, y: -h.x };
  const at = (across: number, along: number) =>
    `${n((right.x * across + h.x * along) * size)} ${n(-(right.y * across + h.y * along) * size)}`;
  return `M${at(-0.72, 0.12)}L${at(0, 0.95)}L${at(0.72, 0.12)}L${at(0, 0.32)}Z`;
}

/** A star of five points around the origin. */
export function star(radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const r = index % 2 === 0 ? radius : radius * 0.42;
    const angle = (index * Math.PI) / 5;
    return `${n(Math.sin(angle) * r)} ${n(-Math.cos(angle) * r)}`;
  });
  return `M${points.join('L')}Z`;
}
