// What a screen reader says about the table and what stands on it.

import type { Lit } from '../../table/choosing';
import type { Piece, Sketch, Stance } from '../../wire/types';
import { sayLit } from '../speech';
import { compass, inches, strengthOf } from './geometry';
import { readValues } from './names';
import type { Pose } from './pose';
import type { Unit } from './units';

const words = (id: string) => id.replaceAll('_', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A place of the table in inches: `124.5, 55.2`. */
export const sayPlace = ({ x, y }: { x: number; y: number }) => `${inches(x)}, ${inches(y)}`;

/** How a unit stands: `line, facing south, at 124.5, 55.2`; a leader only where. */
export function sayStance(stance: Stance): string {
  if (stance.stands.length === 0) return `leader, at ${sayPlace(stance)}`;
  return `${words(stance.formation)}, facing ${compass(stance.heading)}, at ${sayPlace(stance)}`;
}

/** A unit shortly: `7th Royal Fusiliers, line, facing south, at 124.5, 55.2`. */
export function sayUnit({ piece, stance }: Unit): string {
  return `${piece.name}, ${sayStance(stance)}`;
}

/** All about a unit, with its values and signs. */
export function sayUnitFully({ piece, stance }: Unit, lit?: Lit): string {
  const figures = strengthOf(stance);
  const parts = [
    sayUnit({ piece, stance }),
    sayKind(piece),
    ...(figures > 0 ? [`${figures} figures`] : []),
    ...readValues(piece).map(([name, value]) => `${words(name)} ${value}`),
    ...piece.badges.map(words),
  ];
  const said = parts.join(', ');
  return lit ? `${said}. Lit: ${sayLit(lit)}` : said;
}

const sayKind = (piece: Piece) => `${capital(words(piece.nation))} ${words(piece.arm)}`;

/** A pose that can be chosen. */
export function sayPose(pose: Pose, lit: Lit): string {
  const facing = pose.heading === null ? '' : `, facing ${compass(pose.heading)}`;
  return `${sayLit(lit)}, at ${sayPlace(pose.at)}${facing}`;
}

/** What the rules make of a wish: where it would stand, how far it went, and why no farther. */
export function saySketch(sketch: Sketch): string {
  const sentences = [
    `Would stand ${sayStance(sketch.stance)}`,
    `${inches(sketch.used)} of ${inches(sketch.allowed)} inches`,
  ];
  if (sketch.stopped) sentences.push(capital(sketch.stopped.text));
  sentences.push(
    sketch.link === undefined ? 'It cannot be placed there' : 'Enter places it, Escape cancels',
  );
  return sentences.join('. ');
}
