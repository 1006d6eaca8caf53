// What a click, a tap or Enter means. No rule is known here: only what is lit.

import type { Lit } from '../table/choosing';
import type { Piece } from '../wire/types';

export type By = 'mouse' | 'touch' | 'key';

/** Why something on the board is marked. */
export type Tone = 'refusal' | 'event' | 'result' | 'advice';

/** What was pointed at. */
export interface Target {
  hex: string;
  /** The counters in the hex, bottom first. */
  stack: readonly Piece[];
  /** The counter right under the pointer; null beside the counters or from the keyboard. */
  piece: Piece | null;
}

export type Meaning = { do: 'touch'; link: string } | { do: 'fan'; hex: string };

export const hexLink = (name: string) => `hex:${name}`;
export const pieceLink = (id: string) => `piece:${id}`;

/** The hex of a link: its own, or the one that its counter lies in. */
export function hexOfLink(
  stacks: ReadonlyMap<string, readonly Piece[]>,
  link: string,
): string | null {
  if (link.startsWith('hex:')) return link.slice(4);
  for (const [hex, stack] of stacks) {
    if (stack.some((piece) => pieceLink(piece.id) === link)) return hex;
  }
  return null;
}

/** What can be done now, as far as the board knows it. */
export interface Offer {
  isLit: (link: string) => boolean;
  /** Touching it puts down what is in hand and takes this instead. */
  isAlternative: (link: string) => boolean;
  /** It is lit, and touching it decides nothing yet. */
  leadsOn: (link: string) => boolean;
  /** Something has been touched already. */
  inHand: boolean;
}

const touch = (link: string): Meaning => ({ do: 'touch', link });

/** What touching a target means. */
export function meaningOf(target: Target, offer: Offer): Meaning {
  const { hex, stack, piece } = target;
  const whole = touch(hexLink(hex));
  const hexIsLit = offer.isLit(hexLink(hex));
  const choose = (pieces: readonly Piece[]): Meaning => {
    const [first, ...others] = pieces;
    if (!first) return whole;
    return others.length === 0 ? touch(pieceLink(first.id)) : { do: 'fan', hex };
  };

  const lit = stack.filter(({ id }) => offer.isLit(pieceLink(id)));
  if (lit.length > 0) {
    // Beside the counters the hex itself is meant, if that can be touched too.
    return hexIsLit && !piece ? whole : choose(lit);
  }
  const others = piece ? stack.filter(({ id }) => offer.isAlternative(pieceLink(id))) : [];
  // A counter that can be taken instead is meant rather than a hex that only leads on.
  if (hexIsLit && others.length > 0 && offer.leadsOn(hexLink(hex))) return choose(others);
  if (hexIsLit) return whole;
  if (offer.inHand) return piece ? choose(others) : whole;
  // Nothing is lit and nothing in hand: a stack is being read, a lone counter is asked about.
  return stack.length > 1 ? { do: 'fan', hex } : choose(piece ? [piece] : []);
}

/** The same for keys, where nothing is under a pointer: if both hex and counters are lit, one chooses. */
export function meaningOfKey({ hex, stack }: Omit<Target, 'piece'>, offer: Offer): Meaning {
  const anyPieceLit = stack.some(({ id }) => offer.isLit(pieceLink(id)));
  const hexIsLit = offer.isLit(hexLink(hex));
  if (hexIsLit) return anyPieceLit ? { do: 'fan', hex } : touch(hexLink(hex));
  return meaningOf({ hex, stack, piece: stack.at(-1) ?? null }, offer);
}

/** What touching a counter of a fan means: often one only wanted to see what is in the hex. */
export function linkInFan(hex: string, piece: Piece, offer: Offer): string {
  const link = pieceLink(piece.id);
  if (offer.isLit(link) || offer.isAlternative(link)) return link;
  return offer.isLit(hexLink(hex)) || offer.inHand ? hexLink(hex) : link;
}

/** A finger has no hover, so its first tap on a final choice shows it and the second takes it. */
export function isFirstTap(by: By, lit: Lit | undefined, preview: string | null): boolean {
  return by === 'touch' && lit !== undefined && !lit.deeper && preview !== lit.link;
}

/** What a screen reader clicked: it clicks an element without any pointer. Nothing for clicks that have one. */
export function linkOfSpeechClick(event: MouseEvent): string | null {
  if (event.detail !== 0 || !(event.target instanceof Element)) return null;
  const found = event.target.closest('[data-link], [data-fan-hex]');
  const hex = found?.getAttribute('data-fan-hex');
  return found?.getAttribute('data-link') ?? (hex ? hexLink(hex) : null);
}
