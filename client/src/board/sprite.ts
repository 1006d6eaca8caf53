// The drawn plates and arms are symbols of a sprite that the page carries.

export const DARK_INK = '#17130d';
const LIGHT_INK = '#ffffff';

const inks = new Map<string, string>();

function symbolOf(id: string): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById(id);
}

/** Whether the page has a symbol; without it the client draws something plain of the same size. */
export function hasSymbol(id: string): boolean {
  return inks.has(id) || symbolOf(id) !== null;
}

/** What can be read on a plate: the sprite does not say it, but its ground does. */
export function inkOn(plate: string): string {
  const known = inks.get(plate);
  if (known !== undefined) return known;
  const symbol = symbolOf(plate);
  if (!symbol) return DARK_INK;
  const ink = isDark(symbol.querySelector('[fill^="#"]')?.getAttribute('fill') ?? '#ffffff')
    ? LIGHT_INK
    : DARK_INK;
  inks.set(plate, ink);
  return ink;
}

/** Whether white is read better on a colour than black. */
export function isDark(colour: string): boolean {
  const [red = 1, green = 1, blue = 1] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
}

/** The plate of a nation or, where a game does not tell nations apart, of its side. */
export function plateOf(nation: string, side: string, reversed: boolean): string {
  const face = reversed ? '-reversed' : '';
  return (
    [nation, side].map((id) => `plate-${id}${face}`).find(hasSymbol) ?? `plate-${nation}${face}`
  );
}

/** The colour of a plate; nothing without the sprite. */
export function groundOf(plate: string): string | null {
  return symbolOf(plate)?.querySelector('[fill^="#"]')?.getAttribute('fill') ?? null;
}

/** What a game says about the look of a plate beside its drawing; nothing without the sprite. */
export function looksOf(plate: string): Readonly<DOMStringMap> {
  const symbol = symbolOf(plate);
  return symbol instanceof SVGElement ? symbol.dataset : {};
}

/** Which figures stand for an arm where units are stands with figures. */
export type Figures = 'foot' | 'horse' | 'gun';

const figures = new Map<string, Figures>();

export function figuresOf(arm: string): Figures {
  const known = figures.get(arm);
  if (known !== undefined) return known;
  const symbol = symbolOf(`arm-${arm}`);
  const told = symbol?.getAttribute('data-figures');
  const found = told === 'horse' || told === 'gun' ? told : 'foot';
  if (symbol !== null) figures.set(arm, found);
  return found;
}

/** The page carries another sprite now. */
export function forgetSprite(): void {
  inks.clear();
  figures.clear();
}
