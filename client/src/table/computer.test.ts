import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketEvents } from '../wire/connection';
import type { Answer, Request, Thought, View } from '../wire/types';
import { Table } from './table.svelte';

const thought: Thought = {
  seat: 'red',
  decision: {},
  text: 'march to 0102',
  chain: ['piece:a', 'hex:0102'],
  expected_lead: 2,
  reasons: [],
  alternatives: [],
  plan: [],
  looked_at: 1,
};

function view(state: number, more: Partial<View> = {}): View {
  const prompt = { kind: 'movement', text: 'Move.' };
  return {
    game: 'g',
    state,
    number: 0,
    yours: ['red'],
    keys_to: ['red', 'blue'],
    seats: [
      { id: 'red', name: 'Red', plan: 'here', computer: null, present: true },
      { id: 'blue', name: 'Blue', plan: 'here', computer: 'captain', present: true },
    ],
    turn: { decide: { seat: 'red', prompt } },
    scene: { map: 'm', heading: 'T', prompt, pieces: [], markers: [], tracks: [] },
    touches: [
      { link: 'piece:a', more: 1 },
      { link: 'button:done', text: 'End the phase' },
    ],
    story: [],
    story_from: 0,
    take_back: null,
    offer: null,
    pace: 'quick',
    ...more,
  };
}

const bluesTurn: Partial<View> = {
  turn: { decide: { seat: 'blue', prompt: { kind: 'movement', text: 'Move.' } } },
  touches: [],
};

async function lineUp(first: View) {
  const sent: Request[] = [];
  let events: SocketEvents | undefined;
  const table = new Table('t', { red: 'k' }, (told) => {
    events = told;
    return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
  });
  const tell = (message: unknown): void => events?.heard(JSON.stringify(message));
  const answer = async (answer: Answer): Promise<void> => {
    tell({ answer: { id: sent.at(-1)?.id, answer } });
    await vi.advanceTimersByTimeAsync(0);
  };
  const show = async (shown: View): Promise<void> => {
    tell({ view: shown });
    await vi.advanceTimersByTimeAsync(60);
  };
  events?.opened();
  await answer('done');
  await show(first);
  const asked = () => sent.slice(1).map(({ ask }) => ask);
  return { table, asked, answer, show };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('advice', () => {
  it('is asked for, marked on the map, and followed', async () => {
    const { table, asked, answer } = await lineUp(view(1));
    void table.advice.ask();
    expect(asked()).toEqual([{ do: 'advise', seat: 'red', state: 1 }]);
    expect(table.advice.thinking).toBe(true);
    await answer({ advice: thought });
    expect(table.advice.thought).toEqual(thought);
    expect(table.marked).toEqual({ hexes: ['0102'], units: ['a'], tone: 'advice' });
    table.followAdvice();
    // Only the tree knows whether dice are rolled.
    expect(asked().at(-1)).toEqual({ do: 'narrow', state: 1, first: 'piece:a' });
    await answer({ narrowed: [{ link: 'hex:0102', text: 'march to 0102' }] });
    expect(asked().at(-1)).toEqual({ do: 'play', seat: 'red', state: 1, chain: thought.chain });
    table.close();
  });

  it('that rolls dice shows their odds first, and is there again for who will not roll', async () => {
    const { table, asked, answer } = await lineUp(view(1));
    void table.advice.ask();
    await answer({ advice: thought });
    table.followAdvice();
    await answer({ narrowed: [{ link: 'hex:0102', text: 'attack 0102', rolls: true }] });
    const { chain } = thought;
    expect(asked().at(-1)).toEqual({ do: 'odds', seat: 'red', state: 1, chain });
    expect(table.followsAdvice).toBe(true);
    await answer({ odds: { of: 6, outcomes: [], factors: [] } });
    expect(table.hand.odds?.odds?.of).toBe(6);
    table.escape();
    expect(table.followsAdvice).toBe(false);
    expect(table.advice.thought).toEqual(thought);

    table.followAdvice();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().at(-1)).toEqual({ do: 'odds', seat: 'red', state: 1, chain });
    await answer({ odds: { of: 6, outcomes: [], factors: [] } });
    void table.hand.roll();
    expect(asked().at(-1)).toEqual({ do: 'play', seat: 'red', state: 1, chain });
    table.close();
  });

  it('rolls at once where the odds lie on the table already', async () => {
    const roll = { link: 'button:roll', text: 'Roll', rolls: true };
    const { table, asked, answer } = await lineUp(view(1, { touches: [roll] }));
    await answer({ odds: { of: 6, outcomes: [], factors: [] } });
    void table.advice.ask();
    await answer({ advice: { ...thought, chain: [roll.link] } });
    table.followAdvice();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked().at(-1)).toEqual({ do: 'play', seat: 'red', state: 1, chain: [roll.link] });
    table.close();
  });

  it('is not followed into another state', async () => {
    const { table, asked, answer, show } = await lineUp(view(1));
    void table.advice.ask();
    await answer({ advice: thought });
    table.followAdvice();
    await show(view(2, { number: 1 }));
    await answer('stale');
    expect(asked().at(-1)).toEqual({ do: 'narrow', state: 1, first: 'piece:a' });
    table.close();
  });

  it('goes when one plays, and late answers are not shown', async () => {
    const { table, asked, answer, show } = await lineUp(view(1));
    void table.advice.ask();
    void table.hand.send(['button:done'], 'End the phase');
    await answer('done');
    await show(view(2, { number: 1 }));
    expect(table.advice.open).toBe(false);
    await answer({ advice: thought });
    expect(table.advice.thought).toBeNull();
    expect(asked().map((ask) => ask.do)).toEqual(['advise', 'play']);
    table.close();
  });

  it('that came to nothing because somebody else changed the table says so', async () => {
    const { table, answer, show } = await lineUp(view(1));
    void table.advice.ask();
    await show(view(2, { number: 1 }));
    expect(table.advice.problem).toContain('has changed');
    await answer({ advice: thought });
    expect(table.advice.thought).toBeNull();
    void table.advice.ask();
    await answer({ advice: thought });
    expect(table.advice.thought).toEqual(thought);
    table.close();
  });

  it('never just goes out: also a server that calls the newest state stale is told about', async () => {
    const { table, answer, show } = await lineUp(view(1));
    void table.advice.ask();
    await answer('stale');
    await show(view(1));
    expect(table.advice.thinking).toBe(false);
    expect(table.advice.problem).toContain('No suggestion');
    table.close();
  });

  it('is not offered while the computer decides', async () => {
    const { table, asked } = await lineUp(view(1, bluesTurn));
    expect(table.advice.offered).toBe(false);
    await table.advice.ask();
    expect(asked()).toEqual([]);
    table.close();
  });

  it('says why there is none', async () => {
    const { table, answer } = await lineUp(view(1));
    void table.advice.ask();
    await answer({ failed: 'Too many are thinking.' });
    expect(table.advice.problem).toBe('Too many are thinking.');
    expect(table.advice.close()).toBe(true);
    expect(table.advice.close()).toBe(false);
    table.close();
  });
});

