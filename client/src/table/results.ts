/** Which dice lie on the table to be read. Pure. */
import type { Step } from '../wire/types';

/** More rolls than this are for the log. */
const MOST_SHOWN = 4;

/**
 * The steps whose dice are shown after some have just happened. Whoever decides has seen what lay there; what others
 * do one after the other must not sweep it away unread.
 */
export function laidOut(
  before: Step[],
  fresh: readonly Step[],
  isMine: (seat: string) => boolean,
): Step[] {
  const rolled = fresh.filter((step) => step.rolled.length > 0);
  if (fresh.length === 0 || fresh.some((step) => isMine(step.seat))) return rolled;
  return rolled.length === 0 ? before : [...before, ...rolled].slice(-MOST_SHOWN);
}
