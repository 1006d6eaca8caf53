import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf } from './fixtures';
import { Grid } from './grid';

const grid = new Grid(chartOf(34, 25));

function centre(name: string) {
  const hex = grid.hex(name);
  if (!hex) throw new Error(`no hex ${name}`);
  return hex;
}

describe('the grid', () => {
  it('finds the hex of every point within it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...grid.hexes),
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        // Up to the middle of a side, which is nearer than a corner.
        fc.double({ min: 0, max: 43.2, noNaN: true }),
        (hex, angle, distance) => {
          const point = {
            x: hex.x + distance * Math.cos(angle),
            y: hex.y + distance * Math.sin(angle),
          };
          expect(grid.at(point)?.name).toBe(hex.name);
        },
      ),
    );
  });

  it('finds nothing beside the map', () => {
    expect(grid.at({ x: 10, y: 10 })).toBeNull();
    const corner = centre('0101');
    expect(grid.at({ x: corner.x - 40, y: corner.y - 40 })).toBeNull();
    expect(grid.at({ x: corner.x - 48, y: corner.y })?.name).toBe('0101');
  });

  it('goes straight up, down, and along a row', () => {
    expect(grid.step('0505', 'up')?.name).toBe('0504');
    expect(grid.step('0505', 'down')?.name).toBe('0506');
    expect(grid.step('0505', 'right')?.name).toBe('0605');
    expect(grid.step('0605', 'right')?.name).toBe('0705');
    expect(grid.step('0505', 'left')?.name).toBe('0405');
    expect(grid.step('0101', 'left')).toBeNull();
    expect(grid.step('0101', 'up')).toBeNull();
  });

  it('draws a closed outline wherever it is asked to', () => {
    expect(grid.outline()).toBe('M25.0 -43.3l25.0 43.3l-25.0 43.3h-50.0l-25.0 -43.3l25.0 -43.3z');
    expect(grid.outline(4, { x: 100, y: 100 })).toMatch(/^M123\.0 60\.2.*h-46\.0.*z$/);
  });
});
