import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceAtHex, sceneOf } from './fixtures';
import {
  COUNTER_SIZE,
  fanIndexAt,
  fanOut,
  fanStep,
  pieceAt,
  stackOffset,
  stacksOf,
} from './stacks';

describe('a stack', () => {
  it('is ordered by level, whatever the order of the scene', () => {
    const inBox = pieceAtHex('waiting', '0101', 0, { place: { box: 'waiting' } });
    const scene = sceneOf(
      pieceAtHex('top', '0505', 2),
      pieceAtHex('bottom', '0505', 0),
      inBox,
      pieceAtHex('middle', '0505', 1),
      pieceAtHex('lone', '0606', 0),
    );
    const stacks = stacksOf(scene);
    expect(stacks.get('0505')?.map(({ id }) => id)).toEqual(['bottom', 'middle', 'top']);
    expect(stacks.get('0606')?.map(({ id }) => id)).toEqual(['lone']);
    expect(stacks.size).toBe(2);
  });

  it('leaves a lone counter in the middle and lifts the others', () => {
    expect(stackOffset(0, 1).x).toBeCloseTo(0);
    expect(stackOffset(1, 2).y).toBeLessThan(stackOffset(0, 2).y);
    expect(stackOffset(0, 2).y + stackOffset(1, 2).y).toBeCloseTo(0);
  });

  it('never leaves its hex, however tall', () => {
    for (let height = 1; height <= 12; height++) {
      for (let level = 0; level < height; level++) {
        const { y } = stackOffset(level, height);
        expect(Math.abs(y) + COUNTER_SIZE / 2).toBeLessThanOrEqual(43.3);
      }
    }
  });

  it('is touched at its topmost counter', () => {
    const stack = [pieceAtHex('a', '0505', 0), pieceAtHex('b', '0505', 1)];
    expect(pieceAt(stack, { x: 0, y: 0 })?.id).toBe('b');
    expect(pieceAt(stack, { x: -31, y: 31 })?.id).toBe('a');
    expect(pieceAt(stack, { x: 45, y: 0 })).toBeNull();
  });
});

describe('a fan', () => {
  const bounds = { left: 0, top: 0, width: 2743, height: 2611 };

  it('lays everything out without overlap, within the map', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.record({
          x: fc.integer({ min: 0, max: bounds.width }),
          y: fc.integer({ min: 0, max: bounds.height }),
        }),
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (count, centre, scale) => {
          const fan = fanOut(count, centre, scale, bounds);
          expect(fan.left).toBeGreaterThanOrEqual(0);
          expect(fan.top).toBeGreaterThanOrEqual(0);
          expect(fan.left + fan.width).toBeLessThanOrEqual(bounds.width + 0.001);
          fan.places.forEach((place, index) => expect(fanIndexAt(fan, place)).toBe(index));
        },
      ),
    );
  });

  it('stays in the part of the map that is shown', () => {
    const shown = { left: 500, top: 400, width: 900, height: 900 };
    const fan = fanOut(4, { x: 1390, y: 410 }, 1, shown);
    expect(fan.left + fan.width).toBeLessThanOrEqual(1400);
    expect(fan.top).toBeGreaterThanOrEqual(400);
  });

  it('is readable when the map is small', () => {
    const fan = fanOut(2, { x: 1000, y: 1000 }, 0.3, bounds);
    expect(COUNTER_SIZE * fan.scale * 0.3).toBeGreaterThanOrEqual(60);
  });

  it('knows what lies between its counters and beside it', () => {
    const fan = fanOut(2, { x: 1000, y: 1000 }, 1, bounds);
    expect(fanIndexAt(fan, { x: 1000, y: 1000 })).toBe(-1);
    expect(fanIndexAt(fan, { x: 0, y: 0 })).toBeNull();
  });

  it('is walked with the arrow keys and does not run off its ends', () => {
    expect(fanStep(3, 0, 'ArrowRight')).toBe(1);
    expect(fanStep(3, 2, 'ArrowRight')).toBe(2);
    expect(fanStep(6, 1, 'ArrowDown')).toBe(5);
    expect(fanStep(6, 3, 'ArrowDown')).toBe(3);
  });
});
