// How long a show takes. A show is made of lists of things that happen, each in its own time.

export interface Timed {
  start: number;
  duration: number;
}

/** All of it never takes longer than this, in milliseconds. */
export const LONGEST_SHOW = 1200;

/** A show with its whole length, in milliseconds. */
export type Show<Parts> = Parts & { length: number };

/** The parts of a show that would last `length`: shortened, if that is too long. */
export function squeezed<Parts extends { [Name in keyof Parts]: Timed[] }>(
  parts: Parts,
  length: number,
): Show<Parts> {
  if (length <= LONGEST_SHOW) return { ...parts, length };
  const factor = LONGEST_SHOW / length;
  const squeeze = (part: Timed): Timed => ({
    ...part,
    start: part.start * factor,
    duration: part.duration * factor,
  });
  const shorter = Object.entries<Timed[]>(parts).map(([name, timed]) => [name, timed.map(squeeze)]);
  return { ...(Object.fromEntries(shorter) as Parts), length: LONGEST_SHOW };
}
