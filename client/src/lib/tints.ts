/** The colours of a game's sides, for everything inside an element. Pure. */
import type { SideSpec } from '../wire/types';

/**
 * The style that gives an element these colours: `--seat-0`, `--seat-0-wash` and so on in the order of the
 * sides, and `--side-<id>` for code that knows a side by its id.
 */
export function tintStyle(sides: readonly SideSpec[]): string {
  return sides
    .map(
      ({ id, tint }, index) =>
        `--seat-${index}: light-dark(${tint.light}, ${tint.dark});` +
        `--seat-${index}-wash: light-dark(${tint.light_wash}, ${tint.dark_wash});` +
        `--side-${id}: var(--seat-${index});`,
    )
    .join('');
}
