import { language, t } from '../words/words.svelte';
import { tintOf } from '../lib/sides';
import { Connection, ConnectionLost, type OpenSocket, type Status } from '../wire/connection';
import type { Keys } from '../wire/http';
import type { Answer, Ask, Pace, Player, SeatView, Step, Touch, View } from '../wire/types';
import { grown, isUnknown } from './choosing';
import { continued, type StoryChange } from './story';

/** A view has arrived. */
export interface Arrival extends StoryChange {
  view: View;
  before: View | null;
  /** False if table and seats are as they were. */
  newState: boolean;
  /** A request from here was what left the state before. */
  byUs: boolean;
}

const noTouches: Touch[] = [];
const DRAWN_TOGETHER_MS = 50;
const LONGEST_TOGETHER_MS = 500;

/** What to say when the table has moved on while somebody asked or decided. */
export const changedMeanwhile = (): string => t('changed');

/**
 * One table as this browser sees it: the newest view, the story, the line to the server.
 *
 * What a person does with it (choosing, looking back, overlays) lives in its own classes, which
 * listen for arrivals.
 */
export class TableSession {
  view = $state.raw<View | null>(null);
  story = $state.raw<Step[]>([]);
  status = $state<Status>('connecting');
  /** A plain sentence about the line or about a request that failed. */
  notice = $state<string | null>(null);

  decider = $derived(
    this.view !== null && 'decide' in this.view.turn ? this.view.turn.decide.seat : null,
  );
  over = $derived(this.view !== null && 'over' in this.view.turn ? this.view.turn.over : null);
  /** It is decided unseen. */
  secret = $derived(
    this.view !== null && 'decide' in this.view.turn && this.view.turn.decide.secret === true,
  );
  mine = $derived(this.decider !== null && (this.view?.yours.includes(this.decider) ?? false));
  watches = $derived(this.view !== null && this.view.yours.length === 0);
  /** The computer has to decide. */
  computerDecides = $derived(this.view !== null && isComputers(this.view, this.decider));
  anyComputer = $derived(this.view?.seats.some((seat) => seat.computer !== null) ?? false);
  /** What can be touched; what lies behind the first touches is filled in when it is asked for. */
  touches = $state.raw<Touch[]>(noTouches);

  #connection: Connection;
  #listeners: ((arrival: Arrival) => void)[] = [];
  /** What is being asked for already, so that pointing and touching ask once. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #narrowing = new Map<string, Promise<boolean>>();
  #arrived: View[] = [];
  #drawing: ReturnType<typeof setTimeout> | undefined;
  #drawnAt = -Infinity;
  /** How long the last view took to be seen. */
  #drawingMs = 0;
  /** Those who wait for the next view, and those who wait for views that have come to be drawn. */
  #waitingForView: (() => void)[] = [];
  #waitingForDrawing: (() => void)[] = [];
  /** The state that a request from here was the last to change. */
  #changedHere: number | null = null;
  /** A decision that was sent and not answered when the line broke. */
  #unsure: { state: number; text: string } | null = null;

