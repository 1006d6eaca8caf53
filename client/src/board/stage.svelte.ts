import { tick, untrack } from 'svelte';
import type { Scene, Step } from '../wire/types';
import { play, type Motion, type MoverOf } from './player';
import type { Show } from './timing';

/** How a board makes shows, and where it plays them. */
export interface Direction<Parts> {
  /** What led from a scene to the next one. */
  between: (before: Scene, after: Scene, steps: readonly Step[]) => Show<Parts>;
  motionsOf: (show: Parts) => Motion[];
  moverOf: MoverOf;
}

/** What a board shows just now. */
interface OnBoard {
  scene: Scene;
  /** What led to it. */
  steps: readonly Step[];
  /** Show no animation. */
  quiet: boolean;
}

/** What is being animated. The board below it is right at any time, so it can always be cut. */
export class Stage<Parts> {
  show = $state.raw<Show<Parts> | null>(null);

  #cutMotions: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly direction: Direction<Parts>) {}

  /** Animates the way to each new scene, as long as the component lives that is being made. */
  follow(onBoard: () => OnBoard, onscene: () => void = () => undefined): void {
    let seen: Scene | null = null;
    $effect(() => {
      const { scene, steps, quiet } = onBoard();
      untrack(() => {
        const before = seen;
        if (before === scene) return;
        seen = scene;
        this.cut();
        onscene();
        const calm = quiet || matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (before === null || before.map !== scene.map || steps.length === 0 || calm) return;
        void this.#start(this.direction.between(before, scene, steps));
      });
    });
    $effect(() => () => this.cut());
  }

  async #start(show: Show<Parts>): Promise<void> {
    if (show.length === 0) return;
    this.show = show;
    // What moves is put on top of the rest first.
    await tick();
    if (this.show !== show) return;
    this.#cutMotions = play(this.direction.motionsOf(show), this.direction.moverOf);
    this.#timer = setTimeout(() => this.cut(), show.length);
  }

  cut(): void {
    clearTimeout(this.#timer);
    this.#cutMotions?.();
    this.#cutMotions = null;
    this.show = null;
  }
}
