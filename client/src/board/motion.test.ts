import { describe, expect, it } from 'vitest';
import type { Narration, Step } from '../wire/types';
import { chartOf, pieceAtHex, sceneOf } from './fixtures';
import { Grid } from './grid';
import { showBetween } from './motion';
import { LONGEST_SHOW } from './timing';

const grid = new Grid(chartOf(20, 20));

function step(...events: Partial<Narration>[]): Step {
  const full = events.map((event) => ({ text: '', rule: 'quad:5.0', ...event }));
  return { number: 1, seat: 'allied', heading: '', rolled: [], events: full };
}

describe('what is animated', () => {
  it('is a march along its hexes', () => {
    const show = showBetween(
      sceneOf(pieceAtHex('hus', '0505')),
      sceneOf(pieceAtHex('hus', '0508')),
      [step({ units: ['hus'], hexes: ['0505', '0506', '0507', '0508'] })],
      grid,
    );
    const [glide] = show.glides;
    expect(glide?.path).toHaveLength(4);
    expect(glide?.path.at(-1)?.y).toBeCloseTo(grid.hex('0508')?.y ?? 0);
  });

  it('is a straight line where no way is told', () => {
    const show = showBetween(
      sceneOf(pieceAtHex('hus', '0505')),
      sceneOf(pieceAtHex('hus', '0909')),
      [step({ units: ['hus'] })],
      grid,
    );
    expect(show.glides[0]?.path).toHaveLength(2);
  });

  it('is a flash where fire falls, then the flip and the loss', () => {
    const show = showBetween(
      sceneOf(pieceAtHex('bty', '0505'), pieceAtHex('a', '0808'), pieceAtHex('b', '0808', 1)),
      sceneOf(
        pieceAtHex('bty', '0505'),
        pieceAtHex('a', '0808', 0, { reversed: true }),
        pieceAtHex('b', '0808', 0, { place: { box: 'eliminated' } }),
      ),
      [step({ units: ['bty'], hexes: ['0808'] }, { units: ['a'] }, { units: ['b'] })],
      grid,
    );
    expect(show.flashes.map(({ hex }) => hex)).toEqual(['0808']);
    expect(show.flips.map(({ before }) => before.id)).toEqual(['a']);
    expect(show.fades.map(({ piece }) => piece.id)).toEqual(['b']);
    expect(show.glides).toEqual([]);
    expect(show.flips[0]?.start).toBeGreaterThan(0);
  });

  it('is an arrival from beside the map', () => {
    const waiting = pieceAtHex('hus', '0101', 0, { place: { box: 'waiting' } });
    const show = showBetween(
      sceneOf(waiting),
      sceneOf(pieceAtHex('hus', '0108')),
      [step({ units: ['hus'], hexes: ['0108'] })],
      grid,
    );
    expect(show.arrivals.map(({ id }) => id)).toEqual(['hus']);
    expect(show.flashes).toEqual([]);
  });

  it('is nothing when nothing has changed', () => {
    const scene = sceneOf(pieceAtHex('hus', '0505'));
    const show = showBetween(scene, scene, [step({ units: ['hus'] })], grid);
    expect(show.length).toBe(0);
  });

  it('never takes long', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `u${index}`);
    const column = (index: number) => String(index + 1).padStart(2, '0');
    const show = showBetween(
      sceneOf(...ids.map((id, index) => pieceAtHex(id, `${column(index)}01`))),
      sceneOf(...ids.map((id, index) => pieceAtHex(id, `${column(index)}04`))),
      ids.map((id) => step({ units: [id] })),
      grid,
    );
    expect(show.length).toBe(LONGEST_SHOW);
    for (const { start, duration } of show.glides) {
      expect(start + duration).toBeLessThanOrEqual(LONGEST_SHOW + 0.001);
    }
  });
});
