import { t } from '../words/words.svelte';
import type { Point } from '../board/viewport';
import { plainWords } from '../lib/words';
import type { OpenSocket } from '../wire/connection';
import type { Keys } from '../wire/http';
import { inches } from '../board/tabletop/geometry';
import { poseOf } from '../board/tabletop/pose';
import { sayPlace } from '../board/tabletop/speech';
import { stanceOf } from '../board/tabletop/units';
import type { Scene, SideSpec, Sketch, Stance, Step } from '../wire/types';
import { AboutHex } from './about.svelte';
import { Advice } from './advice.svelte';
import { split } from './choosing';
import { Hand, type TouchedBy } from './hand.svelte';
import { marks, marksOfChain, marksOfSteps, type Marked } from './marked';
import { Overlay } from './overlay.svelte';
import { Pacing } from './pacing.svelte';
import { Past } from './past.svelte';
import { hexOfPiece, piecesIn } from './pieces';
import { laidOut } from './results';
import { changedMeanwhile, TableSession } from './session.svelte';
import { Sketching, type Wish } from './sketching.svelte';

const noSteps: Step[] = [];

/** All that the table page holds, and how its parts work together. */
export class Table {
  readonly session: TableSession;
  readonly past: Past;
  readonly hand: Hand;
  readonly overlay: Overlay;
  readonly about: AboutHex;
  readonly advice: Advice;
  readonly pacing: Pacing;
  /** The ghost of a unit on a table without hexes. */
  readonly sketching: Sketching;

  /** Steps that have just happened: the board shows them moving. */
  fresh = $state.raw<Step[]>(noSteps);
  /** Steps whose dice lie on the table. */
  results = $state.raw<Step[]>(noSteps);
  /** The seat that the decision has just passed to. */
  handedTo = $state<string | null>(null);
  overDismissed = $state(false);
  /** The unit of a table without hexes that is pointed at. */
  aboutUnit = $state<string | null>(null);

  /** What came into the hand by itself. */
  #takenUp: string[] | null = null;

  scene: Scene | null = $derived.by(() => this.past.scene ?? this.session.view?.scene ?? null);
  marked: Marked = $derived.by(() => {
    const { told } = this.hand;
    if (told !== null) return marks([told], 'refusal');
    if (this.past.step !== null) return marksOfSteps([this.past.step], 'event');
    if (this.advice.thought !== null) {
      return marksOfChain(this.advice.thought.chain, (link) => this.hexOf(link), 'advice');
    }
    return marksOfSteps(this.results, 'result');
  });

