/** The story of a game as the server sends it piece by piece. Pure. */
import type { Step, View } from '../wire/types';

export interface StoryChange {
  story: Step[];
  /** Steps that were not known before; empty when the story is read for the first time. */
  fresh: Step[];
  /** Some steps that were known are void now: something was taken back. */
  takenBack: boolean;
}

/** Puts the steps of a view behind those of the known ones that stay. */
export function continued(known: readonly Step[], view: View, firstView: boolean): StoryChange {
  const stays = known.slice(0, view.story_from);
  const story = [...stays, ...view.story];
  // A server may send again what is known, after a reconnection: only what is new counts as fresh.
  const alreadyKnown = (step: Step): boolean => {
    const before = known[step.number - 1];
    return before !== undefined && JSON.stringify(before) === JSON.stringify(step);
  };
  const fresh = firstView ? [] : view.story.filter((step) => !alreadyKnown(step));
  return { story, fresh, takenBack: !firstView && story.length < known.length };
}
