/** The odds as people read them: outcomes that tell the same story are one bar. Pure. */
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

/** That phases follow each other is not what anybody rolls for. */
function happensToSomebody({ hexes, units }: Narration): boolean {
  return (hexes ?? []).length > 0 || (units ?? []).length > 0;
}

/** Merges outcomes with the same sentences; the most likely comes first, ties as the dice fall, but amounts count up. */
export function bars(odds: Odds): Bar[] {
  const merged = new Map<string, Bar>();
  for (const outcome of odds.outcomes) {
    // Chances that were worked out without rolling tell only what people want to know.
    const reckoned = outcome.dice.length === 0;
    const events = outcome.events.filter((event) => reckoned || happensToSomebody(event));
    const told = events.map((event) => event.text).join('\n');
    const bar = merged.get(told);
    if (bar === undefined) {
      merged.set(told, {
        chances: outcome.chances,
        share: outcome.chances / odds.of,
        events,
        rolls: [...outcome.dice],
      });
    } else {
      bar.chances += outcome.chances;
      bar.share = bar.chances / odds.of;
      bar.rolls.push(...outcome.dice);
    }
  }
  const all = [...merged.values()];
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

/** Sentences that stand in every outcome say nothing about the difference. */
export function common(all: readonly Bar[]): Set<string> {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return new Set();
  const everywhere = first.events
    .map((event) => event.text)
    .filter((text) => others.every((bar) => bar.events.some((event) => event.text === text)));
  return new Set(everywhere);
}
