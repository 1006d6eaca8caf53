/**
 * Narrowing the tree of touches: pure functions, no rule of any game.
 *
 * ```text
 *   touches   piece:a ── hex:0101 (leaf: a decision)     in hand []          lit: piece:a, button:done
 *             │        └ hex:0102 (leaf)                 in hand [piece:a]   lit: hex:0101, hex:0102
 *             button:done (leaf)                         touch hex:0102      play [piece:a, hex:0102]
 * ```
 *
 * What lies behind a root may be unknown at first (`more`): it is asked for when the root is touched.
 */
import type { Touch } from '../wire/types';

/** Something that can be touched now, as board, trays, buttons and lists show it. */
export interface Lit {
  link: string;
  text?: string;
  /** The only decision that it opens, where it is none itself. */
  opens?: string;
  cost?: string;
  stops?: boolean;
  rolls?: boolean;
  /** More has to be touched after it. */
  deeper: boolean;
}

export type Touched =
  /** A whole decision: send it (or show its odds first). */
  | { kind: 'play'; chain: string[]; touch: Touch }
  /** Taken into the hand; more has to be touched. */
  | { kind: 'deeper'; chain: string[] }
  /** What was in the hand is put down. */
  | { kind: 'put-down' }
  /** Not lit: the server knows why. */
  | { kind: 'unlit'; chain: string[] };

const none: readonly Touch[] = [];

function among(touches: readonly Touch[], link: string): Touch | undefined {
  return touches.find((touch) => touch.link === link);
}

/** The touch at the end of a chain, if the chain is in the tree. */
export function touchAt(touches: readonly Touch[], chain: readonly string[]): Touch | undefined {
  let level = touches;
  let found: Touch | undefined;
  for (const link of chain) {
    found = among(level, link);
    if (found === undefined) return undefined;
    level = found.then ?? none;
  }
  return found;
}

/** What can be touched after a chain. */
export function offered(touches: readonly Touch[], chain: readonly string[]): readonly Touch[] {
  if (chain.length === 0) return touches;
  return touchAt(touches, chain)?.then ?? none;
}

/** Something can be touched after it, whether it is known already or has to be asked for. */
function isDeeper({ then, more }: Touch): boolean {
  return (then ?? none).length > 0 || (more ?? 0) > 0;
}

/** A touch is a whole decision and nothing can follow it. */
export function isLeaf(touch: Touch): boolean {
  return touch.text !== undefined && !isDeeper(touch);
}

/** What lies behind a root is not known yet and has to be asked for. */
export function isUnknown(touches: readonly Touch[], first: string): boolean {
  const root = among(touches, first);
  return root !== undefined && (root.more ?? 0) > 0 && root.then === undefined;
}

/** The tree with what lies behind one of its roots. */
export function grown(touches: readonly Touch[], first: string, then: Touch[]): Touch[] {
  return touches.map((touch) => (touch.link === first ? { ...touch, then } : touch));
}

/** Lit things, in the order of the tree. */
export function litAfter(touches: readonly Touch[], chain: readonly string[]): Lit[] {
  return offered(touches, chain).map((one) => {
    const lit: Lit & Partial<Touch> = { ...one, deeper: isDeeper(one) };
    delete lit.then;
    delete lit.more;
    const [only, ...others] = one.text === undefined ? decisions(one.then ?? none) : [];
    if (only?.touch.text !== undefined && others.length === 0) lit.opens = only.touch.text;
    return lit;
  });
}

/**
 * What touching `link` means with `chain` in hand.
 *
 * What is lit now goes before everything else, because a way may pass the same hex twice. Then: the
 * thing in hand, touched again, is played if it is a decision by itself, and otherwise put down. A
 * thing lit with an empty hand replaces what is in hand, so that one changes units with one click.
 */
export function touch(touches: readonly Touch[], chain: readonly string[], link: string): Touched {
  const next = among(offered(touches, chain), link);
  if (next !== undefined) return taken(next, [...chain, link]);
  if (chain.length > 0 && chain[chain.length - 1] === link) {
    const inHand = touchAt(touches, chain);
    if (inHand?.text !== undefined) return { kind: 'play', chain: [...chain], touch: inHand };
    return { kind: 'put-down' };
  }
  const root = chain.length > 0 ? among(touches, link) : undefined;
  if (root !== undefined) {
    return chain[0] === link ? { kind: 'deeper', chain: [link] } : taken(root, [link]);
  }
  return { kind: 'unlit', chain: [...chain, link] };
}

function taken(touch: Touch, chain: string[]): Touched {
  return isLeaf(touch) ? { kind: 'play', chain, touch } : { kind: 'deeper', chain };
}

/** All known decisions of the tree, in its order, each with its whole chain. */
export function decisions(touches: readonly Touch[]): { chain: string[]; touch: Touch }[] {
  const all: { chain: string[]; touch: Touch }[] = [];
  const walk = (level: readonly Touch[], before: readonly string[]): void => {
    for (const touch of level) {
      const chain = [...before, touch.link];
      if (touch.text !== undefined) all.push({ chain, touch });
      walk(touch.then ?? none, chain);
    }
  };
  walk(touches, []);
  return all;
}

/** The decision whose odds are shown without being asked for: the only one at hand that rolls. */
export function rollAtHand(touches: readonly Touch[]): Touch | undefined {
  const rolling = touches.filter((touch) => touch.rolls === true && isLeaf(touch));
  const button = rolling.find((touch) => touch.link.startsWith('button:'));
  return button ?? (rolling.length === 1 && touches.length === 1 ? rolling[0] : undefined);
}

/** The kind of a pose is the word it begins with: `pose:f30` is a facing. Empty if it begins with a number. */
const kindOfPose = (link: string) => /^pose:([a-z]*)/.exec(link)?.[1] ?? null;

/**
 * The chain after which a pose is touched: the one in hand, or the first branch behind it that has poses of this kind.
 * Nothing if there are none, as far as the tree is known.
 */
export function chainToPoses(
  touches: readonly Touch[],
  chain: readonly string[],
  link: string,
): { chain: string[]; rolls: boolean } | null {
  const level = offered(touches, chain);
  const poses = level.filter((one) => kindOfPose(one.link) === kindOfPose(link));
  if (poses.length > 0) {
    return { chain: [...chain], rolls: poses.some((pose) => pose.rolls === true) };
  }
  for (const { link: next, then } of level) {
    const found = then === undefined ? null : chainToPoses(touches, [...chain, next], link);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Whether a decision rolls dice. A pose that is not in the tree does what the poses beside it do; of anything else
 * that is not in the tree it is taken for granted, so that nobody rolls without having seen the odds.
 */
export function rollsDice(touches: readonly Touch[], chain: readonly string[]): boolean {
  const known = touchAt(touches, chain);
  if (known !== undefined) return known.rolls === true;
  return chainToPoses(touches, chain.slice(0, -1), chain.at(-1) ?? '')?.rolls ?? true;
}

/** Two chains touch the same things. */
export function isSameChain(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((link, place) => link === other[place]);
}

/** The kind and the name of a link: `piece:ru_azov_1` is a piece. */
export function split(link: string): { kind: string; name: string } {
  const colon = link.indexOf(':');
  return { kind: link.slice(0, colon), name: link.slice(colon + 1) };
}
