/** What is worth telling about a hex. Pure. */
import type { ChartHex, Factor, Piece } from '../wire/types';

/** Lines that say only what the card shows already, the ground and the printed values, are left out. */
export function worthTelling(
  lines: readonly Factor[],
  hex: ChartHex,
  pieces: readonly Piece[],
): Factor[] {
  const shown = (text: string): boolean =>
    hex.text.includes(text) || pieces.some((piece) => text.startsWith(`${piece.name} (`));
  return lines.filter((line) => !shown(line.text.replace(/\.$/, '')));
}
