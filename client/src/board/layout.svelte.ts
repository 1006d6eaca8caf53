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
