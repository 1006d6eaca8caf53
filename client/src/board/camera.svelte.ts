import type { Box, Point, Size, View } from './viewport';
import {
  CLOSEST,
  bounded,
  centredOn,
  fitted,
  heldStill,
  isShown,
  opening,
  panned,
  resized,
  shownPart,
  zoomedAt,
} from './viewport';

/** So long after the last movement the map is at rest. */
const REST = 160;

/** The view of the map, as it is moved about. */
export class Camera {
  view = $state.raw<View>({ scale: 1, x: 0, y: 0 });
  /** While it moves, the map is one composited layer; at rest it is drawn anew, sharp. */
  moving = $state(false);
  /** The scale at the last rest: what depends on it is not laid out again with every wheel step. */
  restScale = $state(1);
  /** The window has a size and the map lies in it. */
  ready = $state(false);

  /** Where the map was tapped since it was last moved: it must not slip away under the finger. */
  private tapped: Point | null = null;
  private window: Size = { width: 0, height: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `closest` is the largest scale there is. */
  constructor(
    private readonly board: () => Size,
    private readonly closest = CLOSEST,
  ) {}

  /** The window has this size now; `focus` is what to look at first, with what lies `extent` around it. */
  resize(window: Size, focus: Point, extent?: Size): void {
    if (window.width === 0 || window.height === 0) return;
    const before = this.window;
    this.window = window;
    if (!this.ready) {
      this.view = opening(this.board(), window, focus, this.closest, extent);
    } else if (this.tapped !== null && before.width === window.width) {
      this.view = heldStill(this.view, this.tapped, this.board(), window, this.closest);
    } else {
      this.view = resized(this.view, this.board(), before, window, this.closest);
    }
    this.restScale = this.view.scale;
    this.ready = true;
  }

  /** The map was tapped here, in pixels of the window. */
  hold(at: Point): void {
    this.tapped = at;
  }

  pan(dx: number, dy: number): void {
    this.go(bounded(panned(this.view, dx, dy), this.board(), this.window, this.closest));
  }

  zoom(factor: number, at: Point = this.middle()): void {
    this.go(zoomedAt(this.view, factor, at, this.board(), this.window, this.closest));
  }

  fit(): void {
    this.go(fitted(this.board(), this.window, this.closest));
  }

  /** The part of the map that is in the window; all of it as long as there is none. */
  shown(): Box {
    const { width, height } = this.board();
    if (!this.ready) return { left: 0, top: 0, width, height };
    return shownPart(this.view, this.board(), this.window);
  }

  /** Brings a point of the map into the window, if it is not there already. */
  show(point: Point): void {
    const margin = Math.min(80, this.window.width / 5, this.window.height / 5);
    if (isShown(this.view, point, this.window, margin)) return;
    const centred = centredOn(this.view, point, this.window);
    this.go(bounded(centred, this.board(), this.window, this.closest));
  }

  /** Nothing will move any more. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private middle(): Point {
    return { x: this.window.width / 2, y: this.window.height / 2 };
  }

  private go(view: View): void {
    this.view = view;
    this.tapped = null;
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.moving = false;
      this.restScale = this.view.scale;
    }, REST);
  }
}
