import { api } from '../wire/http';
import type { Level, LevelInfo, Pace } from '../wire/types';
import { language, t } from '../words/words.svelte';

const known: Level[] = ['recruit', 'sergeant', 'captain', 'general'];

/** How well the computer can play, with a line about each level as soon as the server has told it. */
export const levels = $state<{ all: LevelInfo[] }>({
  all: known.map((level) => ({ level, text: '' })),
});

let asked: string | null = null;

/** Asks for the lines, once in each language. */
export function askForLevels(): void {
  const now = language();
  if (asked === now) return;
  asked = now;
  api.levels().then(
    (all) => {
      if (asked === now) levels.all = all;
    },
    // The names alone will do.
    () => (asked = null),
  );
}

export const levelName = (level: Level): string => t('level', { level });

export const levelText = (level: Level): string =>
  levels.all.find((one) => one.level === level)?.text ?? '';

/** The paces that a game can run at, from the slowest. */
export const paces: Pace[] = ['slow', 'calm', 'quick', 'at_once'];
