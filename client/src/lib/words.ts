/** Numbers, times and lists, as the chosen language writes them. */
import { locale, t } from '../words/words.svelte';

/** What formats is worth keeping: making it takes longer than using it. */
function kept<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const known = made.get(locale());
    if (known !== undefined) return known;
    const fresh = make(locale());
    made.set(locale(), fresh);
    return fresh;
  };
}

const percentages = kept(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

export function percent(share: number): string {
  return percentages().format(share);
}

/** A chance as a fraction in lowest terms: 15 of 36 is `5/12`. */
export function fraction(chances: number, of: number): string {
  const divisor = commonDivisor(chances, of);
  return `${plainNumber(chances / divisor)}/${plainNumber(of / divisor)}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : commonDivisor(b, a % b);
}

const plain = kept((locale) => new Intl.NumberFormat(locale));
const decimals = Array.from({ length: 4 }, (_, digits) =>
  kept(
    (locale) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  ),
);

/** With a real minus, as wide as a plus. */
const withMinus = (text: string) => text.replace('-', '−');

/** A number as it is, with a real minus. */
export function plainNumber(value: number): string {
  return withMinus(plain().format(value));
}

/** A number with so many digits after the point, at most three, and a real minus. */
export function figure(value: number, digits: number): string {
  return withMinus((decimals[digits] ?? plain)().format(value));
}

/** A modifier with its sign; a real minus, because it stands beside a real plus. */
export function signed(value: number): string {
  return value > 0 ? `+${plainNumber(value)}` : plainNumber(value);
}

const ago = kept((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const AGES: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was: `5 minutes ago`. */
export function timeAgo(seconds: number, nowSeconds: number): string {
  const age = nowSeconds - seconds;
  for (const [unit, length] of AGES) {
    if (age >= length) return ago().format(-Math.floor(age / length), unit);
  }
  return t('just-now');
}

const conjunctions = kept((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  return conjunctions().format(items);
}

/** `a, b, c`. Intl has no such list in every language: some add an "and", some leave the commas out. */
export function inARow(items: readonly string[]): string {
  return items.join(', ');
}

/** `reverse_slope` as people write it. */
export function plainWords(word: string): string {
  return capital(spaced(word));
}

/** `reverse_slope` in the middle of a sentence. */
export function spaced(word: string): string {
  return word.replaceAll('_', ' ');
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** What somebody does, without the name: for a place where the name stands already. */
export function withoutName(text: string, name: string): string {
  if (name === '' || !text.startsWith(name)) return text;
  const rest = text.slice(name.length);
  // "1 Azov fires at 2313", and as a label "1 Azov: form line".
  return /^(?: | ?: )/.test(rest) ? plainWords(rest.replace(/^[\s:]+/, '')) : text;
}

/** A sentence begins with a capital and ends with a stop. */
export function sentence(text: string): string {
  const begun = capital(text);
  return /[.!?:…]$/.test(begun) || begun === '' ? begun : `${begun}.`;
}
