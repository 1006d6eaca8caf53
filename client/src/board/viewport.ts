// How the map lies in its window: pure arithmetic, so that wheel, pinch, drag and keys all agree.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the map. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** A point p of the map is shown at (p.x * scale + x, p.y * scale + y) of the window. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Closer than this there is nothing more to see. */
export const CLOSEST = 3;

/** A map that opens smaller than this shows specks instead of counters. */
const SMALLEST_OPENING = 0.3;

/** How much of the window may stay empty beside the map, so that its corners can be brought inward. */
const SLACK = 0.3;

/** Air around a fitted map, in pixels. */
const AIR = 8;

/** So far from the edge of the window is what was tapped, in pixels, whatever comes up there. */
const HELD_ROOM = 48;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

function fittingScale(board: Size, window: Size): number {
  const wide = (window.width - 2 * AIR) / board.width;
  const high = (window.height - 2 * AIR) / board.height;
  return Math.max(Math.min(wide, high), 0.01);
}

/** The whole map, in the middle of the window. */
export function fitted(board: Size, window: Size, closest = CLOSEST): View {
  return bounded({ scale: fittingScale(board, window), x: 0, y: 0 }, board, window, closest);
}

/** Where pieces lie in a small part of the map, that part is shown first: less than this of it. */
const SMALL_PART = 0.3;

/** And not nearer than this. */
const NEAREST_OPENING = 0.75;

/**
 * What is shown first: all of the map or, on a small screen, what is readable around `focus`; or the part of the
 * map where the pieces lie, `extent` wide and high around `focus`.
 */
export function opening(
  board: Size,
  window: Size,
  focus: Point,
  closest = CLOSEST,
  extent: Size = board,
): View {
  const isSmall = extent.width * extent.height < SMALL_PART * board.width * board.height;
  const near = isSmall ? Math.min(fittingScale(extent, window), NEAREST_OPENING) : 0;
  const scale = Math.max(fittingScale(board, window), SMALLEST_OPENING, near);
  return bounded(centredOn({ scale, x: 0, y: 0 }, focus, window), board, window, closest);
}

/** The nearest view that does not lose the map. */
export function bounded(view: View, board: Size, window: Size, closest = CLOSEST): View {
  const farthest = Math.min(fittingScale(board, window), closest);
  const scale = between(farthest, view.scale, closest);
  const along = (offset: number, length: number, room: number) => {
    const shown = length * scale;
    if (shown <= room) return (room - shown) / 2;
    const slack = room * SLACK;
    return between(room - shown - slack, offset, slack);
  };
  return {
    scale,
    x: along(view.x, board.width, window.width),
    y: along(view.y, board.height, window.height),
  };
}

export function panned(view: View, dx: number, dy: number): View {
  return { scale: view.scale, x: view.x + dx, y: view.y + dy };
}

/** Zooms so that the point of the map under `at` stays there; the limits are kept by the factor. */
export function zoomedAt(
  view: View,
  factor: number,
  at: Point,
  board: Size,
  window: Size,
  closest = CLOSEST,
): View {
  const farthest = Math.min(fittingScale(board, window), closest);
  const scale = between(farthest, view.scale * factor, closest);
  const growth = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth };
  return bounded(moved, board, window, closest);
}

export function centredOn(view: View, point: Point, window: Size): View {
  return {
    scale: view.scale,
    x: window.width / 2 - point.x * view.scale,
    y: window.height / 2 - point.y * view.scale,
  };
}

/** The same place of the map in the middle after the window changed its size. */
export function resized(
  view: View,
  board: Size,
  before: Size,
  after: Size,
  closest = CLOSEST,
): View {
  const wasFitted = Math.abs(view.scale - fittingScale(board, before)) < 1e-6;
  if (wasFitted) return fitted(board, after, closest);
  const middle = onBoard(view, { x: before.width / 2, y: before.height / 2 });
  return bounded(centredOn(view, middle, after), board, after, closest);
}

/**
 * The map stays where it is after the window became higher or lower: only what was tapped is pushed out of the way of
 * what has covered it.
 */
export function heldStill(
  view: View,
  tapped: Point,
  board: Size,
  after: Size,
  closest = CLOSEST,
): View {
  const room = Math.min(HELD_ROOM, after.height / 2);
  const covered = Math.max(0, tapped.y - (after.height - room));
  return bounded(panned(view, 0, -covered), board, after, closest);
}

/** The point of the map that is shown at a point of the window. */
export function onBoard(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
}

/** The part of the map that is shown. */
export function shownPart(view: View, board: Size, window: Size): Box {
  const from = onBoard(view, { x: 0, y: 0 });
  const to = onBoard(view, { x: window.width, y: window.height });
  const [left, top] = [Math.max(from.x, 0), Math.max(from.y, 0)];
  return {
    left,
    top,
    width: Math.min(to.x, board.width) - left,
    height: Math.min(to.y, board.height) - top,
  };
}

/** The point of the window at which a point of the map is shown. */
export function inWindow(view: View, point: Point): Point {
  return { x: point.x * view.scale + view.x, y: point.y * view.scale + view.y };
}

/** Whether a point of the map is shown, and at least `margin` pixels from the window's edge. */
export function isShown(view: View, point: Point, window: Size, margin: number): boolean {
  const { x, y } = inWindow(view, point);
  return x >= margin && y >= margin && x <= window.width - margin && y <= window.height - margin;
}

/** What one turn of the wheel multiplies the scale by; browsers count in pixels, lines or pages. */
export function wheelFactor(delta: number, mode: number, pinching: boolean): number {
  const pixels = mode === 1 ? delta * 16 : mode === 2 ? delta * 400 : delta;
  // A pinch on a touchpad arrives as a wheel with Ctrl and small numbers.
  const rate = pinching ? 0.01 : 0.0016;
  return between(0.5, Math.exp(-pixels * rate), 2);
}
