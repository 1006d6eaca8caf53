/** Counters that lie beside the map, box by box. Pure. */
import type { Piece } from '../wire/types';

export interface Tray {
  box: string;
  side: string;
  pieces: Piece[];
}

/** One tray for each box and side, in the order in which the scene names them; numbered boxes count up. */
export function trays(pieces: readonly Piece[]): Tray[] {
  const rows = new Map<string, Map<string, Tray>>();
  for (const piece of pieces) {
    if (!('box' in piece.place)) continue;
    const { box } = piece.place;
    const row = found(rows, `${box.replace(/\d+/g, '')} ${piece.side}`, () => new Map());
    found(row, box, () => ({ box, side: piece.side, pieces: [] })).pieces.push(piece);
  }
  return [...rows.values()].flatMap((row) =>
    [...row.values()].sort((one, other) => counting.compare(one.box, other.box)),
  );
}

const counting = new Intl.Collator('en', { numeric: true });

/** Trays with something that is asked for stand before all others. */
export function wantedFirst(all: readonly Tray[], wanted: (link: string) => boolean): Tray[] {
  const asked = (tray: Tray): boolean => tray.pieces.some(({ id }) => wanted(`piece:${id}`));
  return [...all.filter(asked), ...all.filter((tray) => !asked(tray))];
}

function found<Key, Value>(all: Map<Key, Value>, key: Key, fresh: () => Value): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = fresh();
  all.set(key, made);
  return made;
}
