import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketEvents } from '../wire/connection';
import type { Answer, Ask, Request, Scene, SurveySpec, View } from '../wire/types';
import { changedMeanwhile } from './session.svelte';
import { Table } from './table.svelte';

const prompt = { kind: 'movement', text: 'Move.' };
const scene: Scene = { map: 'm', heading: 'T', prompt, pieces: [], markers: [], tracks: [] };

function view(state: number, more: Partial<View> = {}): View {
  return {
    game: 'g',
    state,
    number: 2,
    yours: ['red'],
    keys_to: ['red'],
    seats: [{ id: 'red', name: 'Red', plan: 'here', computer: null, present: true }],
    turn: { decide: { seat: 'red', prompt } },
    scene,
    touches: [
      { link: 'piece:a', more: 1 },
      { link: 'button:done', text: 'End the phase' },
    ],
    story: [1, 2].map((number) => ({ number, seat: 'red', heading: 'T', rolled: [], events: [] })),
    story_from: 0,
    take_back: { seat: 'red', to: 1, free: true, what: [] },
    offer: null,
    pace: 'quick',
    ...more,
  };
}

/** A table in state 1, and a server that is in state 2 already. */
async function late() {
  const sent: Request[] = [];
  let events: SocketEvents | undefined;
  const table = new Table('t', { red: 'k' }, (told) => {
    events = told;
    return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
  });
  const tell = async (message: unknown): Promise<void> => {
    events?.heard(JSON.stringify(message));
    await vi.advanceTimersByTimeAsync(100);
  };
  const answer = (answer: Answer): Promise<void> =>
    tell({ answer: { id: sent.at(-1)?.id, answer } });
  const show = (shown: View): Promise<void> => tell({ view: shown });
  events?.opened();
  await answer('done');
  await show(view(1));
  /** As the server does it: the answer, and the view after it. */
  const stale = async (): Promise<void> => {
    await answer('stale');
    await show(view(2));
  };
  const asked = (): Ask | undefined => sent.at(-1)?.ask;
  const lose = async (): Promise<void> => {
    events?.closed();
    await vi.advanceTimersByTimeAsync(1_000);
    events?.opened();
    await answer('done');
    await show(view(1));
    await vi.advanceTimersByTimeAsync(200);
  };
  return { table, asked, answer, stale, lose };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what comes too late is said, and what was told stays when the view follows', () => {
  it.each([
    { what: 'a decision', touch: 'button:done' },
    { what: 'why not', touch: 'hex:0303' },
    { what: 'where to', touch: 'piece:a' },
  ])('$what', async ({ touch }) => {
    const { table, stale } = await late();
    table.touch(touch, 'key');
    await stale();
    expect(table.hand.told?.text).toBe(changedMeanwhile());
    table.close();
  });

  it('taking back', async () => {
    const { table, stale } = await late();
    void table.session.takeBack();
    await stale();
    expect(table.session.notice).toBe(changedMeanwhile());
    table.close();
  });

  it('odds that were asked for', async () => {
    const { table, stale } = await late();
    void table.hand.showOdds(['piece:a'], { link: 'piece:a', text: 'Fire', rolls: true }, true);
    await stale();
    expect(table.hand.told?.text).toBe(changedMeanwhile());
    table.close();
  });

  it('a unit on its way over a table without hexes', async () => {
    const { table, stale } = await late();
    table.sketching.begin('a', { x: 0, y: 0, heading: 0, width: 1, depth: 1 } as never, true);
    table.sketching.moveTo({ x: 5, y: 5 });
    await stale();
    expect(table.session.notice).toBe(changedMeanwhile());
    table.close();
  });
});

describe('what does not depend on the moment is asked again', () => {
  const spec: SurveySpec = { id: 'zones', name: 'Zones', subject: 'map' };

  it('the past', async () => {
    const { table, asked, answer, stale } = await late();
    void table.past.look(1);
    expect(asked()).toEqual({ do: 'look', state: 1, number: 1 });
    await stale();
    expect(asked()).toEqual({ do: 'look', state: 2, number: 1 });
    const then = { ...scene, heading: 'Then' };
    await answer({ scene: then });
    expect(table.past.scene).toEqual(then);
    table.close();
  });

  it('an overlay', async () => {
    const { table, asked, answer, stale } = await late();
    table.overlay.toggle(spec);
    await stale();
    expect(asked()).toEqual({ do: 'survey', state: 2, survey: 'zones' });
    await answer({ surveyed: { text: 'Zones', hexes: [] } });
    expect(table.overlay.survey?.text).toBe('Zones');
    table.close();
  });

  it('a hex that is pointed at', async () => {
    const { table, asked, stale } = await late();
    table.hover('0101');
    await vi.advanceTimersByTimeAsync(200);
    await stale();
    expect(asked()).toEqual({ do: 'describe', state: 2, hex: '0101' });
    table.close();
  });

  it.each([
    {
      what: 'the past',
      ask: (table: Table) => void table.past.look(1),
      again: { do: 'look', state: 1, number: 1 },
    },
    {
      what: 'an overlay',
      ask: (table: Table) => table.overlay.toggle(spec),
      again: { do: 'survey', state: 1, survey: 'zones' },
    },
    {
      what: 'a hex that is pointed at',
      ask: (table: Table) => table.hover('0101'),
      again: { do: 'describe', state: 1, hex: '0101' },
    },
  ])('$what, when the line comes back', async ({ ask, again }) => {
    const { table, asked, lose } = await late();
    ask(table);
    await vi.advanceTimersByTimeAsync(200);
    await lose();
    expect(asked()).toEqual(again);
    table.close();
  });
});

it('what the server refuses to look back at is said', async () => {
  const { table, answer } = await late();
  void table.past.look(1);
  await answer({ failed: 'Only 0 decisions can be looked back at.' });
  expect(table.session.notice).toContain('Only 0 decisions');
  table.close();
});
