/** Seats and the sides they belong to. A seat's id begins with its side's: `side_seat`. Pure. */
import type { SideSpec } from '../wire/types';
import { plainWords } from './words';

/** More seats than this are shown by side. */
export const MOST_SINGLY = 4;

export function sideOf(seat: string): string {
  return /^[a-z]+/.exec(seat)?.[0] ?? seat;
}

/** The colour of a seat: its place in the order of seats, or its side's where there are more than two. */
export function tintOf(seats: readonly string[], seat: string | null): number {
  const place = seat === null ? -1 : seats.indexOf(seat);
  if (place < 0 || seats.length <= 2) return place;
  return [...new Set(seats.map(sideOf))].indexOf(sideOf(seats[place] ?? ''));
}

export interface SideOfTable<Seat> {
  id: string;
  name: string;
  seats: Seat[];
}

/** The seats by their sides, in order. */
export function bySide<Seat extends { id: string }>(
  seats: readonly Seat[],
  named: readonly Pick<SideSpec, 'id' | 'name'>[],
): SideOfTable<Seat>[] {
  const sides: SideOfTable<Seat>[] = [];
  for (const seat of seats) {
    const id = sideOf(seat.id);
    const side = sides.find((one) => one.id === id);
    if (side) side.seats.push(seat);
    else
      sides.push({
        id,
        name: named.find((one) => one.id === id)?.name ?? plainWords(id),
        seats: [seat],
      });
  }
  return sides;
}
