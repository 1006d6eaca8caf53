/** What is marked on the board because something is told about it. Pure. */
import type { Step } from '../wire/types';
import { split } from './choosing';

export interface Marked {
  hexes: string[];
  units: string[];
  tone: 'refusal' | 'event' | 'result' | 'advice';
}

/** Marks every place and unit once, however often it is named. */
export function marks(
  named: readonly { hexes?: string[]; units?: string[] }[],
  tone: Marked['tone'],
): Marked {
  return {
    hexes: [...new Set(named.flatMap(({ hexes }) => hexes ?? []))],
    units: [...new Set(named.flatMap(({ units }) => units ?? []))],
    tone,
  };
}

/** What some steps of the story were about. */
export function marksOfSteps(steps: readonly Step[], tone: Marked['tone']): Marked {
  return marks(
    steps.flatMap((step) => step.events),
    tone,
  );
}

/** What a decision is about: the things one touches for it, and where they are. */
export function marksOfChain(
  chain: readonly string[],
  hexOf: (link: string) => string | null,
  tone: Marked['tone'],
): Marked {
  const named = chain.map((link) => {
    const { kind, name } = split(link);
    const hex = hexOf(link);
    return { hexes: hex === null ? [] : [hex], units: kind === 'piece' ? [name] : [] };
  });
  return marks(named, tone);
}
