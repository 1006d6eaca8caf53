// What to animate between two scenes of a table: units go from where they stood to where they stand, and turn.

import type { Piece, Scene, Step } from '../../wire/types';
import { LONGEST_SHOW } from '../motion';
import type { Point } from '../viewport';
import { turnBetween } from './geometry';
import type { Ground } from './ground';
import { stanceOf } from './units';

interface Timed {
  start: number;
  duration: number;
}

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

export interface TableShow {
  marches: March[];
  leaving: Leaving[];
  arriving: Arriving[];
  /** How long all of it takes, in milliseconds. */
  length: number;
}

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
): TableShow {
  const show: TableShow = { marches: [], leaving: [], arriving: [], length: 0 };
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
  show.length = now;
  return squeezed(show);
}

function squeezed(show: TableShow): TableShow {
  if (show.length <= LONGEST_SHOW) return show;
  const factor = LONGEST_SHOW / show.length;
  const squeeze = <T extends Timed>(parts: T[]): T[] =>
    parts.map((part) => ({
      ...part,
      start: part.start * factor,
      duration: part.duration * factor,
    }));
  return {
    marches: squeeze(show.marches),
    leaving: squeeze(show.leaving),
    arriving: squeeze(show.arriving),
    length: LONGEST_SHOW,
  };
}
