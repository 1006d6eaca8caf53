import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lit } from '../../table/choosing';
import { Sketching, type Wish } from '../../table/sketching.svelte';
import { inLine, SIZE, sketchOf, tableChart, tableScene, unitPiece } from './fixtures';
import { movedTo } from './geometry';
import { Ground } from './ground';
import TableBoard from './TableBoard.svelte';

const ground = new Ground(SIZE);
const stance = inLine(50_000, 50_000, 180);
const scene = tableScene(
  unitPiece('guards', stance),
  unitPiece('line', inLine(90_000, 50_000, 180)),
  unitPiece('general', { ...inLine(70_000, 68_000, 0), stands: [] }),
);
const pose: Lit = { link: 'pose:50000,45000,180', text: 'March', deeper: false };

const on = {
  ontouch: vi.fn(),
  onpreview: vi.fn(),
  onhover: vi.fn(),
  onescape: vi.fn(),
  ontakeup: vi.fn(() => true),
};
const placed = vi.fn();
let asked: Wish[] = [];
let sketching: Sketching;

beforeEach(() => {
  for (const spy of [...Object.values(on), placed]) spy.mockClear();
  asked = [];
  sketching = new Sketching((wish) => {
    asked.push(wish);
    return Promise.resolve(sketchOf(movedTo(stance, wish, wish.heading ?? 180), { used: 5000 }));
  }, placed);
});

function show(lit: Lit[], chain: string[] = [], preview: string | null = null) {
  return render(TableBoard, {
    chart: tableChart(),
    ground,
    mapUrl: 'map.svg',
    game: 'league',
    scene,
    lit,
    chain,
    preview,
    survey: null,
    marked: { units: [], tone: 'refusal' },
    steps: [],
    quiet: true,
    sketching,
    sending: false,
    onroll: null,
    ...on,
  });
}

const board = () => screen.getByRole('application');
const linked = (link: string) => document.querySelectorAll(`[data-link="${link}"]`);
const speech = () => screen.getByTestId('board-speech');

/** The window of a test has no size, so the drawing lies at its origin, one pixel to a unit. */
function pointer(kind: string, at: { x: number; y: number }) {
  const { x, y } = ground.onDrawing(at);
  const init = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse' };
  board().dispatchEvent(new PointerEvent(kind, init));
}

async function keys(...pressed: (string | { key: string; shiftKey: boolean })[]) {
  for (const one of pressed) {
    await fireEvent.keyDown(board(), typeof one === 'string' ? { key: one } : one);
  }
}

const answered = () => new Promise((later) => setTimeout(later, 90));

