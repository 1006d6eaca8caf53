/** A language that nobody speaks. */
const ACCENTS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Ü',
};

/** English in brackets, with accents and a third longer, where lines may break: as `crates/phrases/src/pseudo.rs` does it. */
export function pseudo(text: string): string {
  const letters = [...text];
  const accented = letters.map((letter) => ACCENTS[letter] ?? letter).join('');
  const longer = Array.from({ length: Math.floor(letters.length / 3) }, (_, place) =>
    place % 5 === 4 ? ' ' : '~',
  );
  return `[${accented}${longer.join('')}]`;
}
