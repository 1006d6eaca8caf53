// A pose among the touches: where a unit could stand, told by the words of its link.
//
//   @<x>,<y>,<heading>            behind any other words: where it would stand, exactly
//   <x>,<y>,<heading>,<formation> the same as words of their own
//   w<wheel>,<ahead>;...          leg by leg: a wheel about a front corner, then straight on
//   s-<direction>,<length>        forward, backward, left, right or about, as the unit sees it
//   f<heading>                    turned where it is
//   a<length>                     straight on
//   p<x>,<y>                      a rider's place

import type { Stance } from '../../wire/types';
import type { Point } from '../viewport';
import { beside, corners, middleOf, movedTo, wholeHeading } from './geometry';

export interface Pose {
  link: string;
  at: Point;
  /** Where it would face; nothing if the link does not tell. */
  heading: number | null;
  /** Its formation, if the link tells it. */
  formation: string | null;
  /** It only turns: poses of this kind lie around the unit like the hours of a dial. */
  dial: boolean;
}

type Place = Pick<Pose, 'at' | 'heading'> & Partial<Pose>;

const NUMBER = '(-?\\d+)';

/**
 * Reads a link; `now` is how the unit stands, for words that are told from its point of view. Nothing if it is
 * none, or tells no place.
 */
export function poseOf(link: string, now: Stance | null = null): Pose | null {
  if (!link.startsWith('pose:')) return null;
  const words = link.slice(5);
  const place = exactly(words) ?? seenBy(words, now) ?? inWords(words);
  if (!place) return null;
  // Whole thousandths, as the rules have them.
  const at = { x: Math.round(place.at.x), y: Math.round(place.at.y) };
  return { link, formation: null, dial: false, ...place, at };
}

function exactly(words: string): Place | null {
  const found = new RegExp(`@${NUMBER},${NUMBER}(?:,(\\d+))?$`).exec(words);
  return found && placed(found[1], found[2], found[3]);
}

function placed(x: string | undefined, y: string | undefined, heading: string | undefined): Place {
  return {
    at: { x: Number(x), y: Number(y) },
    heading: heading === undefined ? null : wholeHeading(Number(heading)),
  };
}

/** Words that a unit's own place gives a sense to. */
function seenBy(words: string, now: Stance | null): Place | null {
  const rider = new RegExp(`^p${NUMBER},${NUMBER}$`).exec(words);
  if (rider) return placed(rider[1], rider[2], undefined);
  if (now === null) return null;
  const facing = /^f(\d+)$/.exec(words);
  if (facing) return turned(now, Number(facing[1]));
  const on = /^a(\d+)$/.exec(words);
  if (on) return stepped(now, 0, Number(on[1]));
  const shift = /^s-([a-z]+),(\d+)$/.exec(words);
  if (shift) return shifted(now, shift[1] ?? '', Number(shift[2]));
  return words.startsWith('w') ? afterLegs(words.slice(1), now) : null;
}

/** Turned about its middle. */
function turned(now: Stance, heading: number): Place {
  const middle = middleOf(now);
  const there = movedTo(now, now, heading);
  const moved = middleOf(there);
  const at = { x: now.x + middle.x - moved.x, y: now.y + middle.y - moved.y };
  return { at, heading: wholeHeading(heading), dial: true };
}

function stepped(now: Stance, right: number, forward: number): Place {
  return { at: beside(now, now.heading, right, forward), heading: now.heading };
}

function shifted(now: Stance, direction: string, length: number): Place | null {
  if (direction === 'forward') return stepped(now, 0, length);
  if (direction === 'backward') return stepped(now, 0, -length);
  if (direction === 'left') return stepped(now, -length, 0);
  if (direction === 'right') return stepped(now, length, 0);
  if (direction !== 'about') return null;
  const back = turned(now, now.heading + 180);
  const heading = back.heading ?? 0;
  return { at: beside(back.at, heading, 0, length), heading };
}

/** How broad the front of a unit is. */
function frontage(stance: Stance): number {
  let [least, most] = [0, 0];
  for (const corner of stance.stands.flatMap((stand) => corners(stand))) {
    const angle = (stance.heading * Math.PI) / 180;
    const right = (corner.x - stance.x) * Math.cos(angle) - (corner.y - stance.y) * Math.sin(angle);
    [least, most] = [Math.min(least, right), Math.max(most, right)];
  }
  return most - least;
}

function afterLegs(words: string, now: Stance): Place | null {
  const half = frontage(now) / 2;
  let at: Point = now;
  let { heading } = now;
  for (const leg of words.split(';')) {
    const found = /^(-?\d+),(\d+)$/.exec(leg);
    if (!found) return null;
    const wheel = Number(found[1]);
    const side = wheel > 0 ? half : -half;
    if (wheel !== 0) {
      const corner = beside(at, heading, side, 0);
      heading = wholeHeading(heading + wheel);
      at = beside(corner, heading, -side, 0);
    }
    at = beside(at, heading, 0, Number(found[2]));
  }
  return { at, heading };
}

/** Plain words: the first three numbers count, and the last word that is none. */
function inWords(text: string): Place | null {
  const words = text.split(/[\s,;:/]+/);
  const [x, y, heading] = words.filter((word) => /^-?\d+$/.test(word));
  if (x === undefined || y === undefined) return null;
  return {
    ...placed(x, y, heading),
    formation: words.findLast((word) => /^[a-z_]+$/.test(word)) ?? null,
  };
}

/** How the unit would stand there, as far as its present formation tells; null if it would form anew. */
export function stanceIn(pose: Pose, now: Stance): Stance | null {
  if (pose.formation !== null && pose.formation !== now.formation) return null;
  return movedTo(now, pose.at, pose.heading ?? now.heading);
}
