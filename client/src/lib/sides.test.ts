import { describe, expect, it } from 'vitest';
import { bySide, sideOf, tintOf } from './sides';

const seats = ['russian_left', 'russian_centre', 'allied_guards', 'allied_1'];

describe('sides', () => {
  it('are told by the beginning of a seat', () => {
    expect(seats.map(sideOf)).toEqual(['russian', 'russian', 'allied', 'allied']);
    expect(sideOf('allied')).toBe('allied');
  });

  it('give many seats two colours, and two seats one each', () => {
    expect(seats.map((seat) => tintOf(seats, seat))).toEqual([0, 0, 1, 1]);
    expect(tintOf(['allied', 'russian'], 'russian')).toBe(1);
    expect(tintOf(seats, null)).toBe(-1);
    expect(tintOf(seats, 'martian')).toBe(-1);
  });

  it('keep their seats together', () => {
    const named = [{ id: 'russian', name: 'Russians' }];
    const sides = bySide(
      [...seats, 'russian_9'].map((id) => ({ id })),
      named,
    );
    expect(sides.map(({ name, seats }) => [name, seats.length])).toEqual([
      ['Russians', 3],
      ['Allied', 2],
    ]);
  });
});
