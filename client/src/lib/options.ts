/** The options of a game, by what they are about. Pure. */
import type { OptionSpec } from '../wire/types';

/** What is played, if the box has several games; all other options are rules to agree on. */
export function partOptions(all: readonly OptionSpec[]): {
  scenario: OptionSpec | null;
  rules: OptionSpec[];
} {
  const scenario = all.find((option) => option.id === 'scenario') ?? null;
  return { scenario, rules: all.filter((option) => option !== scenario) };
}
