import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLine, SIZE } from './fixtures';
import {
  boxAround,
  compass,
  corners,
  covers,
  distanceTo,
  headingTo,
  middleOf,
  movedTo,
  strengthOf,
  turnBetween,
  wholeHeading,
} from './geometry';
import { Ground, MARGIN, groundOf } from './ground';
import { tableChart } from './fixtures';

const place = fc.record({
  x: fc.integer({ min: 0, max: SIZE.width }),
  y: fc.integer({ min: 0, max: SIZE.depth }),
});
const heading = fc.integer({ min: 0, max: 359 });

describe('the ground', () => {
  const ground = new Ground(SIZE);

  it('lies on its drawing with ten units to an inch, north up, within a margin', () => {
    expect(ground.onDrawing({ x: 0, y: SIZE.depth })).toEqual({ x: MARGIN, y: MARGIN });
    expect(ground.onDrawing({ x: 124_500, y: 0 })).toEqual({ x: 1275, y: 750 });
    expect(groundOf({ ...tableChart(), table: undefined } as never)).toBeNull();
    expect(groundOf(tableChart())?.size).toEqual(SIZE);
  });

  it('finds every place again', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(ground.onTable(ground.onDrawing(at))).toEqual(at);
      }),
    );
  });

  it('keeps what is dragged on the table', () => {
    expect(ground.kept({ x: -5, y: 99_000 })).toEqual({ x: 0, y: SIZE.depth });
  });
});

describe('stances', () => {
  it('put the front edge of a line on its anchor', () => {
    const stance = inLine(100_000, 40_000, 180);
    // It faces south: its front is the lower edge, its stands lie to the north.
    expect(boxAround(stance)).toEqual({
      left: 95_500,
      right: 104_500,
      bottom: 40_000,
      top: 41_500,
    });
    expect(middleOf(stance)).toEqual({ x: 100_000, y: 40_750 });
    expect(strengthOf(stance)).toBe(24);
  });

  it('have their front left corner where the unit sees it', () => {
    const [stand] = inLine(0, 0, 90, 1).stands;
    if (!stand) throw new Error('no stand');
    const [frontLeft, frontRight] = corners(stand);
    expect(frontLeft.x).toBeCloseTo(0);
    expect(frontLeft.y).toBeCloseTo(750);
    expect(frontRight.y).toBeCloseTo(-750);
  });

  it('are hit on their bases and nowhere else', () => {
    const stance = inLine(50_000, 20_000, 45, 4);
    for (const stand of stance.stands) {
      expect(covers(stand, stand)).toBe(true);
      expect(distanceTo(stance, stand)).toBe(0);
    }
    expect(distanceTo(inLine(0, 0, 0, 1), { x: 0, y: 1000 })).toBeCloseTo(1000);
    expect(distanceTo({ ...stance, stands: [] }, { x: 50_000, y: 22_000 })).toBe(1250);
  });

  it('move and turn as one block, and back', () => {
    fc.assert(
      fc.property(place, heading, place, heading, (from, facing, to, turned) => {
        const stance = inLine(from.x, from.y, facing);
        const there = movedTo(stance, to, turned);
        expect([there.x, there.y, there.heading]).toEqual([to.x, to.y, turned]);
        const again = movedTo(there, from, facing);
        again.stands.forEach((stand, index) => {
          expect(stand.x).toBeCloseTo(stance.stands[index]?.x ?? NaN, 3);
          expect(stand.y).toBeCloseTo(stance.stands[index]?.y ?? NaN, 3);
          expect(stand.heading).toBe(facing);
        });
      }),
    );
  });
});

describe('headings', () => {
  it('are whole degrees clockwise from north', () => {
    expect(wholeHeading(-1)).toBe(359);
    expect(wholeHeading(720.4)).toBe(0);
    expect(headingTo({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(90);
    expect(headingTo({ x: 0, y: 0 }, { x: 0, y: -10 })).toBe(180);
    expect(headingTo({ x: 1, y: 1 }, { x: 1, y: 1 }, 77)).toBe(77);
  });

  it('turn the short way round', () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(10, 350)).toBe(-20);
    fc.assert(
      fc.property(heading, heading, (from, to) => {
        const turn = turnBetween(from, to);
        expect(Math.abs(turn)).toBeLessThanOrEqual(180);
        expect(wholeHeading(from + turn)).toBe(to);
      }),
    );
  });

  it('have words', () => {
    expect(compass(180)).toBe('south');
    expect(compass(315)).toBe('north-west');
    expect(compass(359)).toBe('north (359°)');
  });
});
