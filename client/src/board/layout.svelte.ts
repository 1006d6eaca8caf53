import type { CounterLayout, TextBox } from '../wire/types';

const line = (x: number, y: number, size: number, max_width: number): TextBox => ({
  x,
  y,
  anchor: 'middle',
  size,
  weight: 700,
  max_width,
});

/** Until a chart is there. */
const PLAIN: CounterLayout = {
  size: 60,
  symbol: [14, 15, 32, 21],
  name: line(30, 11.5, 10, 54),
  values: [
    { value: 'fire', ...line(14, 54.5, 18, 18) },
    { value: 'melee', ...line(34, 54.5, 18, 18) },
    { value: 'movement', ...line(52, 54.5, 16, 12) },
    { value: 'morale', ...line(53, 31, 13, 10) },
  ],
  rows: [
    [line(30, 54.5, 20, 45)],
    [line(19, 54.5, 20, 21), line(42, 54.5, 20, 21)],
    [line(15, 54.5, 18, 13), line(30, 54.5, 18, 13), line(45, 54.5, 18, 13)],
  ],
  badges: { x: 54, y: 6, step: -10, radius: 4.5 },
};

let current = $state.raw<CounterLayout>(PLAIN);

/** The layout of the counters of the chart at hand, for the board and the trays alike. */
export const counterLayout = {
  get current(): CounterLayout {
    return current;
  },
  /** Takes the layout of a chart over. */
  take(layout: CounterLayout): void {
    current = layout;
  },
};

/**
 * Where each value of a piece goes: to its own box, or, if one of them has none, all to a row. Values
 * beyond the longest row are not shown.
 */
export function places(
  layout: CounterLayout,
  values: readonly (readonly [string, string])[],
): [TextBox, string][] {
  const own = values.map(([name]) => layout.values.find((box) => box.value === name));
  const row = layout.rows[Math.min(values.length, layout.rows.length) - 1] ?? [];
  const boxes = own.every((box) => box !== undefined) ? own : row;
  return values.flatMap(([, text], index) => {
    const box = boxes[index];
    return box ? [[box, text] as [TextBox, string]] : [];
  });
}

/** How wide a letter is in the narrow face of the printed counters, in parts of its size. */
const advance = (letter: string) => ("()/.,1 ilI'".includes(letter) ? 0.31 : 0.5);

/**
 * How a text is set: as narrow as on the printed counters, whatever font there is, and smaller where
 * it would be wider than its box.
 */
export function setting(text: string, box: TextBox): { size: number; length: number } {
  let natural = 0;
  for (const letter of text) natural += advance(letter) * box.size;
  const size = natural > box.max_width ? (box.size * box.max_width) / natural : box.size;
  return { size, length: Math.min(natural, box.max_width) };
}
