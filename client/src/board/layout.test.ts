import { describe, expect, it } from 'vitest';
import { setting } from './layout.svelte';

const box = { x: 0, y: 0, anchor: 'middle', size: 20, weight: 700, max_width: 24 } as const;

describe('the layout of counters', () => {
  it('sets every text narrow, and long text smaller', () => {
    expect(setting('4', box)).toEqual({ size: 20, length: 10 });
    expect(setting('(2)', box).size).toBe(20);
    expect(setting('(10)', box).size).toBeLessThan(20);
    expect(setting('(10)', box).length).toBe(24);
  });
});
