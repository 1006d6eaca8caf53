/** The figures of a report in words. Pure. */
import { percent, plainNumber } from '../../lib/words';
import type { Mean, Share } from '../../wire/types';
import type { Bin } from './scales';

/** A number with so many digits after the point and a real minus. */
export function figure(value: number, digits: number): string {
  return value.toFixed(digits).replace('-', '−');
}

/** `25% to 66%`. */
export function interval(share: Share): string {
  return `${percent(share.low)} to ${percent(share.high)}`;
}

/** `12.3 ± 0.8`, without the margin if it is not known. */
export function meanText({ mean, margin }: Mean, digits = 1): string {
  const text = figure(mean, digits);
  return margin === undefined ? text : `${text} ± ${figure(margin, digits)}`;
}

/** `5`, or `5 to 9`. */
export function binText({ from, to }: Bin): string {
  return from === to ? plainNumber(from) : `${plainNumber(from)} to ${plainNumber(to)}`;
}

/** `3`, or `3 to 5`. */
export function fromTo(from: number, to: number): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
