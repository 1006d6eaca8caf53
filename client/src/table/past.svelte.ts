import type { Scene, Step } from '../wire/types';
import { changedMeanwhile, type TableSession } from './session.svelte';

const PLAYBACK_MS = 900;

/** Looking at the game as it was after any of its decisions. */
export class Past {
  /** After how many decisions; `null` is the present. */
  number = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  playing = $state(false);

  looking = $derived(this.number !== null);
  last = $derived.by(() => this.session.story.length);
  /** The decision that led there. */
  step: Step | null = $derived.by(() =>
    this.number === null || this.number === 0
      ? null
      : (this.session.story[this.number - 1] ?? null),
  );

  // Nobody draws from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #seen = new Map<number, Scene>();
  #ticking: ReturnType<typeof setInterval> | null = null;
  /** The scenes that are being asked for. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #asked = new Set<number>();

  constructor(private readonly session: TableSession) {
    session.onarrival(({ view, takenBack }) => {
      for (const number of this.#seen.keys()) {
        if (number > view.story_from) this.#seen.delete(number);
      }
      if (this.number === null) return;
      if (takenBack && this.number > view.number) this.return();
      // The line broke before it was answered, or what was there has been taken back.
      else if (!this.#seen.has(this.number)) void this.look(this.number);
    });
  }

  async look(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.last));
    this.number = wanted;
    const known = this.#seen.get(wanted);
    if (known !== undefined) {
      this.scene = known;
      return;
    }
    if (this.#asked.has(wanted)) return;
    this.#asked.add(wanted);
    // The game may go on meanwhile: the past stays what it was. Scrubbing is faster than the line: only the newest wish
    // is asked for again, and shown.
    const answer = await this.session.inquire(({ state }) =>
      this.number === wanted ? { do: 'look', state, number: wanted } : null,
    );
    this.#asked.delete(wanted);
    if (answer === 'stale') this.session.notice = changedMeanwhile();
    if (answer === null || typeof answer !== 'object') return;
    if ('failed' in answer) this.session.notice = answer.failed;
    if (!('scene' in answer)) return;
    this.#seen.set(wanted, answer.scene);
    if (this.number === wanted) this.scene = answer.scene;
  }

  /** One decision back or forth; past the last one is the present. */
  async stepBy(by: number): Promise<void> {
    const from = this.number ?? this.last;
    if (from + by > this.last) this.return();
    else await this.look(from + by);
  }

  /** Shows the decisions one after the other, from here or from the start. */
  playback(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.number === null || this.number === this.last) void this.look(0);
    this.#ticking = setInterval(() => {
      if (this.number === null || this.number >= this.last) this.pause();
      else void this.stepBy(1);
    }, PLAYBACK_MS);
  }

  pause(): void {
    this.playing = false;
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#ticking = null;
  }

  return(): void {
    this.pause();
    this.number = null;
    this.scene = null;
  }
}
