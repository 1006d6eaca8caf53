import { describe, expect, it } from 'vitest';
import { counterLayout, places, setting } from './layout.svelte';

const box = { x: 0, y: 0, anchor: 'middle', size: 20, weight: 700, max_width: 24 } as const;

describe('the layout of counters', () => {
  it('sets every text narrow, and long text smaller', () => {
    expect(setting('4', box)).toEqual({ size: 20, length: 10 });
    expect(setting('(2)', box).size).toBe(20);
    expect(setting('(10)', box).size).toBeLessThan(20);
    expect(setting('(10)', box).length).toBe(24);
  });

  it('puts known values in their places, and others side by side', () => {
    const layout = counterLayout.current;
    const known = places(layout, [
      ['melee', '8'],
      ['fire', '2'],
    ]);
    expect(known.map(([{ x }, text]) => [x, text])).toEqual([
      [34, '8'],
      [14, '2'],
    ]);
    const strange = places(layout, [
      ['fire', '2'],
      ['luck', '7'],
    ]);
    expect(strange.map(([, text]) => text)).toEqual(['2', '7']);
    expect(strange.map(([{ x }]) => x)).toEqual(layout.rows[1]?.map(({ x }) => x));
    expect(places(layout, [])).toEqual([]);
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => [name, '1'] as const);
    expect(places(layout, many)).toHaveLength(layout.rows.length);
  });
});
