import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketEvents } from '../wire/connection';
import type { Request, Step, Touch, View } from '../wire/types';
import { setLanguage } from '../words/words.svelte';
import { TableSession, type Arrival } from './session.svelte';

const step = (number: number): Step => ({
  number,
  seat: 'red',
  heading: 'T',
  rolled: [],
  events: [],
});

function view(state: number, number: number, more: Partial<View> = {}): View {
  return {
    game: 'g',
    state,
    number,
    yours: ['red'],
    keys_to: ['red'],
    seats: [{ id: 'red', name: 'Red', plan: 'here', computer: null, present: true }],
    turn: { decide: { seat: 'red', prompt: { kind: 'movement', text: 'Move.' } } },
    scene: {
      map: 'm',
      heading: 'T',
      prompt: { kind: 'movement', text: 'Move.' },
      pieces: [],
      markers: [],
      tracks: [],
    },
    touches: [{ link: 'piece:a', more: 1 }],
    story: number === 0 ? [] : [step(number)],
    story_from: Math.max(number - 1, 0),
    take_back: null,
    offer: null,
    pace: 'quick',
    ...more,
  };
}

function lineUp() {
  const lines: { events: SocketEvents; sent: Request[] }[] = [];
  const session = new TableSession('t', { red: 'k' }, (events) => {
    const line = { events, sent: [] as Request[] };
    lines.push(line);
    return { send: (text) => void line.sent.push(JSON.parse(text)), close: () => undefined };
  });
  const arrivals: Arrival[] = [];
  session.onarrival((arrival) => arrivals.push(arrival));
  const line = () => {
    const newest = lines.at(-1);
    if (newest === undefined) throw new Error('no line');
    return newest;
  };
  const tell = (message: unknown): void => line().events.heard(JSON.stringify(message));
  const answer = (answer: unknown): void => {
    tell({ answer: { id: line().sent.at(-1)?.id, answer } });
  };
  const sit = async (): Promise<void> => {
    line().events.opened();
    answer('done');
    await vi.advanceTimersByTimeAsync(0);
  };
  return { session, arrivals, line, lines, tell, answer, sit };
}

describe('TableSession', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says which language it reads, and wants the story from its start', async () => {
    await setLanguage('en-XA');
    const table = lineUp();
    await table.sit();
    await setLanguage('en');
    expect(table.line().sent[0]?.ask).toEqual({
      do: 'sit',
      keys: { red: 'k' },
      known: 0,
      state: 0,
      language: 'en-XA',
    });
  });

  it('shows a view at once, and together those that follow at the same moment', async () => {
    const table = lineUp();
    await table.sit();
    table.tell({ view: view(1, 0) });
    expect(table.arrivals).toHaveLength(1);
    for (let number = 1; number <= 5; number += 1) table.tell({ view: view(1 + number, number) });
    expect(table.arrivals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60);
    expect(table.arrivals).toHaveLength(2);
    expect(table.session.story.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(table.arrivals[1]?.fresh).toHaveLength(5);
    expect(table.session.view?.state).toBe(6);
  });

  it('asks once what lies behind a first touch, and forgets it with the state', async () => {
    const table = lineUp();
    await table.sit();
    table.tell({ view: view(1, 0) });
    const behind: Touch[] = [{ link: 'hex:0101', text: 'go' }];
    const both = Promise.all([table.session.narrow('piece:a'), table.session.narrow('piece:a')]);
    expect(table.line().sent.filter(({ ask }) => ask.do === 'narrow')).toHaveLength(1);
    table.answer({ narrowed: behind });
    expect(await both).toEqual([true, true]);
    expect(table.session.touches[0]?.then).toEqual(behind);
    await vi.advanceTimersByTimeAsync(60);
    table.tell({ view: view(2, 1) });
    expect(table.session.touches[0]?.then).toBeUndefined();
  });

  it('keeps what is known when the line comes back and nothing has changed', async () => {
    const table = lineUp();
    await table.sit();
    table.tell({ view: view(1, 0) });
    const asked = table.session.narrow('piece:a');
    table.answer({ narrowed: [{ link: 'hex:0101', text: 'go' }] });
    await asked;
    table.line().events.closed();
    await vi.advanceTimersByTimeAsync(1_000);
    await table.sit();
    table.tell({ view: view(1, 0) });
    expect(table.arrivals.at(-1)?.newState).toBe(false);
    expect(table.session.touches[0]?.then).toHaveLength(1);
  });

  it('plays for a seat that waits, again if the others have decided meanwhile', async () => {
    const table = lineUp();
    await table.sit();
    table.tell({ view: view(1, 0) });
    const chain = ['button:capitulate', 'button:give_up'];
    const played = table.session.playWaiting('blue', chain);
    table.answer('stale');
    await vi.advanceTimersByTimeAsync(60);
    table.tell({ view: view(2, 1) });
    await vi.advanceTimersByTimeAsync(100);
    table.answer('done');
    expect(await played).toBe('done');
    expect(table.session.notice).toBeNull();
    const sent = table.line().sent.flatMap(({ ask }) => (ask.do === 'play' ? [ask] : []));
    expect(sent.map(({ seat, state }) => [seat, state])).toEqual([
      ['blue', 1],
      ['blue', 2],
    ]);
  });

  it.each([
    { state: 1, said: 'did not reach the table' },
    { state: 2, said: 'was played' },
  ])('compares states after a play that was not answered: $said', async ({ state, said }) => {
    const table = lineUp();
    await table.sit();
    table.tell({ view: view(1, 0) });
    const played = table.session.play(['button:done'], 'End');
    table.line().events.closed();
    expect(await played).toBeNull();
    expect(table.session.notice).toContain('while sending “End”');
    await vi.advanceTimersByTimeAsync(1_000);
    await table.sit();
    table.tell({ view: view(state, state - 1) });
    expect(table.session.notice).toContain(said);
    // Nothing is sent a second time.
    expect(table.line().sent.map(({ ask }) => ask.do)).toEqual(['sit']);
  });
});
