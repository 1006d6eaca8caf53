import { t } from '../words/words.svelte';
import type { Answer, Odds, Refusal, Touch } from '../wire/types';
import {
  chainToPoses,
  isSameChain,
  litAfter,
  offered,
  rollAtHand,
  rollsDice,
  split,
  touch,
  touchAt,
  type Lit,
} from './choosing';
import type { Past } from './past.svelte';
import { changedMeanwhile, type TableSession } from './session.svelte';

export type TouchedBy = 'mouse' | 'touch' | 'key';

/** A sentence about something that cannot be done, with the rule where a rule is the reason. */
export interface Told {
  text: string;
  rule?: string;
  hexes: string[];
  units: string[];
}

/** A decision that rolls dice, looked at before it is sent. */
export interface OddsShown {
  chain: string[];
  text: string;
  /** `null` while they are being counted. */
  odds: Odds | null;
  problem: string | null;
  /** It was asked for by touching; otherwise it lies there because it is the only roll at hand. */
  chosen: boolean;
}

const STILL_MS = 40;

const plainly = (text: string): Told => ({ text, hexes: [], units: [] });
const refused = ({ rule, text, hexes, units }: Refusal): Told => ({
  rule,
  text,
  hexes: hexes ?? [],
  units: units ?? [],
});

/** What the player has in hand: the chain of touches so far, a preview, the odds, the last refusal. */
export class Hand {
  chain = $state.raw<string[]>([]);
  preview = $state<string | null>(null);
  told = $state.raw<Told | null>(null);
  odds = $state.raw<OddsShown | null>(null);
  /** A decision is on its way to the server. */
  sending = $state(false);

