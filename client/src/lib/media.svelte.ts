/** A media query as a value that follows the window. */
export class Media {
  matches = $state(false);

  constructor(query: string) {
    const list = globalThis.matchMedia?.(query);
    if (list === undefined) return;
    this.matches = list.matches;
    list.addEventListener('change', (event) => (this.matches = event.matches));
  }
}

/** Room for a panel beside the board. */
export const wide = new Media('(min-width: 1000px)');
/** Room for the log on the other side too. */
export const veryWide = new Media('(min-width: 1750px)');
export const stillness = new Media('(prefers-reduced-motion: reduce)');
