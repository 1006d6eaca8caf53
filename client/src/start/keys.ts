import type { SeatPlan } from '../wire/types';

/** Keys of seats here are one's own; those of seats elsewhere go into links. */
export function partKeys(
  keys: Record<string, string>,
  plans: Record<string, SeatPlan>,
): { mine: Record<string, string>; invited: Record<string, string> } {
  const mine: Record<string, string> = {};
  const invited: Record<string, string> = {};
  for (const [seat, key] of Object.entries(keys)) {
    if (plans[seat] === 'elsewhere') invited[seat] = key;
    else mine[seat] = key;
  }
  return { mine, invited };
}
