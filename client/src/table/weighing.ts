/** Points that a decision is expected to bring, in words and bars. Pure. */
import { t } from '../words/words.svelte';
import { signed } from '../lib/words';
import type { Reason } from '../wire/types';

const tenths = (points: number): number => Math.round(points * 10) / 10;

/** `+2.5`, with a real minus; nothing that rounds to nothing has a sign. */
export function inPoints(points: number): string {
  const rounded = tenths(points);
  if (rounded === 0) return '0';
  return signed(rounded);
}

/** A lead as people say it. */
export function leadInWords(lead: number, seat: string): string {
  const points = Math.abs(tenths(lead));
  if (points === 0) return t('advice-level');
  return lead > 0 ? t('advice-ahead', { points, seat }) : t('advice-behind', { points, seat });
}

export interface ReasonBar {
  text: string;
  points: string;
  /** From 0 to 1, the weightiest reason being 1. */
  width: number;
  speaksFor: boolean;
}

/** Reasons as bars that can be compared with each other. */
export function reasonBars(reasons: readonly Reason[]): ReasonBar[] {
  const most = Math.max(...reasons.map(({ points }) => Math.abs(points)), 0.1);
  return reasons.map(({ text, points }) => ({
    text,
    points: inPoints(points),
    width: Math.abs(points) / most,
    speaksFor: points >= 0,
  }));
}
