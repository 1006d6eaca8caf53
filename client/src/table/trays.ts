/** Counters that lie beside the map, box by box. Pure. */
import type { Piece } from '../wire/types';

export interface Tray {
  box: string;
  side: string;
  pieces: Piece[];
}

/** One tray for each box and side, in the order in which the scene names them. */
export function trays(pieces: readonly Piece[]): Tray[] {
  const found = new Map<string, Tray>();
  for (const piece of pieces) {
    if (!('box' in piece.place)) continue;
    const name = `${piece.place.box} ${piece.side}`;
    const tray = found.get(name);
    if (tray === undefined) {
      found.set(name, { box: piece.place.box, side: piece.side, pieces: [piece] });
    } else tray.pieces.push(piece);
  }
  return [...found.values()];
}
