import type { Factor } from '../wire/types';
import type { TableSession } from './session.svelte';

const PAUSE_MS = 90;

/** What is to be known about the hex that is pointed at; asked once per state, hex and unit in hand. */
export class AboutHex {
  hex = $state<string | null>(null);
  lines = $state.raw<Factor[]>([]);

  // Nobody draws from it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #known = new Map<string, Factor[]>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #inHand: string | undefined;

  constructor(private readonly session: TableSession) {
    session.onarrival(({ newState }) => {
      if (newState) this.#known.clear();
      const unanswered = this.hex !== null && !this.#known.has(this.#name(this.hex, this.#inHand));
      if (unanswered) this.show(this.hex, newState ? undefined : this.#inHand);
    });
  }

  show(hex: string | null, inHand: string | undefined): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.hex = hex;
    this.#inHand = inHand;
    if (hex === null) return;
    const known = this.#known.get(this.#name(hex, inHand));
    if (known !== undefined) {
      this.lines = known;
      return;
    }
    this.lines = [];
    // The mouse passes many hexes on its way: only where it rests is worth a question.
    this.#timer = setTimeout(() => void this.#fetch(hex, inHand), PAUSE_MS);
  }

  #name(hex: string, inHand: string | undefined): string {
    return `${hex} ${inHand ?? ''}`;
  }

  async #fetch(hex: string, inHand: string | undefined): Promise<void> {
    const state = this.session.view?.state;
    if (state === undefined) return;
    const hand = inHand === undefined ? {} : { in_hand: inHand };
    const answer = await this.session.ask({ do: 'describe', state, hex, ...hand });
    // Where the table has moved on or the line broke, the next view asks again.
    if (this.session.view?.state !== state || answer === null || typeof answer !== 'object') return;
    if ('failed' in answer) this.session.notice = answer.failed;
    if (!('described' in answer)) return;
    this.#known.set(this.#name(hex, inHand), answer.described);
    if (this.hex === hex && this.#inHand === inHand) this.lines = answer.described;
  }
}
