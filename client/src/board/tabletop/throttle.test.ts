import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Throttle } from './throttle';

interface Sent {
  wish: number;
  answer: (reply: string) => void;
}

function line(perSecond = 10, most = 2) {
  const sent: Sent[] = [];
  const heard: [string, number][] = [];
  const throttle = new Throttle<number, string>(
    (wish) => new Promise((answer) => sent.push({ wish, answer })),
    (reply, wish) => heard.push([reply, wish]),
    perSecond,
    most,
    () => Date.now(),
  );
  const answer = async (index: number, reply: string) => {
    sent[index]?.answer(reply);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { throttle, sent, heard, answer, wishes: () => sent.map(({ wish }) => wish) };
}

describe('Throttle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the first wish at once and then only the newest, not more often than allowed', async () => {
    const { throttle, answer, wishes } = line();
    throttle.want(1);
    expect(wishes()).toEqual([1]);
    await answer(0, 'a');
    for (let wish = 2; wish <= 9; wish++) throttle.want(wish);
    expect(wishes()).toEqual([1]);
    vi.advanceTimersByTime(99);
    expect(wishes()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(wishes()).toEqual([1, 9]);
  });

  it('asks at most fifteen times in a second of dragging', () => {
    let asked = 0;
    const throttle = new Throttle<number, null>(
      () => {
        asked += 1;
        return Promise.resolve(null);
      },
      () => undefined,
      15,
      99,
      () => Date.now(),
    );
    for (let wish = 0; wish < 200; wish++) {
      throttle.want(wish);
      vi.advanceTimersByTime(5);
    }
    expect(asked).toBeGreaterThan(12);
    expect(asked).toBeLessThanOrEqual(16);
  });

  it('drops an answer that a newer one has overtaken', async () => {
    const { throttle, heard, answer } = line();
    throttle.want(1);
    vi.advanceTimersByTime(100);
    throttle.want(2);
    await answer(1, 'new');
    await answer(0, 'old');
    expect(heard).toEqual([['new', 2]]);
  });

  it('waits while enough are on their way, and then sends the newest', async () => {
    const { throttle, answer, wishes } = line(10, 1);
    throttle.want(1);
    throttle.want(2);
    throttle.want(3);
    vi.advanceTimersByTime(1000);
    expect(wishes()).toEqual([1]);
    expect(throttle.pending).toBe(true);
    await answer(0, 'a');
    expect(wishes()).toEqual([1, 3]);
    await answer(1, 'b');
    expect(throttle.pending).toBe(false);
  });

  it('hears nothing about what was dropped', async () => {
    const { throttle, heard, answer, wishes } = line();
    throttle.want(1);
    throttle.want(2);
    throttle.drop();
    vi.advanceTimersByTime(1000);
    await answer(0, 'late');
    expect(wishes()).toEqual([1]);
    expect(heard).toEqual([]);
    expect(throttle.pending).toBe(false);
    throttle.want(3);
    await answer(1, 'fresh');
    expect(heard).toEqual([['fresh', 3]]);
  });
});
