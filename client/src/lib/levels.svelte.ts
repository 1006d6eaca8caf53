import { api } from '../wire/http';
import type { Level, LevelInfo, Pace } from '../wire/types';
import { plainWords } from './words';

const known: Level[] = ['recruit', 'sergeant', 'captain', 'general'];

/** How well the computer can play, with a line about each level as soon as the server has told it. */
export const levels = $state<{ all: LevelInfo[] }>({
  all: known.map((level) => ({ level, text: '' })),
});

let asked = false;

/** Asks for the lines, once. */
export function askForLevels(): void {
  if (asked) return;
  asked = true;
  api.levels().then(
    (all) => {
      levels.all = all;
    },
    // The names alone will do.
    () => (asked = false),
  );
}

export const levelName = (level: Level): string => plainWords(level);

export const levelText = (level: Level): string =>
  levels.all.find((one) => one.level === level)?.text ?? '';

/** The paces that a game can run at, from the slowest. */
export const paces: { pace: Pace; name: string }[] = [
  { pace: 'slow', name: 'slow, 3 s' },
  { pace: 'calm', name: 'calm, 1 s' },
  { pace: 'quick', name: 'quick' },
  { pace: 'at_once', name: 'at once' },
];
