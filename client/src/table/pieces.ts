/** Where pieces are. Pure. */
import type { Piece } from '../wire/types';

/** The hex that a piece stands in, if it is on the map. */
export function hexOfPiece(piece: Piece): string | null {
  return 'hex' in piece.place ? piece.place.hex.hex : null;
}

export function piecesIn(pieces: readonly Piece[], hex: string): Piece[] {
  return pieces.filter((piece) => hexOfPiece(piece) === hex);
}
