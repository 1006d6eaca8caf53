/** What is to be played. Pure. */
import { t } from '../words/words.svelte';
import type { LabLimit, LabPlayer, LabProgress } from '../wire/types';
import { figure, plainNumber } from '../lib/words';

/** The player who allows the fewest games. */
export function slowest(
  limits: readonly LabLimit[],
  players: readonly LabPlayer[],
): LabLimit | undefined {
  return limits
    .filter(({ player }) => players.includes(player))
    .reduce<LabLimit | undefined>(
      (least, one) => (least === undefined || one.games < least.games ? one : least),
      undefined,
    );
}

/** Why there may be no more games, in a sentence. */
export function limitText({ player, games }: LabLimit): string {
  return t('lab-limit', { player, games });
}

/** How long something takes: `8 s`, `3 min`. */
export function duration(seconds: number): string {
  return seconds < 90
    ? t('seconds', { count: Math.max(1, Math.round(seconds)) })
    : t('minutes', { count: Math.round(seconds / 60) });
}

/** How it goes, in a line. */
export function progressText({ done, total, seconds, over }: LabProgress): string {
  if (over) {
    const time = duration(seconds);
    return done < total
      ? t('lab-stopped', { done, total, time })
      : t('lab-played', { total, time });
  }
  if (done === 0) return t('lab-first', { total });
  const left = duration((seconds / done) * (total - done));
  return t('lab-running', { done, total, rate: rate(done, seconds), left });
}

/** Games a minute, to two digits. */
function rate(done: number, seconds: number): string {
  const games = (done / Math.max(seconds, 0.001)) * 60;
  return games < 10 ? figure(games, 1) : plainNumber(Number(games.toPrecision(2)));
}
