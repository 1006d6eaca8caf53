/** Who plays, as it is chosen on the start page. Pure. */
import { t } from '../words/words.svelte';
import { listed } from '../lib/words';
import type { Level, NewTable, SeatInfo, SeatPlan } from '../wire/types';

/** A person here, a person elsewhere, or the computer at a level. */
export type Chosen = SeatPlan | Level;

export function isComputer(chosen: Chosen): chosen is Level {
  return chosen !== 'here' && chosen !== 'elsewhere';
}

/** What the server is told about the players. */
export function playersOf(
  seats: readonly string[],
  chosen: (seat: string) => Chosen,
): Required<Pick<NewTable, 'seats' | 'computers'>> & Pick<NewTable, 'pace'> {
  const plans: Record<string, SeatPlan> = {};
  const computers: Record<string, Level> = {};
  for (const seat of seats) {
    const one = chosen(seat);
    // Who gives a seat to the computer has its key, and can take it over.
    plans[seat] = isComputer(one) ? 'here' : one;
    if (isComputer(one)) computers[seat] = one;
  }
  const nobodyPlays = seats.every((seat) => seat in computers);
  return { seats: plans, computers, ...(nobodyPlays ? { pace: 'calm' as const } : {}) };
}

/** More names than this are counted. */
const MOST_NAMES = 4;

/** What the choice comes to, in a sentence. */
export function sumOf(seats: readonly SeatInfo[], chosen: (seat: string) => Chosen): string {
  const names = (wanted: (one: Chosen) => boolean): string => {
    const found = seats.filter((seat) => wanted(chosen(seat.id)));
    if (found.length > MOST_NAMES) return t('seats', { count: found.length });
    return listed(found.map((seat) => seat.name));
  };
  const elsewhere = names((one) => one === 'elsewhere');
  const computers = seats.filter((seat) => isComputer(chosen(seat.id))).length;
  if (elsewhere !== '') return t('start-you-invite', { seats: elsewhere });
  if (computers === seats.length) return t('start-you-watch');
  if (computers > 0) return t('start-you-play', { seats: names((one) => one === 'here') });
  return t('start-all-local');
}
