/** Numbers in words and signs. */

const percentages = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export function percent(share: number): string {
  return percentages.format(share);
}

/** A chance as a fraction in lowest terms: 15 of 36 is `5/12`. */
export function fraction(chances: number, of: number): string {
  const divisor = commonDivisor(chances, of);
  return `${chances / divisor}/${of / divisor}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? Math.max(a, 1) : commonDivisor(b, a % b);
}

/** A number as it is, with a real minus. */
export function plainNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A modifier with its sign; a real minus, because it stands beside a real plus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const AGES: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was: `5 minutes ago`. */
export function timeAgo(seconds: number, nowSeconds: number): string {
  const age = nowSeconds - seconds;
  for (const [unit, length] of AGES) {
    if (age >= length) return ago.format(-Math.floor(age / length), unit);
  }
  return 'just now';
}

/** `reverse_slope` as people write it. */
export function plainWords(word: string): string {
  const words = word.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What somebody does, without the name: for a place where the name stands already. */
export function withoutName(text: string, name: string): string {
  return name !== '' && text.startsWith(`${name} `)
    ? plainWords(text.slice(name.length + 1))
    : text;
}

/** A sentence begins with a capital and ends with a stop. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:…]$/.test(begun) || begun === '' ? begun : `${begun}.`;
}
