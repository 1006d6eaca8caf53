/** What is to be played. Pure. */
import type { LabLimit, LabPlayer, LabProgress } from '../wire/types';
import { count } from './charts/words';

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
  const thinks = player === 'captain' || player === 'general';
  return thinks
    ? `At most ${games} games with a ${player}, who thinks for long.`
    : `At most ${games} games.`;
}

/** How long something takes: `8 s`, `3 min`. */
export function duration(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

/** How it goes, in a line. */
export function progressText({ done, total, seconds, over }: LabProgress): string {
  if (over) {
    const games =
      done < total
        ? `Stopped after ${done} of ${count(total, 'game')}`
        : `Played ${count(total, 'game')}`;
    return `${games} in ${duration(seconds)}.`;
  }
  if (done === 0) return `The first of ${count(total, 'game')} …`;
  const left = (seconds / done) * (total - done);
  return `${done} of ${count(total, 'game')}, ${rate(done, seconds)} a minute, about ${duration(left)} left`;
}

/** Games a minute, to two digits. */
function rate(done: number, seconds: number): string {
  const games = (done / Math.max(seconds, 0.001)) * 60;
  return games < 10 ? games.toFixed(1) : String(Number(games.toPrecision(2)));
}
