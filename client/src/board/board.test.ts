import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lit } from '../table/choosing';
import Board from './Board.svelte';
import { chartOf, pieceAtHex, sceneOf } from './fixtures';

const chart = chartOf(8, 8);
const scene = sceneOf(
  pieceAtHex('lone', '0303'),
  pieceAtHex('low', '0505', 0),
  pieceAtHex('high', '0505', 1),
);

const on = { ontouch: vi.fn(), onpreview: vi.fn(), onhover: vi.fn(), onescape: vi.fn() };
beforeEach(() => Object.values(on).forEach((spy) => spy.mockClear()));

function show(lit: Lit[], chain: string[] = [], preview: string | null = null) {
  return render(Board, {
    chart,
    mapUrl: 'map.svg',
    scene,
    lit,
    chain,
    preview,
    survey: null,
    marked: { hexes: [], units: [], tone: 'refusal' },
    steps: [],
    quiet: true,
    ...on,
  });
}

const map = () => screen.getByRole('application');
const linked = (link: string) => document.querySelectorAll(`[data-link="${link}"]`);

/** A press and release without moving. The window of a test has no size, so the map lies at its origin. */
async function press(name: string, pointerType: 'mouse' | 'touch', offset = 0) {
  const hex = chart.hexes.find((one) => one.name === name);
  if (!hex) throw new Error(`no hex ${name}`);
  const at = { clientX: hex.x + offset, clientY: hex.y, button: 0, pointerId: 1, pointerType };
  map().dispatchEvent(new PointerEvent('pointerdown', at));
  map().dispatchEvent(new PointerEvent('pointerup', at));
  await tick();
}

async function keys(...pressed: string[]) {
  for (const key of pressed) await fireEvent.keyDown(map(), { key });
}

describe('the board', () => {
  it('names every piece and every lit hex once', () => {
    show([
      { link: 'hex:0404', text: 'March', cost: '2', deeper: false },
      { link: 'piece:lone', deeper: true },
    ]);
    for (const id of ['lone', 'low', 'high']) expect(linked(`piece:${id}`)).toHaveLength(1);
    expect(linked('hex:0404')).toHaveLength(1);
    const lit = [...document.querySelectorAll('[data-lit]')].map((one) =>
      one.getAttribute('data-link'),
    );
    expect(lit.toSorted()).toEqual(['hex:0404', 'piece:lone']);
  });

  it('says what a click touches', async () => {
    show([{ link: 'piece:lone', deeper: true }]);
    await press('0303', 'mouse');
    expect(on.ontouch).toHaveBeenLastCalledWith('piece:lone', 'mouse');
    await press('0606', 'mouse');
    expect(on.ontouch).toHaveBeenLastCalledWith('hex:0606', 'mouse');
  });

  it('fans a stack out to choose from, and each counter is still there once', async () => {
    show([
      { link: 'piece:low', deeper: true },
      { link: 'piece:high', deeper: true },
    ]);
    await press('0505', 'mouse');
    expect(on.ontouch).not.toHaveBeenCalled();
    expect(linked('piece:low')).toHaveLength(1);
    await press('0505', 'mouse', -40);
    expect(on.ontouch).toHaveBeenLastCalledWith('piece:high', 'mouse');
  });

  it('shows a final choice at the first tap and takes it at the second', async () => {
    const lit = [{ link: 'hex:0404', text: 'March', deeper: false }];
    const { rerender } = show(lit, ['piece:lone']);
    await press('0404', 'touch');
    expect(on.onpreview).toHaveBeenLastCalledWith('hex:0404');
    expect(on.ontouch).not.toHaveBeenCalled();
    await rerender({ preview: 'hex:0404' });
    await press('0404', 'touch');
    expect(on.ontouch).toHaveBeenLastCalledWith('hex:0404', 'touch');
  });

  it('is played by keys alone, and speaks', async () => {
    show([
      { link: 'piece:low', deeper: true },
      { link: 'piece:high', deeper: true },
    ]);
    await keys('Home');
    expect(screen.getByTestId('board-speech')).toHaveTextContent('0505: clear. 2 units');
    await keys('Enter');
    expect(screen.getByTestId('board-speech')).toHaveTextContent('HIGH');
    expect(screen.getByTestId('board-speech')).toHaveTextContent('1 of 2');
    await keys('ArrowRight', 'Enter');
    expect(on.ontouch).toHaveBeenLastCalledWith('piece:low', 'key');
  });

  it('moves its cursor with the arrows and says where the map ends', async () => {
    show([]);
    await keys('Home', 'ArrowDown', 'ArrowRight');
    expect(on.onhover).toHaveBeenLastCalledWith('0202');
    await keys('ArrowLeft', 'ArrowLeft');
    expect(screen.getByTestId('board-speech')).toHaveTextContent('Edge of the map');
  });

  it('closes a fan with Escape before it lets anything else go', async () => {
    show([
      { link: 'piece:low', deeper: true },
      { link: 'piece:high', deeper: true },
    ]);
    await keys('Home', 'Enter', 'Escape');
    expect(on.onescape).not.toHaveBeenCalled();
    await keys('Escape');
    expect(on.onescape).toHaveBeenCalledOnce();
  });

  it('leaves the keys that it does not know to the table', async () => {
    show([]);
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard, { once: true });
    await keys('n');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is touched by a screen reader, which has no pointer', () => {
    show([{ link: 'hex:0404', deeper: false }], ['piece:lone']);
    linked('hex:0404')[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(on.ontouch).toHaveBeenLastCalledWith('hex:0404', 'key');
  });
});
