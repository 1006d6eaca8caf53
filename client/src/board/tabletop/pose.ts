// A pose among the touches: where a unit could stand, told by its link.

import type { Stance } from '../../wire/types';
import type { Point } from '../viewport';
import { movedTo, wholeHeading } from './geometry';

export interface Pose {
  link: string;
  at: Point;
  /** Where it would face; nothing if the link does not tell. */
  heading: number | null;
  /** Its formation, if the link tells it. */
  formation: string | null;
}

const NUMBER = /^-?\d+$/;

/**
 * Reads `pose:<x>,<y>,<heading>,<formation>`, with other words before, between or behind them: the first three
 * numbers count, and the last word that is none. Nothing if there are not even two numbers.
 */
export function poseOf(link: string): Pose | null {
  if (!link.startsWith('pose:')) return null;
  const words = link.slice(5).split(/[\s,;:/]+/);
  const [x, y, heading] = words.filter((word) => NUMBER.test(word)).map(Number);
  if (x === undefined || y === undefined) return null;
  return {
    link,
    at: { x, y },
    heading: heading === undefined ? null : wholeHeading(heading),
    formation: words.findLast((word) => /^[a-z_]+$/.test(word)) ?? null,
  };
}

/** How the unit would stand there, as far as its present formation tells; null if it would form anew. */
export function stanceIn(pose: Pose, now: Stance): Stance | null {
  if (pose.formation !== null && pose.formation !== now.formation) return null;
  return movedTo(now, pose.at, pose.heading ?? now.heading);
}
