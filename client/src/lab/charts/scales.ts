/** From counts to places in a drawing. Pure. */
import type { LabBar, LabLosses, LabUnit } from '../../wire/types';

/** Neighbouring values that share a bar. */
export interface Bin {
  from: number;
  to: number;
  games: number;
}

/** The least of 1, 2, 5, 10, 20, 50 … that is no less than what is needed. */
export function roundStep(needed: number): number {
  const power = 10 ** Math.floor(Math.log10(needed));
  const digit = [1, 2, 5, 10].find((one) => one * power >= needed * (1 - 1e-9)) ?? 10;
  return digit * power;
}

/** Values that were seen, gathered into at most about so many bars of the same whole width. */
export function gather(bars: readonly LabBar[], most: number): Bin[] {
  const [first, last] = [bars[0], bars[bars.length - 1]];
  if (first === undefined || last === undefined) return [];
  const width = roundStep(Math.max(1, (last.value - first.value + 1) / most));
  const start = Math.floor(first.value / width) * width;
  const count = Math.floor((last.value - start) / width) + 1;
  const bins = Array.from({ length: count }, (_, place): Bin => {
    const from = start + place * width;
    return { from, to: from + width - 1, games: 0 };
  });
  for (const { value, games } of bars) {
    const bin = bins[Math.floor((value - start) / width)];
    if (bin !== undefined) bin.games += games;
  }
  return bins;
}

/** The values of an axis from zero on: a handful. */
export function ticks(most: number): number[] {
  if (!(most > 0)) return [0];
  const step = roundStep(most / 5);
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, place) => place * step);
}

/** Every how many-th of the places can carry a word of this width. */
export function every(places: number, room: number, word: number): number {
  return places === 0 ? 1 : Math.max(1, Math.ceil((places * word) / Math.max(room, 1)));
}

/** The units of a side that lost most, the worst off first. */
export function worst(losses: LabLosses, side: number, most: number): LabUnit[] {
  return losses.units
    .filter((unit) => unit.side === side && unit.games.count > 0)
    .sort((a, b) => b.mean - a.mean)
    .slice(0, most);
}

/** The colour of a seat or side. */
export const colour = (index: number): string => `var(--seat-${index}, var(--gold))`;
