/** Keys by what is printed on them, and by where they are on layouts without Latin letters. Pure. */

/** What a key press says about its key. */
export interface Pressed {
  key: string;
  /** Where the key is, by what a US keyboard has there. */
  code?: string;
}

const BESIDE_LETTERS: Record<string, string> = { BracketLeft: '[', BracketRight: ']' };

/** The key that is meant: a Cyrillic `г` is where the `u` is, and does the same. */
export function meantKey({ key, code = '' }: Pressed): string {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  if (!isForeignLetter) return key;
  return BESIDE_LETTERS[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
