// Short names of units, as they fit beside them on the table.

import type { Piece } from '../../wire/types';

/** A value with this name is the short name itself. */
const SHORT = 'short';

/** Ranks and forms of address before a leader's name. */
const RANKS =
  /^(?:(?:(?:Lieutenant|Major|Brigadier)-)?General|Lieutenant-Colonel|Colonel|Marshal|Admiral|Prince|Lord|the|Earl|of|Sir|de)\s+/i;
const COMMON =
  /\b(?:Infantry|Jagers|Regiment|Highlanders|Duke of|Royal|Foot|Field|Composite|Reserve|Marine)\b\s*/g;

/** The name of a unit in a word or two. */
export function shortName(piece: Piece): string {
  const given = piece.values.find(([name]) => name === SHORT)?.[1];
  if (given !== undefined) return given;
  return shortened(piece.name, 'table' in piece.place && piece.place.table.stands.length === 0);
}

export function shortened(name: string, isLeader = false): string {
  if (isLeader) {
    let short = name;
    while (RANKS.test(short)) short = short.replace(RANKS, '');
    return short.replace(/^(?:[A-Z]\. )+/, '');
  }
  const short = name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/,?\s*(\d+)(?:st|nd|rd|th) (?:Battalion|Wing)$/, ' $1')
    .replace(/^(\d+)(?:st|nd|rd|th) Brigade, .*No\. (\d+)$/, 'Bty $1/$2')
    .replace(/^(\d+)(?:st|nd|rd|th) Brigade, (.*)$/, '$2')
    .replace(/(\d)(?:st|nd|rd|th) and (\d+)/, '$1/$2')
    .replace(/^(\d+)(?:st|nd|rd|th) Battalion, (.*)$/, '$2 $1')
    .replace(/, Royal Horse Artillery$/, '')
    .replace(/,\s*(\d+)(?:st|nd|rd|th) Battery$/, ' Bty $1')
    .replace(COMMON, '')
    .replace(/\bBattery\b/, 'Bty')
    .replace(/ No\. /, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return short === '' ? name : short;
}

/** The values of a piece that people read: all but its short name. */
export function readValues(piece: Piece): [string, string][] {
  return piece.values.filter(([name]) => name !== SHORT);
}