  constructor(
    readonly id: string,
    readonly keys: Keys,
    open: OpenSocket,
  ) {
    this.#connection = new Connection({
      open,
      sit: () => ({
        do: 'sit',
        keys: this.keys,
        known: this.story.length,
        state: this.view?.state ?? 0,
        language: language(),
      }),
      onview: (view) => this.#arrive(view),
      onstatus: (status) => {
        this.status = status;
        if (status !== 'open') this.#wake([...this.#waitingForDrawing, ...this.#waitingForView]);
      },
      onfailure: (sentence) => (this.notice = sentence),
    });
  }

  onarrival(listener: (arrival: Arrival) => void): void {
    this.#listeners.push(listener);
  }

  seat(id: string | null): SeatView | undefined {
    return this.view?.seats.find((seat) => seat.id === id);
  }

  /** The seat's colour: its place in the order of seats, or its side's. */
  seatIndex(id: string | null): number {
    return tintOf(this.view?.seats.map((seat) => seat.id) ?? [], id);
  }

  /**
   * Asks; `null` if the line breaks. After `stale` the server shows the table again: whoever hears that answer has that
   * view already, so that what he says about it is not wiped away by it.
   */
  async ask(ask: Ask): Promise<Answer | null> {
    try {
      const answer = await this.#connection.ask(ask);
      if (answer === 'stale') await new Promise<void>((go) => this.#waitingForView.push(go));
      return answer;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      return null;
    }
  }

  /**
   * Asks about the table as it is: if it has moved on before the question was there, asks about the new state, as long
   * as `question` has one.
   */
  async inquire(question: (view: View) => Ask | null): Promise<Answer | null> {
    for (;;) {
      const { view } = this;
      const ask = view === null ? null : question(view);
      if (view === null || ask === null) return null;
      const answer = await this.ask(ask);
      if (answer !== 'stale' || this.view?.state === view.state) return answer;
    }
  }

  /**
   * Plays a decision. If the line breaks before the answer, nothing is repeated: the next view shows
   * whether it was played, and if not the player is told to choose again.
   */
  async play(chain: string[], text: string): Promise<Answer | null> {
    const { view, decider } = this;
    if (view === null || decider === null) return null;
    const { state } = view;
    const answer = await this.#change(state, { do: 'play', seat: decider, state, chain });
    if (answer === null) {
      this.#unsure = { state, text };
      this.notice = t('play-lost', { move: text });
    }
    return answer;
  }

  /**
   * Plays what a seat may decide while others are asked. They may decide in the same moment, so it is
   * tried again on what the table has become.
   */
  async playWaiting(seat: string, chain: string[]): Promise<Answer | null> {
    const answer = await this.inquire(({ state }) => ({ do: 'play', seat, state, chain }));
    return this.#told(answer);
  }

  /** Asks what can be touched after a first thing. False if that could not be found out. */
  narrow(first: string): Promise<boolean> {
    if (!isUnknown(this.touches, first)) return Promise.resolve(true);
    const asked = this.#narrowing.get(first) ?? this.#narrow(first);
    this.#narrowing.set(first, asked);
    void asked.finally(() => this.#narrowing.delete(first));
    return asked;
  }

  async #narrow(first: string): Promise<boolean> {
    const { view } = this;
    if (view === null) return false;
    const answer = await this.ask({ do: 'narrow', state: view.state, first });
    if (this.view?.state !== view.state) return false;
    if (answer === null || typeof answer !== 'object' || !('narrowed' in answer)) return false;
    this.touches = grown(this.touches, first, answer.narrowed);
    return true;
  }

  async takeBack(): Promise<Answer | null> {
    const { view } = this;
    if (view?.take_back == null) return null;
    const { seat, to } = view.take_back;
    const { state } = view;
    return this.#told(await this.#change(state, { do: 'take_back', seat, state, to }));
  }

  async reply(seat: string, accept: boolean): Promise<Answer | null> {
    const { view } = this;
    if (view === null) return null;
    const { state } = view;
    return this.#told(await this.#change(state, { do: 'reply', seat, state, accept }));
  }

  async setPlayer(seat: string, player: Player): Promise<Answer | null> {
    return this.#told(await this.ask({ do: 'set_player', seat, player }));
  }

  async setPace(pace: Pace): Promise<Answer | null> {
    return this.#told(await this.ask({ do: 'set_pace', pace }));
  }

  /** One decision of a computer that is paused. */
  async step(): Promise<Answer | null> {
    return this.#told(await this.ask({ do: 'step' }));
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    clearTimeout(this.#drawing);
    this.#connection.close();
  }

  /** Asks for something that leads to another state. */
  async #change(state: number, ask: Ask): Promise<Answer | null> {
    const answer = await this.ask(ask);
    if (answer === 'done') this.#changedHere = state;
    return answer;
  }

  /** What went wrong becomes a notice. */
  #told(answer: Answer | null): Answer | null {
    if (answer === null) this.notice = t('why-lost');
    else if (answer === 'stale') this.notice = changedMeanwhile();
    else if (typeof answer === 'object' && 'failed' in answer) this.notice = answer.failed;
    else if (typeof answer === 'object' && 'refused' in answer) this.notice = answer.refused.text;
    return answer;
  }

  /**
   * Views that follow each other faster than anybody sees are drawn together. A slow machine draws fewer, so
   * that it has as much time for the person as for the computers that play.
   */
  #arrive(view: View): void {
    this.#arrived.push(view);
    this.#waitingForDrawing.push(...this.#waitingForView);
    this.#waitingForView = [];
    if (this.#drawing !== undefined) return;
    const pause = Math.max(DRAWN_TOGETHER_MS, Math.min(2 * this.#drawingMs, LONGEST_TOGETHER_MS));
    const wait = this.#drawnAt + pause - performance.now();
    if (wait <= 0) this.#draw();
    else this.#drawing = setTimeout(() => this.#draw(), wait);
  }

  #draw(): void {
    this.#drawing = undefined;
    this.#measureDrawing();
    const views = this.#arrived;
    this.#arrived = [];
    const view = views.at(-1);
    if (view === undefined) return;
    const before = this.view;
    const change = continued(this.story, views, before === null);
    const newState =
      before?.state !== view.state || before.yours.join(' ') !== view.yours.join(' ');
    this.view = view;
    this.story = change.story;
    if (newState) {
      if (before !== null) this.notice = null;
      this.touches = view.touches;
      this.#narrowing.clear();
    }
    this.#settleUnsure(view);
    const byUs = newState && before !== null && before.state === this.#changedHere;
    for (const listener of this.#listeners) listener({ ...change, view, before, newState, byUs });
    this.#drawnAt = performance.now();
    this.#wake(this.#waitingForDrawing);
  }

  #wake(waiting: readonly (() => void)[]): void {
    this.#waitingForDrawing = [];
    for (const go of waiting) go();
  }

  #measureDrawing(): void {
    const begun = performance.now();
    globalThis.requestAnimationFrame?.(() =>
      setTimeout(() => (this.#drawingMs = performance.now() - begun)),
    );
  }

  #settleUnsure(view: View): void {
    if (this.#unsure === null) return;
    const { state, text } = this.#unsure;
    this.#unsure = null;
    this.notice = view.state === state ? t('play-not-played', { move: text }) : t('play-played');
  }
}

function isComputers(view: View, seat: string | null): boolean {
  return view.seats.some((one) => one.id === seat && one.computer !== null);
}
