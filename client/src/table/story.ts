/** The story of a game as the server sends it piece by piece. Pure. */
import type { Step, View } from '../wire/types';

export interface StoryChange {
  story: Step[];
  /** Steps that were not known before; empty when the story is read for the first time. */
  fresh: Step[];
  /** Some steps that were known are void now: something was taken back. */
  takenBack: boolean;
}

/** Puts the steps of views, in their order, behind those of the known ones that stay. */
export function continued(
  known: readonly Step[],
  views: readonly View[],
  firstView: boolean,
): StoryChange {
  const story = views.reduce<Step[]>(
    (before, view) => [...before.slice(0, view.story_from), ...view.story],
    [...known],
  );
  if (firstView) return { story, fresh: [], takenBack: false };
  // A server may send again what is known, after a reconnection: only what is new counts as fresh.
  const untouched = Math.min(...views.map((view) => view.story_from));
  const fresh = story.slice(untouched).filter((step) => !isSame(known[step.number - 1], step));
  return { story, fresh, takenBack: story.length < known.length };
}

function isSame(known: Step | undefined, step: Step): boolean {
  return known === step || (known !== undefined && JSON.stringify(known) === JSON.stringify(step));
}
