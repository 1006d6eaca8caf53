import { api, HttpProblem, inWords } from '../wire/http';
import type { LabProgress, NewExperiment } from '../wire/types';
import { keepExperiment, keptExperiment } from './kept';

/** Between an answer and the next question. The server stops what nobody looks at. */
const LOOK_EVERY_MS = 700;
/** The same while the server cannot be reached. */
const TRY_EVERY_MS = 3_000;

/** An experiment on the server, as this page sees it. */
export class Watching {
  /** The experiment that is shown. */
  id = $state<string | null>(null);
  progress = $state.raw<LabProgress | null>(null);
  problem = $state<string | null>(null);
  /** Between a click and its answer. */
  asking = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.id !== null && this.progress?.over !== true;
  }

  /** Goes on with the experiment that this tab saw last, if the server still has it. */
  resume(): void {
    const kept = keptExperiment();
    if (kept !== null) this.#watch(kept);
  }

  async run(wanted: NewExperiment): Promise<void> {
    this.problem = null;
    this.asking = true;
    try {
      const { experiment } = await api.startExperiment(wanted);
      keepExperiment(experiment);
      this.progress = null;
      this.#watch(experiment);
    } catch (error) {
      this.problem = inWords(error);
    } finally {
      this.asking = false;
    }
  }

  async stop(): Promise<void> {
    if (this.id === null) return;
    this.asking = true;
    try {
      this.progress = await api.stopExperiment(this.id);
      this.problem = null;
      this.leave();
    } catch (error) {
      this.problem = inWords(error);
    } finally {
      this.asking = false;
    }
  }

  /** Looks no more. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #watch(id: string): void {
    this.leave();
    this.id = id;
    void this.#look(id);
  }

  async #look(id: string): Promise<void> {
    let wait = LOOK_EVERY_MS;
    try {
      const progress = await api.experiment(id);
      // Meanwhile another may have begun, or this one was stopped.
      if (this.id !== id || this.progress?.over === true) return;
      this.progress = progress;
      this.problem = null;
      if (progress.over) return;
    } catch (error) {
      if (this.id !== id) return;
      if (error instanceof HttpProblem && error.status === 404) return this.#lost(error.message);
      this.problem = inWords(error);
      wait = TRY_EVERY_MS;
    }
    this.#timer = setTimeout(() => void this.#look(id), wait);
  }

  /** The server does not know it any more. What was seen of it stays. */
  #lost(sentence: string): void {
    keepExperiment(null);
    this.id = null;
    if (this.progress !== null) this.problem = sentence;
  }
}
