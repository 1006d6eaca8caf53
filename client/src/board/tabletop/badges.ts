// The small signs on a unit of the table: from its badges, and from the values that are worth a sign.

import type { Piece } from '../../wire/types';

export type BadgeKind =
  | 'chits'
  | 'routing'
  | 'acted'
  | 'moving'
  | 'command'
  | 'fired'
  | 'charging'
  | 'fighting'
  | 'other';

export interface TableBadge {
  kind: BadgeKind;
  /** What is written on it, where it has no sign of its own. */
  text: string;
  title: string;
}

/** What tells the kind of a sign, the first that is found. */
const KINDS: [RegExp, BadgeKind][] = [
  [/no commander/, 'other'],
  [/combat|melee|fight/, 'fighting'],
  [/chit|disorder|shaken/, 'chits'],
  [/rout|broken|flee/, 'routing'],
  [/charg/, 'charging'],
  [/fired|shot/, 'fired'],
  [/acted|done|spent|finished/, 'acted'],
  [/mov|march/, 'moving'],
  [/command|\bcp\b/, 'command'],
];

function kindOf(word: string): BadgeKind {
  const plain = word.toLowerCase().replaceAll(/[_-]/g, ' ');
  return KINDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
}

const textOf = (word: string) => /-?\d+/.exec(word)?.[0] ?? word.charAt(0).toUpperCase();

/** Chits and command points may come as values: they are signs if there are any. */
function fromValue([name, value]: [string, string]): TableBadge[] {
  const kind = kindOf(name);
  if (kind !== 'chits' && kind !== 'command') return [];
  const number = Number.parseInt(value, 10);
  if (!(number > 0)) return [];
  const title = `${name.replaceAll('_', ' ')} ${value}`;
  return [{ kind, text: String(number), title }];
}

/** One sign of a kind, except those that the client does not know. */
export function badgesOf(piece: Piece): TableBadge[] {
  const told = piece.badges.map((badge, place) => ({
    kind: kindOf(piece.signs?.[place] ?? badge),
    text: textOf(badge),
    title: badge.replaceAll('_', ' '),
  }));
  const all = [...told, ...piece.values.flatMap(fromValue)];
  return all.filter(
    ({ kind }, place) =>
      kind === 'other' || all.findIndex((other) => other.kind === kind) === place,
  );
}
