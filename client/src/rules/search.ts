/** Finding and ordering cases of the rulebooks. Pure. */
import type { LedgerCase, RuleBook } from '../wire/types';

export interface Chapter {
  /** Its number, or {@link OTHER}. */
  name: string;
  cases: LedgerCase[];
}

/** The chapter of what has no number. */
export const OTHER = 'other';

function chapterName(id: string): string {
  const number = /^(?:E:)?(\d+)/.exec(id);
  return number?.[1] ?? OTHER;
}

/** The chapters of a book, in the order in which they first appear; errata stand with their chapter. */
export function chapters(book: RuleBook): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const one of book.cases) {
    const name = chapterName(one.id);
    const chapter = found.get(name);
    if (chapter !== undefined) {
      chapter.cases.push(one);
      continue;
    }
    found.set(name, { name, cases: [one] });
  }
  return [...found.values()];
}

/** `quad:5.14` in its parts. */
export function readCase(name: string): { book: string; id: string } {
  const colon = name.indexOf(':');
  return { book: name.slice(0, colon), id: name.slice(colon + 1) };
}

/** The case that a message cites; a part such as `5.14b` may be listed as `5.14` only. */
export function findCase(books: readonly RuleBook[], name: string): string | null {
  const { book, id } = readCase(name);
  const cases = books.find((one) => one.book === book)?.cases ?? [];
  for (let wanted = id; wanted !== ''; wanted = wanted.slice(0, -1)) {
    if (cases.some((one) => one.id === wanted)) return `${book}:${wanted}`;
  }
  return null;
}

/** Every word has to be somewhere in number, kind or sentence. */
export function matches(one: LedgerCase, asked: string): boolean {
  const text = `${one.id} ${one.kind} ${one.rule}`.toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