  lit: Lit[] = $derived.by(() =>
    this.past.looking || this.sending ? [] : litAfter(this.session.touches, this.chain),
  );
  /** What could be taken up instead of what is in hand. */
  alternatives: string[] = $derived.by(() =>
    this.lit.length === 0 || this.chain.length === 0
      ? []
      : this.session.touches.map((one) => one.link),
  );
  /** The decision that the thing in hand is by itself, if it is one. */
  inHand: Touch | undefined = $derived.by(() => touchAt(this.session.touches, this.chain));
  /** The touch under preview. */
  previewed: Touch | undefined = $derived.by(() =>
    this.preview === null
      ? undefined
      : offered(this.session.touches, this.chain).find((one) => one.link === this.preview),
  );

  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: TableSession,
    private readonly past: Past,
  ) {
    session.onarrival(({ newState }) => {
      if (!newState) return;
      this.chain = [];
      this.preview = null;
      this.told = null;
      this.#showRollAtHand();
    });
  }

  async touch(link: string, by: TouchedBy): Promise<void> {
    const reason = this.#cannotTouch();
    if (reason !== null) {
      this.told = plainly(reason);
      return;
    }
    const touched = touch(this.session.touches, this.chain, link);
    switch (touched.kind) {
      case 'put-down':
        this.putDown();
        return;
      case 'deeper':
        this.#hold(touched.chain);
        return;
      case 'unlit':
        await this.#why(touched.chain);
        return;
      case 'play':
        // A finger has no hover: the first tap on a hex shows what it would do, the second does it.
        if (by === 'touch' && ['hex', 'pose'].includes(split(link).kind) && this.preview !== link) {
          this.preview = link;
          this.told = null;
          return;
        }
        if (touched.touch.rolls === true) await this.showOdds(touched.chain, touched.touch, true);
        else await this.send(touched.chain, touched.touch.text ?? '');
    }
  }

  /** Takes a unit up to be moved, if that is to be done with it; what is in hand already stays. */
  takeUp(link: string): boolean {
    if (this.#cannotTouch() !== null) return false;
    if (this.chain.includes(link)) return true;
    const touched = touch(this.session.touches, this.chain, link);
    if (touched.kind !== 'deeper') return false;
    this.#hold(touched.chain);
    return true;
  }

  /** Plays the thing in hand with a pose that is not in the tree; dice show their odds first. */
  async pose(link: string, text: string): Promise<void> {
    const [first] = this.chain;
    if (this.#cannotTouch() !== null) return;
    if (first !== undefined) await this.session.narrow(first);
    const way = chainToPoses(this.session.touches, this.chain, link) ?? {
      chain: this.chain,
      rolls: false,
    };
    const chain = [...way.chain, link];
    if (way.rolls) await this.showOdds(chain, { link, text, rolls: true }, true);
    else await this.send(chain, text);
  }

  /** Takes a whole decision from a list; dice show their odds first here too. */
  async choose(chain: string[]): Promise<void> {
    const chosen = touchAt(this.session.touches, chain);
    if (chosen?.text === undefined) return;
    if (chosen.rolls === true) await this.showOdds(chain, chosen, true);
    else await this.send(chain, chosen.text);
  }

  /** Takes a whole decision that was advised; dice show their odds first, unless those lie there already. */
  async follow(chain: string[], text: string): Promise<void> {
    const reason = this.#cannotTouch();
    if (reason !== null) {
      this.told = plainly(reason);
      return;
    }
    const state = this.session.view?.state;
    const [first] = chain;
    if (first !== undefined) await this.session.narrow(first);
    if (this.session.view?.state !== state) {
      this.told = plainly(changedMeanwhile());
      return;
    }
    const seen = this.odds !== null && this.odds.odds !== null && this.#shows(chain);
    if (seen || !rollsDice(this.session.touches, chain)) await this.send(chain, text);
    else await this.showOdds(chain, { link: chain.at(-1) ?? '', text, rolls: true }, true);
  }

  /** Whether the odds of this decision were asked for and lie on the table. */
  looksAt(chain: readonly string[]): boolean {
    return this.odds?.chosen === true && this.#shows(chain);
  }

  /** Puts down the last thing taken up; what was told or shown goes first. */
  escape(): boolean {
    if (this.odds?.chosen === true) {
      this.putDown();
      return true;
    }
    if (this.told !== null || this.preview !== null) {
      this.told = null;
      this.preview = null;
      return true;
    }
    if (this.chain.length === 0) return false;
    this.#hold(this.chain.slice(0, -1));
    return true;
  }

  putDown(): void {
    this.#hold([]);
  }

  async roll(): Promise<void> {
    if (this.odds !== null) await this.send(this.odds.chain, this.odds.text);
  }

  async send(chain: string[], text: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.told = null;
    try {
      const answer = await this.session.play(chain, text);
      const reason = answer === null ? null : whyNotPlayed(answer);
      if (reason !== null) this.told = reason;
    } finally {
      this.sending = false;
    }
  }

  async showOdds(chain: string[], shown: Touch, chosen: boolean): Promise<void> {
    const { view, decider } = this.session;
    if (view === null || decider === null) return;
    const text = shown.text ?? '';
    this.told = null;
    // The old bars stay until the new ones are there, so that nothing flickers.
    this.odds = { chain, text, odds: this.odds?.odds ?? null, problem: null, chosen };
    const answer = await this.session.ask({ do: 'odds', seat: decider, state: view.state, chain });
    if (this.session.view?.state !== view.state) {
      if (chosen) this.told = plainly(changedMeanwhile());
      return;
    }
    if (this.odds?.chain !== chain) return;
    if (answer !== null && typeof answer === 'object' && 'odds' in answer) {
      this.odds = { chain, text, odds: answer.odds, problem: null, chosen };
    } else {
      const reason = answer === null ? null : whyNotPlayed(answer);
      const problem = reason?.text ?? t('odds-failed');
      this.odds = { chain, text, odds: null, problem, chosen };
    }
  }

  #shows(chain: readonly string[]): boolean {
    return this.odds !== null && isSameChain(this.odds.chain, chain);
  }

  #hold(chain: string[]): void {
    this.chain = chain;
    this.preview = null;
    this.told = null;
    this.#showRollAtHand();
    const [first] = chain;
    if (first !== undefined) void this.#learn(first);
  }

  /** Finds out where a thing in hand may go. */
  async #learn(first: string): Promise<void> {
    const state = this.session.view?.state;
    const known = await this.session.narrow(first);
    if (this.session.view?.state !== state) {
      if (!known) this.told = plainly(changedMeanwhile());
    } else if (!known && this.chain[0] === first) {
      this.told = plainly(t('cannot-learn'));
      this.chain = [];
    }
  }

  #showRollAtHand(): void {
    clearTimeout(this.#soon);
    const roll = this.chain.length === 0 ? rollAtHand(this.session.touches) : undefined;
    if (roll === undefined) {
      this.odds = null;
      return;
    }
    const chain = [roll.link];
    this.odds = {
      chain,
      text: roll.text ?? '',
      odds: this.odds?.odds ?? null,
      problem: null,
      chosen: false,
    };
    // Counting them is work for the server: not while decisions follow each other.
    this.#soon = setTimeout(() => void this.showOdds(chain, roll, false), STILL_MS);
  }

  #cannotTouch(): string | null {
    const { session } = this;
    if (this.past.looking) return t('cannot-past');
    if (session.status !== 'open') return t('cannot-offline');
    if (session.over !== null) return t('cannot-over');
    if (session.computerDecides) {
      return t('cannot-computer', {
        seat: session.seat(session.decider)?.name ?? t('this-seat'),
      });
    }
    if (session.watches) return t('cannot-watching');
    if (!session.mine) {
      return t('cannot-not-yours', {
        seat: session.seat(session.decider)?.name ?? t('other-seat'),
      });
    }
    return null;
  }

  async #why(chain: string[]): Promise<void> {
    const { view, decider } = this.session;
    if (view === null || decider === null) return;
    const answer = await this.session.ask({ do: 'why', seat: decider, state: view.state, chain });
    this.told =
      this.session.view?.state === view.state ? toldWhy(answer) : plainly(changedMeanwhile());
  }
}

function toldWhy(answer: Answer | null): Told {
  if (answer === null) return plainly(t('why-lost'));
  if (typeof answer === 'object' && 'why' in answer) {
    const { why } = answer;
    if (why === 'allowed') return plainly(t('why-allowed'));
    return 'refusal' in why ? refused(why.refusal) : plainly(why.no_decision);
  }
  return whyNotPlayed(answer) ?? plainly(t('why-nothing'));
}

function whyNotPlayed(answer: Answer): Told | null {
  if (answer === 'stale') return plainly(changedMeanwhile());
  if (typeof answer !== 'object') return null;
  if ('refused' in answer) return refused(answer.refused);
  if ('failed' in answer) return plainly(answer.failed);
  return null;
}
