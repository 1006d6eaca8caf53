// The colours of the bases: those of the counters, told apart by the shape of their corners as well.

import { DARK_INK, groundOf, isDark, looksOf, plateOf } from '../sprite';

/** How the corners of a base are cut. */
export type Corner = 'square' | 'round' | 'cut' | 'arched';
const CORNERS: readonly string[] = ['square', 'round', 'cut', 'arched'] satisfies Corner[];

export interface Livery {
  ground: string;
  /** What is read on it. */
  ink: string;
  corner: Corner;
  /** The figures, where they are seen closely. */
  coat: string;
  hat: string;
}

/** For a page without the sprite. */
const PLAIN = { ground: '#8d8574', corner: 'square', coat: '#6b6557', hat: '#26231d' };

export function liveryOf(nation: string, side: string): Livery {
  const plate = plateOf(nation, side, false);
  const looks = looksOf(plate);
  const ground = groundOf(plate) ?? PLAIN.ground;
  const corner = looks['corner'] ?? PLAIN.corner;
  return {
    ground,
    ink: isDark(ground) ? '#fffaf0' : DARK_INK,
    corner: CORNERS.includes(corner) ? (corner as Corner) : 'square',
    coat: looks['coat'] ?? PLAIN.coat,
    hat: looks['hat'] ?? PLAIN.hat,
  };
}
