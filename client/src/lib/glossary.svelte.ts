// What the game at the table calls its arms, nations, values and formations, in the reader's language.

import { spaced } from './words';

let words = $state.raw<Record<string, string>>({});

/** The words of a game: they come with its chart. */
export function learn(glossary: Record<string, string>): void {
  words = glossary;
}

/** What the game calls something; else its id, as people write it. */
export function called(kind: 'arm' | 'formation' | 'nation' | 'value', id: string): string {
  return words[`${kind}-${id}`] ?? spaced(id);
}