describe('the pace', () => {
  it('halts and goes on as before', async () => {
    const { table, asked, answer, show } = await lineUp(view(1, { ...bluesTurn, pace: 'slow' }));
    void table.pacing.halt();
    await answer('done');
    await show(view(1, { ...bluesTurn, pace: 'paused' }));
    expect(table.pacing.paused).toBe(true);
    void table.pacing.step();
    await answer('done');
    void table.pacing.halt();
    expect(asked()).toEqual([
      { do: 'set_pace', pace: 'paused' },
      { do: 'step' },
      { do: 'set_pace', pace: 'slow' },
    ]);
    table.close();
  });

  it('is set by those who have a seat', async () => {
    const { table } = await lineUp(view(1, { keys_to: [], yours: [] }));
    expect(table.pacing.offered).toBe(false);
    table.close();
  });
});

it('a seat that is taken over can be played at once', async () => {
  const { table, show } = await lineUp(view(1, bluesTurn));
  expect(table.session.touches).toEqual([]);
  const people = view(1).seats.map((seat) => ({ ...seat, computer: null }));
  const { touches } = view(1);
  await show(view(1, { ...bluesTurn, yours: ['red', 'blue'], seats: people, touches }));
  expect(table.session.mine).toBe(true);
  expect(table.session.touches).toEqual(touches);
  table.close();
});

it('the only unit to decide about is in hand, even where one may give up', async () => {
  const giveUp = { link: 'button:concede', then: [{ link: 'button:yes', text: 'Give up' }] };
  const touches = [{ link: 'piece:a', more: 1 }, giveUp];
  const { table } = await lineUp(view(1, { touches }));
  expect(table.hand.chain).toEqual(['piece:a']);
  table.close();
  const { table: another } = await lineUp(view(1));
  expect(another.hand.chain).toEqual([]);
  another.close();
});
