import { tick } from 'svelte';
import type { Scene, Step } from '../wire/types';
import type { Grid } from './grid';
import type { Show } from './motion';
import { showBetween } from './motion';
import { play } from './player';

/** What is being animated. The board below it is right at any time, so it can always be cut. */
export class Stage {
  show = $state.raw<Show | null>(null);
  /** The counters in flight. */
  flying: readonly string[] = $derived(this.show?.glides.map((glide) => glide.id) ?? []);

  private cutMovers: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `moverOf` finds the element of a counter. */
  constructor(private readonly moverOf: (id: string) => Element | null) {}

  /** Animates what led from a scene to the next one. */
  async start(before: Scene, after: Scene, steps: readonly Step[], grid: Grid): Promise<void> {
    this.cut();
    const show = showBetween(before, after, steps, grid);
    if (show.length === 0) return;
    this.show = show;
    // Counters in flight are put on top of the others first.
    await tick();
    if (this.show !== show) return;
    this.cutMovers = play(show, this.moverOf);
    this.timer = setTimeout(() => this.cut(), show.length);
  }

  cut(): void {
    clearTimeout(this.timer);
    this.cutMovers?.();
    this.cutMovers = null;
    this.show = null;
  }
}
