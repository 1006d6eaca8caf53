// The drawn shapes of stands and figures as SVG paths. A unit is drawn around the middle of its front, in
// units of the drawing, so that it is moved and turned as a whole.

import type { Stance, Stand } from '../../wire/types';
import { figuresOf } from '../sprite';
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

  /** A bar along the stand's direction, as a wheel is seen from above. */
  bar(right: number, rear: number, front: number, half = 0.05): this {
    return this.move(right - half, rear)
      .line(right - half, front)
      .line(right + half, front)
      .line(right + half, rear)
      .close();
  }

  /** A barrel: broad at the rear, slender in front. */
  taper(rear: number, front: number, broad: number, slender: number): this {
    return this.move(-broad, rear)
      .line(-slender, front)
      .line(slender, front)
      .line(broad, rear)
      .close();
  }

  /** Another path on the same stand. */
  fresh(): Pen {
    return new Pen(this.origin, this.stand);
  }

  done(): string {
    return this.path;
  }
}

/** A hair is left between bases, so that stands that touch can be counted. */
const EDGE = 0.965;
const CORNER_CUT = 0.24;

function base(origin: Point, stand: Stand, corner: Corner, size = 1): string {
  const pen = new Pen(origin, stand);
  const e = EDGE * size;
  const c = e - CORNER_CUT * size;
  if (corner === 'square')
    return pen.move(-e, e).line(e, e).line(e, -e).line(-e, -e).close().done();
  const round = corner === 'cut' ? null : CORNER_CUT * size;
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

export const isGun = (arm: string) => figuresOf(arm) === 'gun';
export const isMounted = (arm: string) => figuresOf(arm) === 'horse';

/** How many figures a full stand has. */
export function fullStand(arm: string): number {
  return isGun(arm) || isMounted(arm) ? 2 : 4;
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

/** The dots that stand for figures from some way off. */
export interface Dots {
  /** Those that are left. */
  left: string;
  /** Empty places of those that were lost. */
  lost: string;
  /** Guns: lines. */
  guns: string;
}

/** Calls `draw` for every place of a figure on every stand: its pen, where it is, and whether it is left. */
function forFigures(
  stance: Stance,
  arm: string,
  draw: (pen: () => Pen, right: number, forward: number, left: boolean) => void,
): void {
  for (const stand of stance.stands) {
    const count = Math.max(fullStand(arm), stand.figures);
    places(arm)
      .slice(0, count)
      .forEach(([right, forward], place) => {
        draw(() => new Pen(stance, stand), right, forward, place < stand.figures);
      });
  }
}

const LOST = 0.15;

export function dots(stance: Stance, arm: string): Dots {
  const found: Dots = { left: '', lost: '', guns: '' };
  forFigures(stance, arm, (pen, right, forward, left) => {
    if (!left) found.lost += pen().disc(right, forward, LOST).done();
    else if (isMounted(arm)) found.left += pen().oval(right, forward, 0.2, 0.46).done();
    else
      found.left += pen()
        .disc(right, forward, isGun(arm) ? 0.15 : 0.22)
        .done();
  });
  if (isGun(arm)) {
    found.guns = forAll(stance, (stand) =>
      new Pen(stance, stand)
        .move(0, -0.5)
        .line(0, 0.62)
        .move(-0.3, 0.16)
        .line(0.3, 0.16)
        .move(-0.3, -0.08)
        .line(-0.3, 0.4)
        .move(0.3, -0.08)
        .line(0.3, 0.4)
        .done(),
    );
  }
  return found;
}

/** Figures as they are seen from above, close by. */
export interface Models {
  /** The turf within the rim of a base. */
  turf: string;
  shadows: string;
  horses: string;
  packs: string;
  coats: string;
  hats: string;
  /** Muskets, sabres and trails: lines. */
  weapons: string;
  wheels: string;
  barrels: string;
  lost: string;
}

const noModels = (): Models => ({
  turf: '',
  shadows: '',
  horses: '',
  packs: '',
  coats: '',
  hats: '',
  weapons: '',
  wheels: '',
  barrels: '',
  lost: '',
});

export function models(stance: Stance, arm: string, corner: Corner): Models {
  const found = noModels();
  found.turf = forAll(stance, (stand) => base(stance, stand, corner, 0.8));
  forFigures(stance, arm, (pen, right, forward, left) => {
    if (!left) found.lost += pen().disc(right, forward, LOST).done();
    else if (isMounted(arm)) rider(found, pen, right, forward);
    else footman(found, pen, right, forward, !isGun(arm));
  });
  if (isGun(arm)) for (const stand of stance.stands) gun(found, new Pen(stance, stand));
  return found;
}

/** A leader on his horse, on a round base of some radius. */
export function mountedLeader(stance: Stance, radius: number): Models {
  const found = noModels();
  const stand = { ...stance, edge: radius * 2, figures: 1 };
  rider(found, () => new Pen(stance, stand), 0, 0, 1.35);
  return found;
}

function footman(into: Models, pen: () => Pen, x: number, y: number, armed: boolean): void {
  into.shadows += pen()
    .oval(x + 0.04, y - 0.07, 0.25, 0.17)
    .done();
  into.packs += pen()
    .move(x - 0.13, y - 0.08)
    .line(x + 0.13, y - 0.08)
    .line(x + 0.11, y - 0.24)
    .line(x - 0.11, y - 0.24)
    .close()
    .done();
  into.coats += pen().oval(x, y, 0.24, 0.12).done();
  into.coats += pen()
    .oval(x + 0.2, y + 0.1, 0.06, 0.13)
    .done();
  into.coats += pen()
    .oval(x - 0.17, y + 0.11, 0.06, 0.12)
    .done();
  into.hats += pen()
    .disc(x, y + 0.03, 0.115)
    .done();
  if (!armed) return;
  into.weapons += pen()
    .move(x + 0.25, y - 0.12)
    .line(x + 0.1, y + 0.42)
    .done();
}

function rider(into: Models, pen: () => Pen, x: number, y: number, size = 1): void {
  const at = (right: number, forward: number): [number, number] => [
    x + right * size,
    y + forward * size,
  ];
  const oval = (right: number, forward: number, across: number, along: number) =>
    pen()
      .oval(...at(right, forward), across * size, along * size)
      .done();
  into.shadows += oval(0.04, -0.06, 0.2, 0.48);
  into.horses += oval(0, -0.1, 0.14, 0.36);
  into.horses += oval(0, 0.3, 0.08, 0.2);
  into.horses += oval(0, 0.5, 0.055, 0.13);
  into.horses += oval(0, -0.5, 0.035, 0.12);
  into.coats += oval(0, -0.08, 0.2, 0.105);
  into.hats += oval(0, -0.05, 0.1, 0.1);
  into.weapons += pen()
    .move(...at(0.2, -0.12))
    .line(...at(0.27, 0.4))
    .done();
}

function gun(into: Models, pen: Pen): void {
  into.weapons += pen.move(-0.04, 0.1).line(0, -0.55).line(0.04, 0.1).done();
  into.wheels += pen.fresh().bar(-0.3, -0.1, 0.42).bar(0.3, -0.1, 0.42).done();
  into.weapons += pen.fresh().move(-0.28, 0.16).line(0.28, 0.16).done();
  into.barrels += pen.fresh().taper(-0.05, 0.66, 0.1, 0.065).done();
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
