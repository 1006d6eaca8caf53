/** Plays at a table by its WebSocket, to get to an interesting moment quickly. */
import { WebSocket } from 'ws';
import type {
  Answer,
  Ask,
  Level,
  Message,
  NewTable,
  TableMade,
  Touch,
  View,
} from '../src/wire/types';

const PATIENCE_MS = 10_000;

export async function newTable(
  url: string,
  seats: Record<string, 'here' | 'elsewhere'> = {},
  game = 'balaclava',
  computers: Record<string, Level> = {},
): Promise<TableMade> {
  return makeTable(url, { game, options: {}, seats, computers });
}

/** A table with everything that can be said about it. */
export async function makeTable(url: string, wanted: NewTable): Promise<TableMade> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as TableMade;
}

/** Picks a decision; `null` if there is none. */
export type Choose = (player: Player) => Promise<string[] | null>;

/** Somebody at the table who is no browser. */
export class Player {
  view: View | null = null;
  #waiting = new Map<number, (answer: Answer) => void>();
  #news: (() => void)[] = [];
  #nextId = 1;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data))));
  }

  static async sit(url: string, made: TableMade, seats?: string[]): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${made.table}/play`);
    await new Promise((open, fail) => {
      socket.addEventListener('open', open);
      socket.addEventListener('error', fail);
    });
    const player = new Player(socket);
    const keys = Object.fromEntries(
      Object.entries(made.keys).filter(([seat]) => seats === undefined || seats.includes(seat)),
    );
    await player.ask({ do: 'sit', keys, known: 0, state: 0 });
    await player.until(() => player.view !== null);
    return player;
  }

  /** Asks, and asks again where the server says that this went too fast. */
  async ask(ask: Ask): Promise<Answer> {
    const answer = await this.#ask(ask);
    const hurried =
      typeof answer === 'object' && 'failed' in answer && answer.failed.includes('Too many');
    if (!hurried) return answer;
    await new Promise((rested) => setTimeout(rested, 500));
    return this.ask(ask);
  }

  #ask(ask: Ask): Promise<Answer> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ask }));
    });
  }

  now(): View {
    if (this.view === null) throw new Error('no view yet');
    return this.view;
  }

  async until(met: () => boolean): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!met()) {
      if (Date.now() > end) throw new Error(`waited in vain at: ${this.view?.scene.heading}`);
      await new Promise<void>((news) => {
        const timer = setTimeout(news, 200);
        this.#news.push(() => {
          clearTimeout(timer);
          news();
        });
      });
    }
  }

  async play(chain: string[]): Promise<void> {
    const { state, turn } = this.now();
    if (!('decide' in turn)) throw new Error('the game is over');
    const answer = await this.ask({ do: 'play', seat: turn.decide.seat, state, chain });
    if (answer !== 'done') throw new Error(`${chain.join(' ')}: ${JSON.stringify(answer)}`);
    await this.until(() => this.now().state > state);
  }

  /** Plays what `choose` picks until `met`; `null` gives up. */
  async playUntil(met: (view: View) => boolean, choose: Choose, most = 3_000): Promise<void> {
    for (let played = 0; !met(this.now()); played += 1) {
      const chain = await choose(this);
      if (chain === null || played >= most) throw new Error('the moment did not come');
      await this.play(chain);
    }
  }

  /** What can be touched after a first thing. */
  async narrow(first: string): Promise<Touch[]> {
    const answer = await this.ask({ do: 'narrow', state: this.now().state, first });
    if (typeof answer !== 'object' || !('narrowed' in answer))
      throw new Error(JSON.stringify(answer));
    return answer.narrowed;
  }

  close(): void {
    this.socket.close();
  }

  #hear(message: Message): void {
    if ('view' in message) this.view = message.view;
    else {
      this.#waiting.get(message.answer.id)?.(message.answer.answer);
      this.#waiting.delete(message.answer.id);
    }
    const news = this.#news;
    this.#news = [];
    for (const told of news) told();
  }
}

/** Numbers that look like chance and are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const done = ['button:done'];

/** A unit can try to rally: a decision that rolls dice and has to be chosen first. */
export const canRally = ({ scene, touches }: View): boolean =>
  scene.prompt.kind === 'rally' && touches.some(({ link }) => link.startsWith('piece:'));

/**
 * Fights where it can: marches at random and often, attacks and rolls always. Whoever plays like this
 * is in a melee within the first turns.
 */
export function quarrelsome(seed: number): Choose {
  const chance = numbers(seed);
  const among = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
  return async (player) => {
    const { touches, scene } = player.now();
    const roll = touches.find(({ link }) => link === 'button:roll');
    if (roll !== undefined && chance() < 0.6) return [roll.link];
    const others = touches.filter(({ link }) => link !== 'button:done');
    const tired = scene.prompt.kind === 'movement' && chance() < 0.08;
    const first = tired || others.length === 0 ? touches.at(-1) : among(others);
    if (first === undefined) return null;
    const chain = [first.link];
    let next = first;
    for (;;) {
      const behind = next.then ?? (next.more === undefined ? [] : await player.narrow(next.link));
      const then = among(behind);
      if (then === undefined || (next.text !== undefined && chance() < 0.5)) return chain;
      chain.push(then.link);
      next = then;
    }
  };
}
