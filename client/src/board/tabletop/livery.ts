// The colours of the bases: those of the counters, told apart by the shape of their corners as well.

import { DARK_INK, groundOf, isDark, plateOf } from '../sprite';

/** How the corners of a base are cut. */
export type Corner = 'square' | 'round' | 'cut' | 'arched';

export interface Livery {
  ground: string;
  /** What is read on it. */
  ink: string;
  corner: Corner;
}

/** The plates of the counters, for a page without the sprite. */
const GROUNDS: Record<string, string> = {
  british: '#b5302a',
  french: '#2a4f93',
  turkish: '#e0b13e',
  russian: '#6f9a5c',
};

const CORNERS: Record<string, Corner> = {
  british: 'square',
  french: 'round',
  turkish: 'arched',
  russian: 'cut',
};

export function liveryOf(nation: string, side: string): Livery {
  const ground =
    groundOf(plateOf(nation, side, false)) ?? GROUNDS[nation] ?? GROUNDS[side] ?? '#8d8574';
  return {
    ground,
    ink: isDark(ground) ? '#fffaf0' : DARK_INK,
    corner: CORNERS[nation] ?? CORNERS[side] ?? 'square',
  };
}
