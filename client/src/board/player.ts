// Moves what lies on a board from where it was to where it is. The elements lie at their places
// already; only how they look is animated, so cutting an animation shows the right board.

import type { Timed } from './timing';

/** What one element does. */
export interface Motion {
  /** Of the counter or unit. */
  id: string;
  frames: Keyframe[];
  time: Timed;
  easing: 'ease-in-out' | 'ease-out';
}

/** Finds the element of a counter or unit. */
export type MoverOf = (id: string) => Element | null;

/** Starts all motions; the answer cuts them. */
export function play(motions: readonly Motion[], moverOf: MoverOf): () => void {
  const running = motions.flatMap(({ id, frames, time: { start, duration }, easing }) => {
    const timing = { delay: start, duration, easing, fill: 'backwards' as const };
    return moverOf(id)?.animate(frames, timing) ?? [];
  });
  return () => running.forEach((animation) => animation.cancel());
}
