import { tick } from 'svelte';
import type { Scene, Step } from '../../wire/types';
import type { Ground } from './ground';
import { showBetween, type TableShow } from './motion';

/** What is being animated. The table below it is right at any time, so it can always be cut. */
export class TableStage {
  show = $state.raw<TableShow | null>(null);
  /** The units on the march. */
  flying: readonly string[] = $derived(this.show?.marches.map((march) => march.id) ?? []);

  #running: Animation[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `moverOf` finds the element of a unit. */
  constructor(private readonly moverOf: (id: string) => Element | null) {}

  /** Animates what led from a scene to the next one. */
  async start(before: Scene, after: Scene, steps: readonly Step[], ground: Ground): Promise<void> {
    this.cut();
    const show = showBetween(before, after, steps, ground);
    if (show.length === 0) return;
    this.show = show;
    // Units on the march are put on top of the others first.
    await tick();
    if (this.show !== show) return;
    for (const { id, from, turn, start, duration } of show.marches) {
      const first = `translate(${from.x}px, ${from.y}px) rotate(${-turn}deg)`;
      this.#animate(id, [{ transform: first }, { transform: 'none' }], start, duration);
    }
    for (const { id, start, duration } of show.arriving) {
      this.#animate(id, [{ opacity: 0 }, { opacity: 1 }], start, duration);
    }
    this.#timer = setTimeout(() => this.cut(), show.length);
  }

  cut(): void {
    clearTimeout(this.#timer);
    this.#running.forEach((animation) => animation.cancel());
    this.#running = [];
    this.show = null;
  }

  #animate(id: string, frames: Keyframe[], delay: number, duration: number): void {
    const mover = this.moverOf(id);
    if (!mover) return;
    const timing = { delay, duration, easing: 'ease-in-out', fill: 'backwards' as const };
    this.#running.push(mover.animate(frames, timing));
  }
}
