import { movedTo, wholeHeading } from '../board/tabletop/geometry';
import { Throttle } from '../board/tabletop/throttle';
import type { Point } from '../board/viewport';
import type { Sketch, Stance } from '../wire/types';

/** Where a unit is wanted. Without a heading it faces as its way leads it. */
export interface Wish {
  piece: string;
  x: number;
  y: number;
  heading?: number;
}

/** Asks the rules; `null` if the unit is not to be dragged now, `undefined` if nobody answered. */
export type AskSketch = (wish: Wish) => Promise<Sketch | null | undefined>;

/**
 * The ghost of a unit that is being moved over a table without hexes.
 *
 * ```text
 *   idle ──peek──► peeking     the pointer is over a pose: shown, nothing more
 *   idle ──begin─► dragging ──release──► resting ──place──► sent
 *                     ▲                     │ keys, handle, another drag
 *                     └─────────────────────┘
 * ```
 */
export class Sketching {
  phase = $state<'idle' | 'peeking' | 'dragging' | 'resting'>('idle');
  /** The unit that is moved. */
  piece = $state<string | null>(null);
  wish = $state.raw<Wish | null>(null);
  /** What the rules made of the last wish that they have answered. */
  sketch = $state.raw<Sketch | null>(null);
  /** The rules do not let it be dragged at all. */
  fixed = $state(false);

  /** A ghost to be moved is about. */
  active = $derived(this.phase === 'dragging' || this.phase === 'resting');
  /** How the ghost stands: as the rules say or, until they have answered, as it is wanted. */
  stance: Stance | null = $derived.by(() => {
    // What cannot be dragged can still be looked at, as its pose tells it.
    if (this.phase === 'idle' || (this.fixed && this.active)) return null;
    if (this.sketch !== null) return this.sketch.stance;
    if (this.#from === null || this.wish === null) return null;
    return movedTo(this.#from, this.wish, this.wish.heading ?? this.#from.heading);
  });
  /** Whether it can be placed where its ghost stands. */
  placeable = $derived(this.phase === 'resting' && this.sketch?.link !== undefined);

  #from = $state.raw<Stance | null>(null);
  /** Enter came before the answer. */
  #placeSoon = false;
  readonly #throttle: Throttle<Wish, Sketch | null | undefined>;

  /** `play` is told the sketch that is to be played. */
  constructor(
    ask: AskSketch,
    private readonly play: (piece: string, sketch: Sketch) => void,
    private readonly onanswer: (sketch: Sketch | null) => void = () => undefined,
  ) {
    this.#throttle = new Throttle(ask, (answer, wish) => this.#hear(answer, wish));
  }

  /** Takes a unit up to be moved from where it stands, or goes on with its ghost. */
  begin(piece: string, from: Stance, dragging: boolean): void {
    const goesOn = this.active && this.piece === piece;
    if (!goesOn) {
      this.#reset();
      this.piece = piece;
      this.#from = from;
      this.wish = { piece, x: from.x, y: from.y };
    }
    this.phase = dragging ? 'dragging' : 'resting';
  }

  /** Shows what a pose would come to, without taking the unit up. */
  peek(from: Stance, wish: Wish): void {
    if (this.active) return;
    const { wish: old } = this;
    const same = old?.x === wish.x && old.y === wish.y && old.heading === wish.heading;
    if (this.phase === 'peeking' && this.piece === wish.piece && same) return;
    this.#reset();
    this.phase = 'peeking';
    this.piece = wish.piece;
    this.#from = from;
    this.#want(wish);
  }

  unpeek(): void {
    if (this.phase === 'peeking') this.#reset();
  }

  moveTo(place: Point): void {
    if (this.active && this.wish !== null) {
      this.#want({ ...this.wish, x: Math.round(place.x), y: Math.round(place.y) });
    }
  }

  /** Moves the ghost a little from where it stands. */
  nudge(dx: number, dy: number): void {
    const at = this.#now();
    if (at !== null) this.moveTo({ x: at.x + dx, y: at.y + dy });
  }

  turnTo(heading: number): void {
    if (this.active && this.wish !== null) {
      this.#want({ ...this.wish, heading: wholeHeading(heading) });
    }
  }

  turnBy(degrees: number): void {
    const heading = this.wish?.heading ?? this.stance?.heading;
    if (heading !== undefined) this.turnTo(heading + degrees);
  }

  /** Lets go of it: the ghost stays. */
  release(): void {
    if (this.phase === 'dragging') this.phase = 'resting';
  }

  /** Plays it as the rules last sketched it; if they are still thinking, then as soon as they have answered. */
  place(): boolean {
    if (!this.active) return false;
    this.phase = 'resting';
    if (this.#throttle.pending) this.#placeSoon = true;
    else this.#place();
    return true;
  }

  /** Takes the ghost away; false if there was none. */
  cancel(): boolean {
    const had = this.active;
    this.#reset();
    return had;
  }

  /** The place to go on from: what is wanted while the rules think, then what they allow. */
  #now(): Point | null {
    if (!this.active) return null;
    return this.#throttle.pending || this.sketch === null ? this.wish : this.sketch.stance;
  }

  #want(wish: Wish): void {
    this.wish = wish;
    this.#throttle.want(wish);
  }

  #hear(answer: Sketch | null | undefined, wish: Wish): void {
    if (this.phase === 'idle' || wish.piece !== this.piece || answer === undefined) return;
    this.fixed = answer === null;
    this.sketch = answer;
    if (this.#throttle.pending) return;
    this.onanswer(answer);
    if (this.#placeSoon) this.#place();
  }

  #place(): void {
    this.#placeSoon = false;
    const { piece, sketch } = this;
    if (piece !== null && sketch?.link !== undefined) this.play(piece, sketch);
  }

  #reset(): void {
    this.#throttle.drop();
    this.#placeSoon = false;
    this.phase = 'idle';
    this.piece = null;
    this.wish = null;
    this.sketch = null;
    this.fixed = false;
    this.#from = null;
  }
}
