// Mouse, pen and fingers become taps, hovers, pans and zooms. One listener for the whole board.

import type { Point } from './viewport';
import { wheelFactor } from './viewport';

export interface Gestures {
  tap: (at: Point, by: 'mouse' | 'touch') => void;
  /** A second tap soon after the first, at the same place. */
  doubleTap: (at: Point) => void;
  hover: (at: Point | null) => void;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
  /** Something is pressed: whatever is being shown makes way. */
  press: () => void;
  /** A drag begins here: it moves the board, unless something is taken along. */
  grab?: (from: Point, by: 'mouse' | 'touch') => Drag | null;
  /** The wheel with Shift, as steps: true if something was turned by it. */
  turn?: (steps: number) => boolean;
}

/** Something that is dragged over the board, instead of the board itself. */
export interface Drag {
  move: (at: Point) => void;
  drop: (at: Point) => void;
  cancel: () => void;
}

/** A pointer that moves less than this still clicks; a finger is less steady than a mouse. */
const STEADY = { mouse: 5, touch: 12 };
const DOUBLE_TAP_TIME = 320;
const DOUBLE_TAP_REACH = 24;

interface Press {
  start: Point;
  last: Point;
  moved: boolean;
  drag: Drag | null;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const kindOf = (event: PointerEvent) => (event.pointerType === 'mouse' ? 'mouse' : 'touch');

/** Listens on `node`; points are in its pixels. */
export function listen(node: HTMLElement, on: Gestures): () => void {
  const presses = new Map<number, Press>();
  let lastTap: { at: Point; time: number } | null = null;

  const pointOf = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0 && event.button !== 1) return;
    on.press();
    const at = pointOf(event);
    presses.set(event.pointerId, { start: at, last: at, moved: false, drag: null });
    if (presses.size === 1) return;
    // Two fingers are never a tap, and take nothing along.
    for (const press of presses.values()) {
      press.moved = true;
      press.drag?.cancel();
      press.drag = null;
    }
  };

  const move = (event: PointerEvent) => {
    const at = pointOf(event);
    const press = presses.get(event.pointerId);
    if (!press) {
      if (event.pointerType !== 'touch') on.hover(at);
      return;
    }
    const others = [...presses.values()].filter((other) => other !== press);
    const [other] = others;
    if (!press.moved && distance(press.start, at) > STEADY[kindOf(event)]) {
      press.moved = true;
      // The distance that was waited for is not made up for: the map does not jump.
      press.last = at;
      press.drag = other ? null : (on.grab?.(press.start, kindOf(event)) ?? null);
      on.hover(null);
    }
    if (!press.moved) return;
    // Only a drag captures the pointer, so that a click still belongs to what it hits.
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (press.drag) {
      press.last = at;
      press.drag.move(at);
      return;
    }
    const [before, after] = other
      ? [middle(press.last, other.last), middle(at, other.last)]
      : [press.last, at];
    on.pan(after.x - before.x, after.y - before.y);
    if (other) {
      const spread = distance(press.last, other.last);
      if (spread > 0) on.zoom(distance(at, other.last) / spread, after);
    }
    press.last = at;
  };

  const up = (event: PointerEvent) => {
    const press = presses.get(event.pointerId);
    presses.delete(event.pointerId);
    press?.drag?.drop(pointOf(event));
    if (!press || press.moved || event.button !== 0) return;
    const at = pointOf(event);
    const again =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_TIME &&
      distance(at, lastTap.at) < DOUBLE_TAP_REACH;
    lastTap = again ? null : { at, time: event.timeStamp };
    on.tap(at, kindOf(event));
    if (again) on.doubleTap(at);
  };

  const cancel = (event: PointerEvent) => {
    presses.get(event.pointerId)?.drag?.cancel();
    presses.delete(event.pointerId);
  };

  const leave = (event: PointerEvent) => {
    // What is released elsewhere was no click here; a drag has the pointer captured.
    if (!node.hasPointerCapture(event.pointerId)) presses.delete(event.pointerId);
    if (event.pointerType !== 'touch') on.hover(null);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    on.press();
    // Browsers turn the wheel sideways while Shift is held, some of them.
    const delta = event.deltaY === 0 ? event.deltaX : event.deltaY;
    if (event.shiftKey && delta !== 0 && on.turn?.(Math.sign(delta))) return;
    on.zoom(wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey), pointOf(event));
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('wheel', wheel, { passive: false });
  return () => {
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', cancel);
    node.removeEventListener('pointerleave', leave);
    node.removeEventListener('wheel', wheel);
  };
}
