// What to animate between two scenes of a table: units go from where they stood to where they stand, and turn.

import type { Piece, Scene, Step } from '../../wire/types';
import type { Motion } from '../player';
import { squeezed, type Show, type Timed } from '../timing';
import type { Point } from '../viewport';
import { turnBetween } from './geometry';
import type { Ground } from './ground';
import { stanceOf } from './units';

/** A unit comes from a place, given from where it stands now in units of the drawing, and turns by so much. */
export interface March extends Timed {
  id: string;
  from: Point;
  turn: number;
}

/** A unit leaves the table. */
export interface Leaving extends Timed {
  piece: Piece;
}

/** A unit comes onto the table. */
export interface Arriving extends Timed {
  id: string;
}

export interface UnitParts {
  marches: March[];
  leaving: Leaving[];
  arriving: Arriving[];
}

export type UnitShow = Show<UnitParts>;

/** Milliseconds for an inch, and the shortest and the longest march. */
const PACE = 55;
const SHORTEST = 240;
const LONGEST = 850;
const FADE = 320;

/** Units that the same step names move together; what no step names moves with the last. */
export function showBetween(
  before: Scene,
  after: Scene,
  steps: readonly Step[],
  ground: Ground,
): UnitShow {
  const show: UnitParts = { marches: [], leaving: [], arriving: [] };
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const is = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const named = steps.map((step) => step.events.flatMap((event) => event.units ?? []));
  const told = new Set<string>();
  let now = 0;

  const tell = (ids: Iterable<string>) => {
    let end = now;
    const lasting = (duration: number) => {
      end = Math.max(end, now + duration);
      return { start: now, duration };
    };
    for (const id of ids) {
      if (told.has(id)) continue;
      const [then, here] = [was.get(id), is.get(id)];
      const [from, to] = [stanceOf(then), stanceOf(here)];
      if (from && to) {
        const [a, b] = [ground.onDrawing(from), ground.onDrawing(to)];
        const way = Math.hypot(to.x - from.x, to.y - from.y) / 1000;
        const turn = turnBetween(from.heading, to.heading);
        if (way < 0.01 && turn === 0) continue;
        const duration = Math.min(Math.max(way * PACE, SHORTEST), LONGEST);
        const origin = { x: a.x - b.x, y: a.y - b.y };
        show.marches.push({ id, from: origin, turn, ...lasting(duration) });
      } else if (from && then) show.leaving.push({ piece: then, ...lasting(FADE) });
      else if (to) show.arriving.push({ id, ...lasting(FADE) });
      else continue;
      told.add(id);
    }
    now = end;
  };

  for (const ids of named.slice(0, -1)) tell(ids);
  tell([...(named.at(-1) ?? []), ...is.keys(), ...was.keys()]);
  return squeezed(show, now);
}

/** What the units themselves do in a show. */
export function motionsOf({ marches, arriving }: UnitParts): Motion[] {
  return [
    ...marches.map((march): Motion => {
      const first = `translate(${march.from.x}px, ${march.from.y}px) rotate(${-march.turn}deg)`;
      const frames = [{ transform: first }, { transform: 'none' }];
      return { id: march.id, frames, time: march, easing: 'ease-in-out' };
    }),
    ...arriving.map((arrival): Motion => {
      const frames = [{ opacity: 0 }, { opacity: 1 }];
      return { id: arrival.id, frames, time: arrival, easing: 'ease-in-out' };
    }),
  ];
}
