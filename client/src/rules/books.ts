import { api } from '../wire/http';
import type { RuleBook } from '../wire/types';

const fetched = new Map<string, Promise<RuleBook[]>>();

/** The rules of a game, fetched once. */
export function booksOf(game: string): Promise<RuleBook[]> {
  let books = fetched.get(game);
  if (books === undefined) {
    books = api.rules(game);
    fetched.set(game, books);
    // A failure is not worth remembering.
    books.catch(() => fetched.delete(game));
  }
  return books;
}
