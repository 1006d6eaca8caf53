import { describe, expect, it } from 'vitest';
import type { Step, View } from '../wire/types';
import { continued } from './story';

const step = (number: number, text = 'x'): Step => ({
  number,
  seat: 'red',
  heading: 'Turn 1',
  rolled: [],
  events: [{ text, rule: 'quad:1.0' }],
});
const view = (story: Step[], story_from: number): View => ({ story, story_from }) as View;

describe('continued', () => {
  it('reads the whole story without calling it new', () => {
    const { story, fresh } = continued([], [view([step(1), step(2)], 0)], true);
    expect(story).toHaveLength(2);
    expect(fresh).toEqual([]);
  });
  it('puts new steps behind the known ones', () => {
    const { story, fresh, takenBack } = continued([step(1)], [view([step(2)], 1)], false);
    expect(story.map(({ number }) => number)).toEqual([1, 2]);
    expect(fresh.map(({ number }) => number)).toEqual([2]);
    expect(takenBack).toBe(false);
  });
  it('forgets what was taken back', () => {
    const { story, fresh, takenBack } = continued([step(1), step(2)], [view([], 1)], false);
    expect(story).toHaveLength(1);
    expect(fresh).toEqual([]);
    expect(takenBack).toBe(true);
  });
  it('does not call known steps new when they are sent again', () => {
    const { fresh } = continued([step(1), step(2)], [view([step(1), step(2), step(3)], 0)], false);
    expect(fresh.map(({ number }) => number)).toEqual([3]);
  });
  it('calls a step new that replaces another one', () => {
    const { story, fresh } = continued([step(1), step(2)], [view([step(2, 'other')], 1)], false);
    expect(fresh).toEqual([step(2, 'other')]);
    expect(story).toEqual([step(1), step(2, 'other')]);
  });
  it('takes several views at once as if they had come one by one', () => {
    const views = [view([step(2)], 1), view([], 1), view([step(2, 'other'), step(3)], 1)];
    const { story, fresh, takenBack } = continued([step(1)], views, false);
    expect(story).toEqual([step(1), step(2, 'other'), step(3)]);
    expect(fresh).toEqual([step(2, 'other'), step(3)]);
    expect(takenBack).toBe(false);
  });
});
