/** The figures of a report in words. Pure. */
import { t } from '../../words/words.svelte';
import { figure, percent, plainNumber } from '../../lib/words';
import type { Mean, Share } from '../../wire/types';
import type { Bin } from './scales';

/** `25% to 66%`. */
export function interval(share: Share): string {
  return t('range', { from: percent(share.low), to: percent(share.high) });
}

/** `12.3 ± 0.8`, without the margin if it is not known. */
export function meanText({ mean, margin }: Mean, digits = 1): string {
  const text = figure(mean, digits);
  return margin === undefined
    ? text
    : t('lab-mean', { mean: text, margin: figure(margin, digits) });
}

/** `5`, or `5 to 9`. */
export function binText({ from, to }: Bin): string {
  return fromTo(from, to);
}

/** `3`, or `3 to 5`. */
export function fromTo(from: number, to: number): string {
  return from === to
    ? plainNumber(from)
    : t('range', { from: plainNumber(from), to: plainNumber(to) });
}