describe('the table', () => {
  it('names every unit and every pose once, and lights what can be touched', () => {
    show([{ link: 'piece:guards', deeper: true }, pose]);
    for (const id of ['guards', 'line', 'general']) expect(linked(`piece:${id}`)).toHaveLength(1);
    const lit = [...document.querySelectorAll('[data-lit]')].map((one) =>
      one.getAttribute('data-link'),
    );
    expect(lit.toSorted()).toEqual(['piece:guards', pose.link]);
  });

  it('says what a click touches: a unit by any of its stands, a pose by its dot', () => {
    show([pose], ['piece:guards']);
    pointer('pointerdown', { x: 86_500, y: 50_700 });
    pointer('pointerup', { x: 86_500, y: 50_700 });
    expect(on.ontouch).toHaveBeenLastCalledWith('piece:line', 'mouse');
    pointer('pointerdown', { x: 50_200, y: 45_200 });
    pointer('pointerup', { x: 50_200, y: 45_200 });
    expect(on.ontouch).toHaveBeenLastCalledWith(pose.link, 'mouse');
    on.ontouch.mockClear();
    pointer('pointerdown', { x: 120_000, y: 20_000 });
    pointer('pointerup', { x: 120_000, y: 20_000 });
    expect(on.ontouch).not.toHaveBeenCalled();
  });

  it('has the rules sketch where a unit is dragged to, and leaves a ghost there to be placed', async () => {
    const { rerender } = show([{ link: 'piece:guards', deeper: true }]);
    on.ontakeup.mockImplementationOnce(() => {
      void rerender({ chain: ['piece:guards'], lit: [pose] });
      return true;
    });
    pointer('pointerdown', { x: 51_000, y: 50_500 });
    pointer('pointermove', { x: 51_000, y: 49_000 });
    expect(on.ontakeup).toHaveBeenCalledWith('piece:guards');
    await tick();
    pointer('pointermove', { x: 52_000, y: 47_500 });
    await answered();
    pointer('pointerup', { x: 52_000, y: 47_500 });
    await answered();
    // It is held where it was taken, so its anchor moves by as much as the pointer.
    expect(asked.at(-1)).toEqual({ piece: 'guards', x: 51_000, y: 47_000 });
    expect(document.querySelectorAll('[data-ghost="guards"]')).toHaveLength(1);
    expect(screen.getByText(/Place here/)).toBeEnabled();
    await keys('Enter');
    expect(placed).toHaveBeenCalledOnce();
    expect(on.ontouch).not.toHaveBeenCalled();
  });

  it('does not take along what is not to be moved', () => {
    show([pose], ['piece:guards']);
    pointer('pointerdown', { x: 90_000, y: 50_500 });
    pointer('pointermove', { x: 90_000, y: 45_000 });
    pointer('pointerup', { x: 90_000, y: 45_000 });
    expect(on.ontakeup).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('is played by keys alone: a ghost is moved, turned, and placed', async () => {
    show([pose], ['piece:guards']);
    await keys('ArrowDown');
    await answered();
    await keys({ key: 'ArrowLeft', shiftKey: true });
    await answered();
    await keys('e', { key: 'E', shiftKey: true });
    await answered();
    expect(asked.at(-1)).toEqual({ piece: 'guards', x: 49_900, y: 49_500, heading: 186 });
    expect(speech()).toHaveTextContent('at 49.9, 49.5');
    await keys('Enter');
    expect(placed).toHaveBeenCalledOnce();
  });

  it('goes through lit units with Tab, and lets Tab leave behind the last', async () => {
    show([
      { link: 'piece:guards', deeper: true },
      { link: 'piece:line', deeper: true },
    ]);
    await keys('Tab');
    expect(speech()).toHaveTextContent('GUARDS, line, facing south, at 50.0, 50.0');
    await keys('Tab');
    expect(speech()).toHaveTextContent('LINE');
    expect(await fireEvent.keyDown(board(), { key: 'Tab' })).toBe(true);
    await keys('Enter');
    expect(on.ontouch).toHaveBeenLastCalledWith('piece:line', 'key');
  });

  it('goes from unit to unit with the arrows while nothing is to be moved', async () => {
    show([]);
    await keys('Home', 'ArrowRight');
    expect(on.onhover).toHaveBeenLastCalledWith('line', { x: 90_000, y: 50_750 });
    await keys('ArrowRight');
    expect(speech()).toHaveTextContent('No unit that way');
  });

  it('peeks at a pose under the pointer', async () => {
    show([pose], ['piece:guards']);
    pointer('pointermove', { x: 50_000, y: 45_000 });
    await tick();
    await answered();
    expect(asked).toEqual([{ piece: 'guards', x: 50_000, y: 45_000, heading: 180 }]);
    expect(sketching.phase).toBe('peeking');
    pointer('pointermove', { x: 120_000, y: 10_000 });
    await tick();
    expect(sketching.phase).toBe('idle');
  });

  it('moves the unit that the rules say is moving, without its being touched', async () => {
    const { rerender } = show([pose]);
    await keys('ArrowDown');
    expect(asked).toEqual([]);
    const moving = tableScene(
      unitPiece('guards', stance, { badges: ['moving'] }),
      ...scene.pieces.slice(1),
    );
    await rerender({ scene: moving });
    await keys('ArrowDown');
    await answered();
    expect(asked).toEqual([{ piece: 'guards', x: 50_000, y: 49_500 }]);
  });

  it('takes the ghost away with what was in hand', async () => {
    const { rerender } = show([pose], ['piece:guards']);
    await keys('ArrowDown');
    expect(sketching.active).toBe(true);
    await rerender({ chain: [], lit: [] });
    expect(sketching.active).toBe(false);
  });

  it('leaves the keys that it does not know to the table page', async () => {
    show([]);
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    await keys('n');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is touched by a screen reader, which has no pointer', () => {
    show([pose], ['piece:guards']);
    linked(pose.link)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(on.ontouch).toHaveBeenLastCalledWith(pose.link, 'key');
  });
});
