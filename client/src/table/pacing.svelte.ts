import type { Pace } from '../wire/types';
import type { TableSession } from './session.svelte';

/** How fast the computer plays. */
export class Pacing {
  /** The pace that it goes on at after a rest. */
  running = $state<Pace>('quick');

  paused = $derived.by(() => this.session.view?.pace === 'paused');
  /** There is a computer to set a pace for, and somebody here may set it. */
  offered = $derived.by(
    () =>
      this.session.anyComputer &&
      this.session.over === null &&
      (this.session.view?.keys_to.length ?? 0) > 0,
  );

  constructor(private readonly session: TableSession) {
    session.onarrival(({ view }) => {
      if (view.pace !== 'paused') this.running = view.pace;
    });
  }

  /** While it is halted, another pace is only chosen for later. */
  async set(pace: Pace): Promise<void> {
    this.running = pace;
    if (!this.paused) await this.session.setPace(pace);
  }

  /** Halts the computer, or lets it go on. */
  async halt(): Promise<void> {
    if (this.offered) await this.session.setPace(this.paused ? this.running : 'paused');
  }

  /** One decision; who asks for it while the game runs halts it. */
  async step(): Promise<void> {
    if (!this.offered) return;
    if (!this.paused) await this.session.setPace('paused');
    else if (this.session.computerDecides) await this.session.step();
  }
}