  constructor(
    id: string,
    keys: Keys,
    open: OpenSocket,
    private readonly sides: readonly SideSpec[] = [],
  ) {
    this.session = new TableSession(id, keys, open);
    this.past = new Past(this.session);
    this.hand = new Hand(this.session, this.past);
    this.overlay = new Overlay(this.session);
    this.about = new AboutHex(this.session);
    this.advice = new Advice(this.session);
    this.pacing = new Pacing(this.session);
    this.sketching = new Sketching(
      (wish) => this.#sketch(wish),
      (piece, sketch) => void this.hand.pose(sketch.link ?? '', this.#wordsOf(piece, sketch)),
    );
    this.session.onarrival(({ before, fresh, newState }) => {
      if (!newState) return;
      this.sketching.cancel();
      this.fresh = this.past.looking ? noSteps : fresh;
      const yours = this.session.view?.yours ?? [];
      this.results = laidOut(this.results, fresh, (seat) => yours.includes(seat));
      const { decider } = this.session;
      const decidedBefore =
        before !== null && 'decide' in before.turn ? before.turn.decide.seat : null;
      // The computer needs no telling.
      if (this.session.computerDecides) this.handedTo = null;
      else if (before !== null && decider !== decidedBefore) this.handedTo = decider;
      else if (fresh.length > 0) this.handedTo = null;
      this.#takeUpTheOnlyUnit();
    });
  }

  touch(link: string, by: TouchedBy): void {
    if (this.overlay.point(link)) return;
    this.handedTo = null;
    const hex = this.hexOf(link);
    if (hex !== null) this.#tellAbout(hex);
    void this.hand.touch(link, by);
  }

  hover(hex: string | null): void {
    if (hex === null) return;
    this.#tellAbout(hex);
    this.#learnAhead(hex);
  }

  /** Takes a unit up to be moved by hand. Nobody moves one while an overlay asks for a unit. */
  takeUp(link: string): boolean {
    if (this.overlay.pointing || !this.hand.takeUp(link)) return false;
    this.handedTo = null;
    return true;
  }

  /** The pointer is over a unit of a table without hexes, or over its ground. */
  hoverTable(unit: string | null, place: Point): void {
    this.aboutUnit = unit;
    this.#tellAbout(`${place.x},${place.y}`);
    if (unit === null || this.hand.chain.length > 0 || this.past.looking) return;
    void this.session.narrow(`piece:${unit}`);
  }

  /** Does what the computer advises, as if it had been touched. */
  followAdvice(): void {
    const { thought } = this.advice;
    if (thought !== null) void this.hand.follow(thought.chain, thought.text);
  }

  /** The advice is being followed, and its odds lie on the table in its stead. */
  get followsAdvice(): boolean {
    const { thought } = this.advice;
    return thought !== null && this.hand.looksAt(thought.chain);
  }

  /** Escape, one thing at a time. */
  escape(): void {
    if (this.overlay.end()) return;
    // Odds of a ghost's move are put down with the ghost.
    if (this.hand.odds?.chosen !== true && this.sketching.cancel()) return;
    // A unit that nobody took up is put down last.
    if (this.#isOnlyUnitInHand() && this.results.length > 0) {
      this.results = noSteps;
      return;
    }
    if (this.hand.escape()) return;
    if (this.advice.close()) return;
    if (this.results.length > 0) this.results = noSteps;
    else if (this.handedTo !== null) this.handedTo = null;
    else if (this.past.looking) this.past.return();
  }

  /** The next thing that can be touched, by key: it is previewed, Enter touches it. */
  previewNext(by: 1 | -1): string | null {
    const links = this.hand.lit
      .map((one) => one.link)
      .filter((link) => !link.startsWith('button:'));
    if (links.length === 0) return null;
    const at = this.hand.preview === null ? -1 : links.indexOf(this.hand.preview);
    const next =
      at < 0 ? (by === 1 ? 0 : links.length - 1) : (at + by + links.length) % links.length;
    this.hand.preview = links[next] ?? null;
    const hex = this.hand.preview === null ? null : this.hexOf(this.hand.preview);
    if (hex !== null) this.#tellAbout(hex);
    return hex;
  }

  /** The hex that a link names or that its piece stands in. */
  hexOf(link: string): string | null {
    const { kind, name } = split(link);
    if (kind === 'hex') return name;
    const piece = this.scene?.pieces.find((one) => one.id === name);
    return piece === undefined ? null : hexOfPiece(piece);
  }

  /** What people call a link. */
  nameOf(link: string): string {
    const { kind, name } = split(link);
    if (kind === 'piece') return this.scene?.pieces.find((one) => one.id === name)?.name ?? name;
    const pose = poseOf(link, this.#heldStance());
    if (pose !== null) return t('at-place', { place: sayPlace(pose.at) });
    return kind === 'hex' ? t('hex', { hex: name }) : plainWords(name);
  }

  /** Whether a pose tells a place of the table. */
  isOnTable(link: string): boolean {
    return poseOf(link, this.#heldStance()) !== null;
  }

  /** What people call a seat; a side has its seat's name. */
  seatName(seat: string | null): string {
    return this.session.seat(seat)?.name ?? seat ?? '';
  }

  /** What people call a side. */
  sideName(side: string): string {
    return this.sides.find(({ id }) => id === side)?.name ?? plainWords(side);
  }

  close(): void {
    this.past.pause();
    this.session.close();
  }

  /**
   * A unit that has to be decided about, such as one that has rolled for its move or goes back, is in hand at once.
   * Beside it there may be buttons that only open further ones: giving up is no other way on.
   */
  #takeUpTheOnlyUnit(): void {
    if (this.past.looking || !this.session.mine) return;
    const [only, ...others] = this.session.touches.filter(
      ({ link, text }) => text !== undefined || split(link).kind !== 'button',
    );
    if (only === undefined || others.length > 0 || split(only.link).kind !== 'piece') return;
    if (this.hand.takeUp(only.link)) this.#takenUp = this.hand.chain;
  }

  #isOnlyUnitInHand(): boolean {
    return this.#takenUp !== null && this.hand.chain === this.#takenUp;
  }

  /** What the rules make of a wish. An answer about a state that has passed is none. */
  async #sketch(wish: Wish): Promise<Sketch | null | undefined> {
    const state = this.session.view?.state;
    if (state === undefined) return undefined;
    const isMoved = this.sketching.active;
    const answer = await this.session.ask({ do: 'sketch', state, ...wish });
    if (this.session.view?.state !== state) {
      if (isMoved) this.session.notice = changedMeanwhile();
      return undefined;
    }
    if (answer === null || typeof answer !== 'object') return undefined;
    if ('failed' in answer) this.session.notice = answer.failed;
    return 'sketched' in answer ? answer.sketched : undefined;
  }

  #heldStance(): Stance | null {
    const link = this.hand.chain.findLast((one) => one.startsWith('piece:'));
    return stanceOf(this.scene?.pieces.find((one) => `piece:${one.id}` === link));
  }

  #wordsOf(piece: string, sketch: Sketch): string {
    const [unit, place] = [this.nameOf(`piece:${piece}`), sayPlace(sketch.stance)];
    return sketch.used > 0
      ? t('move-by', { unit, inches: inches(sketch.used), place })
      : t('move-to', { unit, place });
  }

  /** Who points at a unit may take it up next: its reach is asked for before that. */
  #learnAhead(hex: string): void {
    if (this.hand.chain.length > 0 || this.past.looking) return;
    // What is not lit is not unknown either, so nothing is asked about it.
    for (const piece of piecesIn(this.scene?.pieces ?? [], hex)) {
      void this.session.narrow(`piece:${piece.id}`);
    }
  }

  #tellAbout(hex: string): void {
    const held = this.hand.chain[0];
    const inHand =
      held !== undefined && split(held).kind === 'piece' ? split(held).name : undefined;
    this.about.show(hex, inHand);
  }
}
