import { api } from '../wire/http';
import { language } from '../words/words.svelte';
import type { RuleBook } from '../wire/types';

const fetched = new Map<string, Promise<RuleBook[]>>();

/** The rules of a game, fetched once in each language. */
export function booksOf(game: string): Promise<RuleBook[]> {
  const name = `${game} ${language()}`;
  let books = fetched.get(name);
  if (books === undefined) {
    books = api.rules(game);
    fetched.set(name, books);
    // A failure is not worth remembering.
    books.catch(() => fetched.delete(name));
  }
  return books;
}
