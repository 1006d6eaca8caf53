import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Connection,
  ConnectionLost,
  waitBefore,
  type SocketEvents,
  type Status,
} from './connection';
import type { Request, View } from './types';

/** The other end of the line. */
class FakeSocket {
  sent: Request[] = [];
  closed = false;
  constructor(readonly events: SocketEvents) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  answer(id: number, answer: unknown): void {
    this.events.heard(JSON.stringify({ answer: { id, answer } }));
  }
  last(): Request {
    const last = this.sent.at(-1);
    if (last === undefined) throw new Error('nothing was sent');
    return last;
  }
}

function lineUp(patienceMs = 10_000) {
  const sockets: FakeSocket[] = [];
  const statuses: Status[] = [];
  const views: View[] = [];
  const failures: string[] = [];
  let known = 0;
  const connection = new Connection({
    open: (events) => {
      const socket = new FakeSocket(events);
      sockets.push(socket);
      return socket;
    },
    sit: () => ({ do: 'sit', keys: { red: 'k' }, known, state: known }),
    onview: (view) => views.push(view),
    onstatus: (status) => statuses.push(status),
    onfailure: (sentence) => failures.push(sentence),
    patienceMs,
    chance: () => 0.5,
  });
  const socket = (): FakeSocket => {
    const newest = sockets.at(-1);
    if (newest === undefined) throw new Error('no socket was opened');
    return newest;
  };
  const sit = async (): Promise<void> => {
    socket().events.opened();
    socket().answer(socket().last().id, 'done');
    await Promise.resolve();
  };
  return {
    connection,
    sockets,
    socket,
    statuses,
    views,
    failures,
    sit,
    know: (n: number) => (known = n),
  };
}

const look = { do: 'look', state: 1, number: 0 } as const;

describe('Connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sits down first and is open when that is answered', async () => {
    const line = lineUp();
    expect(line.statuses).toEqual(['connecting']);
    line.socket().events.opened();
    expect(line.socket().last().ask).toEqual({ do: 'sit', keys: { red: 'k' }, known: 0, state: 0 });
    line.socket().answer(1, 'done');
    await Promise.resolve();
    expect(line.statuses).toEqual(['connecting', 'open']);
  });

  it('gives every answer to the request with its number, in whatever order', async () => {
    const line = lineUp();
    await line.sit();
    const first = line.connection.ask(look);
    const second = line.connection.ask({ ...look, number: 1 });
    line.socket().answer(3, 'stale');
    line.socket().answer(2, 'done');
    expect(await first).toBe('done');
    expect(await second).toBe('stale');
  });

  it('passes views on, and ignores answers that nobody waits for and what is no text', async () => {
    const line = lineUp();
    await line.sit();
    line.socket().events.heard(JSON.stringify({ view: { state: 4 } }));
    line.socket().answer(99, 'done');
    line.socket().events.heard(new ArrayBuffer(2));
    expect(line.views).toEqual([{ state: 4 }]);
  });

  it('passes on what the server says unasked, and why a seat is not to be had', async () => {
    const line = lineUp();
    line.socket().events.opened();
    line.socket().answer(1, { failed: 'The key is not right.' });
    await Promise.resolve();
    line.socket().answer(0, { failed: 'This game cannot be shown.' });
    expect(line.failures).toEqual(['The key is not right.', 'This game cannot be shown.']);
  });

  it('rejects what is not answered when the line breaks, and does not send it again', async () => {
    const line = lineUp();
    await line.sit();
    const asked = line.connection.ask(look);
    const rejected = expect(asked).rejects.toBeInstanceOf(ConnectionLost);
    line.socket().events.closed();
    await rejected;
    expect(line.statuses.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(waitBefore(0, 0.5));
    line.know(7);
    await line.sit();
    expect(line.sockets).toHaveLength(2);
    expect(line.socket().sent.map((request) => request.ask.do)).toEqual(['sit']);
    expect(line.socket().last().ask).toMatchObject({ known: 7 });
    expect(line.statuses.at(-1)).toBe('open');
  });

  it('waits longer and longer, and starts anew after success', async () => {
    const line = lineUp();
    await line.sit();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      line.socket().events.closed();
      await vi.advanceTimersByTimeAsync(waitBefore(attempt, 0.5) - 1);
      expect(line.sockets).toHaveLength(1 + attempt);
      await vi.advanceTimersByTimeAsync(1);
      expect(line.sockets).toHaveLength(2 + attempt);
    }
    await line.sit();
    line.socket().events.closed();
    await vi.advanceTimersByTimeAsync(waitBefore(0, 0.5));
    expect(line.sockets).toHaveLength(6);
  });

  it('counts a line without answers as lost', async () => {
    const line = lineUp(1_000);
    await line.sit();
    const asked = line.connection.ask(look);
    const rejected = expect(asked).rejects.toBeInstanceOf(ConnectionLost);
    const silent = line.socket();
    await vi.advanceTimersByTimeAsync(1_000);
    await rejected;
    expect(silent.closed).toBe(true);
    // The late end of the old line must not count twice.
    silent.events.closed();
    expect(line.statuses.filter((status) => status === 'lost')).toHaveLength(1);
  });

  it('refuses to ask while there is no line', async () => {
    const line = lineUp();
    await expect(line.connection.ask(look)).rejects.toBeInstanceOf(ConnectionLost);
  });

  it('hurries when told to', async () => {
    const line = lineUp();
    await line.sit();
    line.socket().events.closed();
    line.connection.hurry();
    expect(line.sockets).toHaveLength(2);
    line.connection.hurry();
    expect(line.sockets).toHaveLength(2);
  });

  it('stays closed', async () => {
    const line = lineUp();
    await line.sit();
    line.connection.close();
    line.socket().events.closed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.sockets).toHaveLength(1);
    expect(line.statuses.at(-1)).toBe('closed');
  });
});

describe('waitBefore', () => {
  it('doubles up to a limit and is spread by a quarter', () => {
    expect(waitBefore(0, 0.5)).toBe(250);
    expect(waitBefore(3, 0.5)).toBe(2_000);
    expect(waitBefore(50, 0.5)).toBe(8_000);
    expect(waitBefore(0, 0)).toBe(188);
    expect(waitBefore(0, 1)).toBe(313);
  });
});
