import { t } from '../words/words.svelte';
import type { Thought } from '../wire/types';
import type { TableSession } from './session.svelte';

/** What the computer would do in one's place: asked for, thought about, shown until something is played. */
export class Advice {
  thought = $state.raw<Thought | null>(null);
  thinking = $state(false);
  problem = $state<string | null>(null);

  open = $derived.by(() => this.thinking || this.thought !== null || this.problem !== null);
  /** Somebody here has to decide, so that the question makes sense. */
  offered = $derived.by(() => this.session.mine && this.session.over === null);

  /** Only the answer to the newest question counts. */
  #asked = 0;

  constructor(private readonly session: TableSession) {
    session.onarrival(({ newState, byUs }) => {
      if (!newState) return;
      const unanswered = this.thinking && !byUs && this.offered;
      this.close();
      if (unanswered) this.problem = t('advice-changed');
    });
  }

  async ask(): Promise<void> {
    const { view, decider } = this.session;
    if (view === null || decider === null || !this.offered || this.thinking) return;
    const asked = ++this.#asked;
    this.thought = null;
    this.problem = null;
    this.thinking = true;
    const answer = await this.session.inquire(({ state }) =>
      asked === this.#asked ? { do: 'advise', seat: decider, state } : null,
    );
    if (asked !== this.#asked) return;
    this.thinking = false;
    if (answer !== null && typeof answer === 'object' && 'advice' in answer) {
      this.thought = answer.advice;
    } else if (answer !== null && typeof answer === 'object' && 'failed' in answer) {
      this.problem = answer.failed;
    } else {
      this.problem = t('advice-none');
    }
  }

  /** Puts the advice away; false if there was none. */
  close(): boolean {
    const wasOpen = this.open;
    this.#asked += 1;
    this.thinking = false;
    this.thought = null;
    this.problem = null;
    return wasOpen;
  }
}
