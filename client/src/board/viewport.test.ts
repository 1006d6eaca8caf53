import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSEST,
  bounded,
  fitted,
  heldStill,
  inWindow,
  isShown,
  onBoard,
  opening,
  panned,
  resized,
  wheelFactor,
  zoomedAt,
} from './viewport';

const board = { width: 2743, height: 2611 };
const desk = { width: 1200, height: 800 };
const phone = { width: 390, height: 600 };

const anyWindow = fc.record({
  width: fc.integer({ min: 200, max: 3000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});
const anyView = fc.record({
  scale: fc.double({ min: 0.001, max: 50, noNaN: true }),
  x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
});

describe('the view of the map', () => {
  it('fits the whole map into the window', () => {
    const view = fitted(board, desk);
    expect(isShown(view, { x: 0, y: 0 }, desk, 0)).toBe(true);
    expect(isShown(view, { x: board.width, y: board.height }, desk, 0)).toBe(true);
    expect(board.height * view.scale).toBeGreaterThan(desk.height * 0.95);
  });

  it('opens readable on a phone, around what matters', () => {
    const focus = { x: 1500, y: 900 };
    const view = opening(board, phone, focus);
    expect(view.scale).toBeGreaterThanOrEqual(0.3);
    expect(inWindow(view, focus).x).toBeCloseTo(phone.width / 2);
  });

  it('opens near pieces that lie in a small part of the map', () => {
    const focus = { x: 1500, y: 900 };
    const near = opening(board, desk, focus, undefined, { width: 500, height: 400 });
    expect(near.scale).toBeGreaterThan(fitted(board, desk).scale);
    expect(inWindow(near, focus).x).toBeCloseTo(desk.width / 2);
    const wide = opening(board, desk, focus, undefined, {
      width: board.width,
      height: board.height,
    });
    expect(wide.scale).toBeCloseTo(Math.max(fitted(board, desk).scale, 0.3));
  });

  it('keeps what lies under the pointer while zooming', () => {
    const view = zoomedAt(fitted(board, desk), 3, { x: 600, y: 400 }, board, desk);
    const at = { x: 500, y: 300 };
    const before = onBoard(view, at);
    const after = onBoard(zoomedAt(view, 1.25, at, board, desk), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('never loses the map', () => {
    fc.assert(
      fc.property(anyView, anyWindow, (wild, window) => {
        const view = bounded(wild, board, window);
        const middle = onBoard(view, { x: window.width / 2, y: window.height / 2 });
        expect(middle.x).toBeGreaterThanOrEqual(0);
        expect(middle.x).toBeLessThanOrEqual(board.width);
        expect(middle.y).toBeGreaterThanOrEqual(0);
        expect(middle.y).toBeLessThanOrEqual(board.height);
        expect(view.scale).toBeLessThanOrEqual(CLOSEST);
      }),
    );
  });

  it('is left alone by the limits once it is within them', () => {
    fc.assert(
      fc.property(anyView, anyWindow, (wild, window) => {
        const view = bounded(wild, board, window);
        const again = bounded(view, board, window);
        expect(again.x).toBeCloseTo(view.x, 6);
        expect(again.y).toBeCloseTo(view.y, 6);
        expect(again.scale).toBeCloseTo(view.scale, 9);
      }),
    );
  });

  it('goes to the window and back', () => {
    const view = { scale: 0.7, x: -120, y: 33 };
    const there = inWindow(view, { x: 400, y: 500 });
    expect(onBoard(view, there).x).toBeCloseTo(400);
    expect(onBoard(view, there).y).toBeCloseTo(500);
  });

  it('stays fitted, or keeps its middle, when the window changes', () => {
    expect(resized(fitted(board, desk), board, desk, phone)).toEqual(fitted(board, phone));
    const close = bounded({ scale: 1.5, x: -1500, y: -1500 }, board, desk);
    const middle = onBoard(close, { x: 600, y: 400 });
    const after = onBoard(resized(close, board, desk, phone), { x: 195, y: 300 });
    expect(after.x).toBeCloseTo(middle.x);
    expect(after.y).toBeCloseTo(middle.y);
  });

  it('stays under the finger when a panel takes room below, and moves out of its way', () => {
    const close = bounded({ scale: 1.5, x: -1500, y: -1500 }, board, phone);
    const lower = { width: 390, height: 500 };
    expect(heldStill(close, { x: 100, y: 200 }, board, lower)).toEqual(close);
    const moved = heldStill(close, { x: 100, y: 580 }, board, lower);
    expect(moved.x).toBe(close.x);
    expect(580 + moved.y - close.y).toBeLessThan(500);
    // The whole map does not grow smaller under the finger, and fits again when the room comes back.
    const whole = fitted(board, phone);
    const shrunk = heldStill(whole, { x: 100, y: 200 }, board, lower);
    expect(shrunk.scale).toBe(whole.scale);
    expect(heldStill(shrunk, { x: 100, y: 200 }, board, phone)).toEqual(whole);
  });

  it('pans by pixels of the window', () => {
    expect(panned({ scale: 2, x: 10, y: 20 }, 5, -5)).toEqual({ scale: 2, x: 15, y: 15 });
  });

  it('zooms in when the wheel turns away, and out again by the same', () => {
    expect(wheelFactor(-100, 0, false)).toBeGreaterThan(1);
    expect(wheelFactor(-100, 0, false) * wheelFactor(100, 0, false)).toBeCloseTo(1);
    expect(wheelFactor(-3, 1, false)).toBeGreaterThan(1.05);
    expect(wheelFactor(1e6, 0, false)).toBe(0.5);
  });
});
