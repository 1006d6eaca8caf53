// What to animate between two scenes. The scenes say what has changed, the steps only by which way
// and in which order: so whatever is animated ends exactly where the new scene has it.

import type { Piece, Scene, Step } from '../wire/types';
import type { Grid } from './grid';
import type { Motion } from './player';
import { stackOffset, stacksOf } from './stacks';
import { squeezed, type Show, type Timed } from './timing';
import type { Point } from './viewport';

/** A counter goes along a path; the last point is where it lies now. */
export interface Glide extends Timed {
  id: string;
  path: Point[];
}

/** A counter is turned over; `before` is the face that showed. */
export interface Flip extends Timed {
  before: Piece;
}

/** A counter leaves the map at a place. */
export interface Fade extends Timed {
  piece: Piece;
  at: Point;
}

/** A counter comes onto the map. */
export interface Arrival extends Timed {
  id: string;
}

/** Something happens in a hex. */
export interface Flash extends Timed {
  hex: string;
  at: Point;
}

export interface CounterParts {
  glides: Glide[];
  flips: Flip[];
  fades: Fade[];
  arrivals: Arrival[];
  flashes: Flash[];
}

export type CounterShow = Show<CounterParts>;

const LEG = 120;
const LONGEST_GLIDE = 800;
const FLIP = 260;
const FADE = 320;
const FLASH = 300;
/** What a flash does to a unit is seen a moment after the flash. */
const AFTER_FLASH = 160;

export function showBetween(
  before: Scene,
  after: Scene,
  steps: readonly Step[],
  grid: Grid,
): CounterShow {
  const was = new Lie(before, grid);
  const is = new Lie(after, grid);
  const show: CounterParts = { glides: [], flips: [], fades: [], arrivals: [], flashes: [] };
  const told = new Set<string>();
  let now = 0;

  for (const step of steps) {
    const struck = struckHexes(step, was);
    for (const hex of struck) {
      const centre = grid.hex(hex);
      if (centre) show.flashes.push({ hex, at: centre, start: now, duration: FLASH });
    }
    const start = now + (struck.size > 0 ? AFTER_FLASH : 0);
    let end = struck.size > 0 ? now + FLASH : now;
    const until = (duration: number) => {
      end = Math.max(end, start + duration);
      return { start, duration };
    };

    for (const id of unitsOf(step)) {
      if (told.has(id)) continue;
      const [from, to] = [was.hexOf(id), is.hexOf(id)];
      const [then, here] = [was.pieces.get(id), is.pieces.get(id)];
      const [origin, goal] = [was.pointOf(id), is.pointOf(id)];
      if (from && to && from !== to && origin && goal) {
        const between = wayOf(id, from, to, steps, grid).slice(1, -1);
        const path = [origin, ...between.flatMap((hex) => grid.hex(hex) ?? []), goal];
        const duration = Math.min((path.length - 1) * LEG, LONGEST_GLIDE);
        show.glides.push({ id, path, ...until(duration) });
        told.add(id);
      } else if (from && !to && then && origin) {
        show.fades.push({ piece: then, at: origin, ...until(FADE) });
        told.add(id);
      } else if (!from && to) {
        show.arrivals.push({ id, ...until(FADE) });
        told.add(id);
      } else if (then && here && then.reversed !== here.reversed) {
        show.flips.push({ before: then, ...until(FLIP) });
        told.add(id);
      }
    }
    now = end;
  }
  return squeezed(show, now);
}

/** What the counters themselves do in a show. */
export function motionsOf({ glides, flips, arrivals }: CounterParts): Motion[] {
  return [
    ...glides.map((glide): Motion => {
      const goal = glide.path.at(-1) ?? { x: 0, y: 0 };
      const frames = glide.path.map(({ x, y }) => ({
        transform: `translate(${x - goal.x}px, ${y - goal.y}px)`,
      }));
      return { id: glide.id, frames, time: glide, easing: 'ease-in-out' };
    }),
    ...flips.map((flip): Motion => {
      const frames = [
        { transform: 'scaleX(0)' },
        { transform: 'scaleX(0)', offset: 0.5 },
        { transform: 'scaleX(1)' },
      ];
      return { id: flip.before.id, frames, time: flip, easing: 'ease-out' };
    }),
    ...arrivals.map((arrival): Motion => {
      const frames = [
        { opacity: 0, transform: 'scale(1.5)' },
        { opacity: 1, transform: 'scale(1)' },
      ];
      return { id: arrival.id, frames, time: arrival, easing: 'ease-out' };
    }),
  ];
}

/** Where every counter of a scene lies. */
class Lie {
  readonly pieces = new Map<string, Piece>();
  private readonly points = new Map<string, Point>();

  constructor(scene: Scene, grid: Grid) {
    for (const piece of scene.pieces) this.pieces.set(piece.id, piece);
    for (const [name, stack] of stacksOf(scene)) {
      const hex = grid.hex(name);
      if (!hex) continue;
      stack.forEach((piece, level) => {
        const offset = stackOffset(level, stack.length);
        this.points.set(piece.id, { x: hex.x + offset.x, y: hex.y + offset.y });
      });
    }
  }

  hexOf(id: string): string | null {
    const place = this.pieces.get(id)?.place;
    return place && 'hex' in place ? place.hex.hex : null;
  }

  pointOf(id: string): Point | undefined {
    return this.points.get(id);
  }
}

function unitsOf(step: Step): Set<string> {
  return new Set(step.events.flatMap((event) => event.units ?? []));
}

/** The hexes that an event names though none of its units stands there or goes there: they are fired at. */
function struckHexes(step: Step, was: Lie): Set<string> {
  const struck = new Set<string>();
  for (const { hexes = [], units = [] } of step.events) {
    const [only] = hexes;
    if (hexes.length !== 1 || only === undefined || units.length === 0) continue;
    const away = units.every((id) => was.hexOf(id) !== null && was.hexOf(id) !== only);
    if (away) struck.add(only);
  }
  return struck;
}

/** The hexes of a unit's way, both ends included, as far as the steps tell it. */
function wayOf(id: string, from: string, to: string, steps: readonly Step[], grid: Grid): string[] {
  const way = [from];
  for (const { hexes = [], units = [] } of steps.flatMap((step) => step.events)) {
    if (units.length !== 1 || units[0] !== id) continue;
    for (const hex of hexes) {
      const last = way.at(-1) ?? from;
      if (grid.hex(last)?.neighbours.includes(hex)) way.push(hex);
    }
  }
  const arrived = way.lastIndexOf(to);
  return arrived > 0 ? way.slice(0, arrived + 1) : [from, to];
}
