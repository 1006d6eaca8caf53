// The colours of the bases: those of the counters, told apart by the shape of their corners as well.

import { DARK_INK, groundOf, isDark, plateOf } from '../sprite';

/** How the corners of a base are cut. */
export type Corner = 'square' | 'round' | 'cut' | 'arched';

export interface Livery {
  ground: string;
  /** What is read on it. */
  ink: string;
  corner: Corner;
  /** The figures, where they are seen closely. */
  coat: string;
  hat: string;
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

/** Coats and hats as the armies of 1854 wore them. */
const DRESS: Record<string, { coat: string; hat: string }> = {
  british: { coat: '#c8372d', hat: '#1d1a17' },
  french: { coat: '#27407c', hat: '#b3352c' },
  turkish: { coat: '#2e3f63', hat: '#c23a2c' },
  russian: { coat: '#8c7a5e', hat: '#23231d' },
};
const PLAIN = { coat: '#6b6557', hat: '#26231d' };

export function liveryOf(nation: string, side: string): Livery {
  const ground =
    groundOf(plateOf(nation, side, false)) ?? GROUNDS[nation] ?? GROUNDS[side] ?? '#8d8574';
  return {
    ground,
    ink: isDark(ground) ? '#fffaf0' : DARK_INK,
    corner: CORNERS[nation] ?? CORNERS[side] ?? 'square',
    ...(DRESS[nation] ?? DRESS[side] ?? PLAIN),
  };
}
