/**
 * Every text that a person reads here is a message with an id and arguments, said in the language that is chosen.
 *
 * ```text
 *   t('tables-moves', { count: 2 }) ──► fr.ftl ──► « 2 coups »
 *                                         └─ not there ─► en.ftl ──► "2 moves"
 * ```
 * English is part of the program; the other files are fetched when somebody reads them.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from './en.ftl?raw';
import { askedIn, askingFor, choose, PSEUDO, type Language } from './languages';
import { pseudo } from './pseudo';

export type Args = Record<string, string | number>;

const KEPT = 'malakoff.language';

const files: Partial<Record<Language, () => Promise<{ default: string }>>> = {
  fr: () => import('./fr.ftl?raw'),
  ru: () => import('./ru.ftl?raw'),
};

function read(language: Language, text: string): FluentBundle {
  // Marks around arguments would get in the way of comparing and searching texts.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const inEnglish = read('en', english);
const inPseudo = read(PSEUDO, english);

let chosen = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: inEnglish,
});
/** Only the newest wish counts, however long its file takes. */
let wished: Language = 'en';

/** The language that is chosen, as what is drawn depends on it. */
export function language(): Language {
  return chosen.language;
}

/** The language for numbers, dates and lists. */
export function locale(): string {
  // Our English is that of Britain: "a, b and c".
  return chosen.language === 'en' || chosen.language === PSEUDO ? 'en-GB' : chosen.language;
}

/** What a message says. One that no language has is told by its id, in brackets. */
export function t(id: string, args?: Args): string {
  const said = say(chosen.bundle, id, args) ?? say(inEnglish, id, args) ?? `⟦${id}⟧`;
  return chosen.language === PSEUDO ? pseudo(said) : said;
}

function say(bundle: FluentBundle, id: string, args?: Args): string | null {
  const pattern = bundle.getMessage(id)?.value;
  // With a list for them, errors are noted there and not thrown.
  return pattern == null ? null : bundle.formatPattern(pattern, args, []);
}

/** Takes the language that the address, this browser's memory or its settings ask for. */
export async function startLanguage(): Promise<void> {
  const asked = askedIn(location.search);
  const wanted = choose([asked, kept(), ...navigator.languages]);
  if (asked !== null) keep(wanted);
  await speak(wanted);
}

/** Changes the language, and remembers it. */
export async function setLanguage(wanted: Language): Promise<void> {
  keep(wanted);
  const address = askingFor(wanted, location.href);
  if (address !== null) history.replaceState(null, '', address);
  await speak(wanted);
}

async function speak(wanted: Language): Promise<void> {
  wished = wanted;
  const bundle = await bundleOf(wanted);
  if (wished !== wanted) return;
  chosen = bundle === null ? { language: 'en', bundle: inEnglish } : { language: wanted, bundle };
  document.documentElement.lang = chosen.language;
}

/** The messages of a language; `null` if its file does not come. */
async function bundleOf(wanted: Language): Promise<FluentBundle | null> {
  if (wanted === PSEUDO) return inPseudo;
  const file = files[wanted];
  if (file === undefined) return inEnglish;
  try {
    return read(wanted, (await file()).default);
  } catch {
    return null;
  }
}

/** The storage may be forbidden; then nothing is remembered, and all the rest works. */
function kept(): string | null {
  try {
    return globalThis.localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(tag: Language): void {
  try {
    globalThis.localStorage.setItem(KEPT, tag);
  } catch {
    // Full or forbidden: the next visit asks the browser's settings again.
  }
}
