// What a screen reader says about the table and what stands on it.

import { t } from '../../words/words.svelte';
import { called } from '../../lib/glossary.svelte';
import { inARow, sentence } from '../../lib/words';
import type { Lit } from '../../table/choosing';
import type { Sketch, Stance } from '../../wire/types';
import { sayKind, sayLit } from '../speech';
import { compass, inches, strengthOf } from './geometry';
import type { Pose } from './pose';
import type { Unit } from './units';

/** A place of the table in inches: `124.5, 55.2`. */
export const sayPlace = ({ x, y }: { x: number; y: number }) =>
  t('place', { x: inches(x), y: inches(y) });

/** How a unit stands: `line, facing south, at 124.5, 55.2`; a leader only where. */
export function sayStance(stance: Stance): string {
  if (stance.stands.length === 0) return t('stance-leader', { place: sayPlace(stance) });
  return t('stance', {
    formation: called('formation', stance.formation),
    compass: compass(stance.heading),
    place: sayPlace(stance),
  });
}

/** A unit shortly: `7th Royal Fusiliers, line, facing south, at 124.5, 55.2`. */
export function sayUnit({ piece, stance }: Unit): string {
  return inARow([piece.name, sayStance(stance)]);
}

/** All about a unit, with its values and signs. */
export function sayUnitFully({ piece, stance }: Unit, lit?: Lit): string {
  const figures = strengthOf(stance);
  const parts = [
    sayUnit({ piece, stance }),
    sayKind(piece),
    ...(figures > 0 ? [t('unit-figures', { count: figures })] : []),
    ...piece.values.map(([name, value]) => `${called('value', name)} ${value}`),
    ...piece.badges,
  ];
  const said = inARow(parts);
  return lit ? `${sentence(said)} ${t('lit', { what: sayLit(lit) })}` : said;
}

/** A pose that can be chosen. */
export function sayPose(pose: Pose, lit: Lit): string {
  const [move, place] = [sayLit(lit), sayPlace(pose.at)];
  return pose.heading === null
    ? t('pose', { move, place })
    : t('pose-facing', { move, place, compass: compass(pose.heading) });
}

/** What the rules make of a wish: where it would stand, how far it went, and why no farther. */
export function saySketch(sketch: Sketch): string {
  const sentences = [
    t('sketch-stands', { stance: sayStance(sketch.stance) }),
    t('sketch-inches', { used: inches(sketch.used), allowed: inches(sketch.allowed) }),
  ];
  if (sketch.stopped) sentences.push(sketch.stopped.text);
  sentences.push(sketch.link === undefined ? t('sketch-cannot') : t('sketch-can'));
  return sentences.map(sentence).join(' ');
}
