// What a screen reader says about a hex and a counter.

import { t } from '../words/words.svelte';
import { called } from '../lib/glossary.svelte';
import { capital, inARow, sentence } from '../lib/words';
import type { Lit } from '../table/choosing';
import type { ChartHex, Marker, Piece } from '../wire/types';
import { hexLink, pieceLink } from './touching';

/** What somebody is: `Day infantry`. */
export function sayKind({ nation, arm }: Piece): string {
  return t('unit-kind', { nation: capital(called('nation', nation)), arm: called('arm', arm) });
}

export function sayPiece(piece: Piece): string {
  const values = piece.values.map(([name, value]) => `${called('value', name)} ${value}`);
  const parts = [
    piece.name,
    sayKind(piece),
    ...(piece.reversed ? [t('unit-disrupted')] : []),
    ...values,
    ...piece.badges,
  ];
  return inARow(parts);
}

/** What touching a lit thing would do. */
export function sayLit(lit: Lit): string {
  const parts = [lit.text ?? t('lit-plain')];
  if (lit.cost !== undefined) parts.push(t('lit-costs', { cost: lit.cost }));
  if (lit.stops) parts.push(t('lit-stops'));
  if (lit.rolls) parts.push(t('lit-rolls'));
  return inARow(parts);
}

export function sayHex(
  hex: ChartHex,
  stack: readonly Piece[],
  markers: readonly Marker[],
  litBy: (link: string) => Lit | undefined,
): string {
  const sentences = [t('hex-is', { hex: hex.name, text: hex.text })];
  for (const marker of markers) sentences.push(marker.text);
  const lit = litBy(hexLink(hex.name));
  if (lit) sentences.push(t('lit', { what: sayLit(lit) }));
  if (stack.length > 1) sentences.push(t('units-in-stack', { count: stack.length }));
  for (const piece of stack.toReversed()) {
    const choice = litBy(pieceLink(piece.id));
    sentences.push(choice ? t('unit-lit', { unit: sayPiece(piece) }) : sayPiece(piece));
  }
  return sentences.map(sentence).join(' ');
}
