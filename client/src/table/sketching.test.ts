import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLine, sketchOf } from '../board/tabletop/fixtures';
import { movedTo } from '../board/tabletop/geometry';
import type { Sketch } from '../wire/types';
import { Sketching, type Wish } from './sketching.svelte';

const from = inLine(50_000, 50_000, 180);

function table(answer?: (wish: Wish) => Sketch | null) {
  const asked: Wish[] = [];
  const placed: [string, Sketch][] = [];
  const reply = answer ?? ((wish) => sketchOf(movedTo(from, wish, wish.heading ?? 180)));
  const sketching = new Sketching(
    (wish) => {
      asked.push(wish);
      return Promise.resolve(reply(wish));
    },
    (piece, sketch) => placed.push([piece, sketch]),
  );
  return { sketching, asked, placed };
}

const settle = () => vi.advanceTimersByTimeAsync(200);

describe('Sketching', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks where a dragged unit may go, and leaves its ghost there', async () => {
    const { sketching, asked, placed } = table();
    sketching.begin('a', from, true);
    sketching.moveTo({ x: 50_000.4, y: 47_000 });
    expect(asked).toEqual([{ piece: 'a', x: 50_000, y: 47_000 }]);
    expect(sketching.placeable).toBe(false);
    await settle();
    sketching.release();
    expect(sketching.stance).toMatchObject({ x: 50_000, y: 47_000 });
    expect(sketching.placeable).toBe(true);
    expect(sketching.place()).toBe(true);
    expect(placed[0]?.[0]).toBe('a');
  });

  it('shows the wish until the rules have answered', () => {
    const { sketching } = table();
    sketching.begin('a', from, true);
    sketching.moveTo({ x: 40_000, y: 47_000 });
    flushSync();
    expect(sketching.sketch).toBeNull();
    expect(sketching.stance).toMatchObject({ x: 40_000, y: 47_000, heading: 180 });
  });

  it('goes on from where the rules let it come, not from where it was wanted', async () => {
    // They let nothing go farther than an inch.
    const { sketching, asked } = table(() =>
      sketchOf(movedTo(from, { x: 50_000, y: 49_000 }, 180)),
    );
    sketching.begin('a', from, false);
    sketching.nudge(0, -5_000);
    await settle();
    sketching.nudge(-500, 0);
    expect(asked.at(-1)).toEqual({ piece: 'a', x: 49_500, y: 49_000 });
  });

  it('turns by whole degrees and keeps the heading from then on', async () => {
    const { sketching, asked } = table();
    sketching.begin('a', from, false);
    sketching.nudge(0, -500);
    await settle();
    sketching.turnBy(5);
    await settle();
    sketching.turnBy(-6);
    await settle();
    sketching.nudge(500, 0);
    expect(asked.map(({ heading }) => heading)).toEqual([undefined, 185, 179, 179]);
  });

  it('places it as soon as the rules have answered, if Enter was faster', async () => {
    const { sketching, placed } = table();
    sketching.begin('a', from, false);
    sketching.nudge(0, -500);
    sketching.place();
    expect(placed).toEqual([]);
    await settle();
    expect(placed).toHaveLength(1);
  });

  it('places nothing that the rules give no link for, and says that nothing can be dragged', async () => {
    const bare = sketchOf(from);
    delete bare.link;
    const stopped = table(() => bare);
    stopped.sketching.begin('a', from, false);
    stopped.sketching.nudge(0, -500);
    await settle();
    stopped.sketching.place();
    expect(stopped.placed).toEqual([]);

    const fixed = table(() => null);
    fixed.sketching.begin('a', from, false);
    fixed.sketching.nudge(0, -500);
    await settle();
    expect(fixed.sketching.fixed).toBe(true);
    expect(fixed.sketching.stance).toBeNull();
  });

  it('peeks at a pose without taking the unit up, and a ghost goes before a peek', async () => {
    const { sketching, asked } = table();
    const wish = { piece: 'a', x: 50_000, y: 45_000, heading: 170 };
    sketching.peek(from, wish);
    sketching.peek(from, { ...wish });
    await settle();
    expect(asked).toHaveLength(1);
    expect([sketching.phase, sketching.active]).toEqual(['peeking', false]);
    expect(sketching.stance).toMatchObject({ heading: 170 });
    sketching.unpeek();
    expect(sketching.phase).toBe('idle');
    sketching.begin('a', from, false);
    sketching.peek(from, wish);
    expect(sketching.phase).toBe('resting');
    expect(sketching.cancel()).toBe(true);
    expect(sketching.cancel()).toBe(false);
  });

  it('drops an answer that comes after the ghost has gone', async () => {
    const { sketching } = table();
    sketching.begin('a', from, true);
    sketching.moveTo({ x: 1, y: 1 });
    sketching.cancel();
    await settle();
    expect(sketching.sketch).toBeNull();
    expect(sketching.phase).toBe('idle');
  });
});
