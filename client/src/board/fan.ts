// Which stack lies fanned out, and what is in it.

import type { Piece } from '../wire/types';
import type { Grid } from './grid';
import type { Fan } from './stacks';
import { fanOut } from './stacks';
import type { Box } from './viewport';

/** Why a fan is open: a look closes by itself, a choice stays until something is chosen. */
export type FanReason = 'look' | 'choice';

export interface OpenFan {
  hex: string;
  reason: FanReason;
  /** The counters from the top of the stack; null stands for the hex itself. */
  entries: (Piece | null)[];
  /** The entry that the keys have reached; -1 without keys. */
  chosen: number;
  fan: Fan;
}

/** A request to see a stack: what to fan out, before it is laid out. */
export interface FanWish {
  hex: string;
  reason: FanReason;
  chosen: number;
  /** The part of the map that was shown when it was asked for. */
  within: Box;
}

/** Lays out the stack that was asked for; null if there is nothing to lay out any more. */
export function layOut(
  wish: FanWish | null,
  stack: readonly Piece[],
  withHex: boolean,
  grid: Grid,
  viewScale: number,
): OpenFan | null {
  const centre = wish && grid.hex(wish.hex);
  if (!wish || !centre) return null;
  const entries: (Piece | null)[] = [...stack.toReversed(), ...(withHex ? [null] : [])];
  if (entries.length < 2) return null;
  const chosen = Math.min(wish.chosen, entries.length - 1);
  return { ...wish, chosen, entries, fan: fanOut(entries.length, centre, viewScale, wish.within) };
}
