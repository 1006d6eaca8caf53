/** The odds as people read them: one bar a consequence. Pure. */
import type { Narration, Odds } from '../wire/types';

export interface Bar {
  chances: number;
  share: number;
  /** What happens, in sentences. */
  events: Narration[];
  /** The rolls that lead there, each as its faces. */
  rolls: number[][];
  /** Where outcomes are amounts of one thing: the share of this one and all greater ones. */
  orMore?: number;
}

/** The most likely comes first, ties as the dice fall, but amounts count up. */
export function bars(odds: Odds): Bar[] {
  const all = odds.outcomes.map(({ chances, events, dice }) => ({
    chances,
    share: chances / odds.of,
    events,
    rolls: dice,
  }));
  return countingUp(all) ?? all.sort((a, b) => b.chances - a.chances);
}

/** Fewer amounts than this are seen at a glance. */
const FEW = 3;

/** `7 inches`, `8 inches` and so on, in their order; `null` if the outcomes are anything else. */
function countingUp(all: readonly Bar[]): Bar[] | null {
  const told = all.map(({ events }) =>
    /^(\d+) (.*)$/.exec(events.map(({ text }) => text).join(' ')),
  );
  if (all.length < FEW || told.some((one) => one === null || one[2] !== told[0]?.[2])) return null;
  const amounts = new Map(all.map((bar, place) => [bar, Number(told[place]?.[1])]));
  const amount = (bar: Bar): number => amounts.get(bar) ?? 0;
  const ordered = [...all].sort((a, b) => amount(a) - amount(b));
  return ordered.map((bar, place) => ({
    ...bar,
    orMore: ordered.slice(place).reduce((sum, { share }) => sum + share, 0),
  }));
}

/** What sets a bar apart: sentences that stand in every bar say nothing, unless a bar has no others. */
export function distinctive(bar: Bar, all: readonly Bar[]): Narration[] {
  const isCommon = ({ text }: Narration): boolean =>
    all.length > 1 && all.every(({ events }) => events.some((event) => event.text === text));
  const own = bar.events.filter((event) => !isCommon(event));
  return own.length > 0 ? own : bar.events;
}
