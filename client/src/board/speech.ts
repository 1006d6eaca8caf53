// What a screen reader says about a hex and a counter.

import type { Lit } from '../table/choosing';
import type { ChartHex, Marker, Piece } from '../wire/types';
import { hexLink, pieceLink } from './touching';

const words = (id: string) => id.replaceAll('_', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function sayPiece(piece: Piece): string {
  const values = piece.values.map(([name, value]) => `${words(name)} ${value}`);
  const parts = [
    piece.name,
    `${capital(words(piece.nation))} ${words(piece.arm)}`,
    ...(piece.reversed ? ['disrupted'] : []),
    ...values,
    ...piece.badges,
  ];
  return parts.join(', ');
}

/** What touching a lit thing would do. */
export function sayLit(lit: Lit): string {
  const parts = [lit.text ?? 'can be touched'];
  if (lit.cost !== undefined) parts.push(`costs ${lit.cost}`);
  if (lit.stops) parts.push('must stop there');
  if (lit.rolls) parts.push('dice are rolled');
  return parts.join(', ');
}

export function sayHex(
  hex: ChartHex,
  stack: readonly Piece[],
  markers: readonly Marker[],
  litBy: (link: string) => Lit | undefined,
): string {
  const sentences = [`${hex.name}: ${hex.text}`];
  for (const marker of markers) sentences.push(marker.text);
  const lit = litBy(hexLink(hex.name));
  if (lit) sentences.push(`Lit: ${sayLit(lit)}`);
  if (stack.length > 1) sentences.push(`${stack.length} counters, from the top`);
  for (const piece of stack.toReversed()) {
    const choice = litBy(pieceLink(piece.id));
    sentences.push(choice ? `${sayPiece(piece)}, lit` : sayPiece(piece));
  }
  return sentences.join('. ');
}
