/** The languages, and which of them somebody reads. Pure. */

/** Their tags, by which files, browsers and the server name them. */
export const LANGUAGES = ['en', 'fr', 'ru', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English with accents, in brackets and a third longer: for those who look for texts in the code. */
export const PSEUDO: Language = 'en-XA';

/** What they call themselves: the same in every language. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
  'en-XA': '[Ƥşḗŭḓǿ]',
};

/** The language of a tag, region or not: `fr-CA` is French. */
export function readLanguage(tag: string): Language | null {
  const find = (wanted: string) =>
    LANGUAGES.find((language) => language.toLowerCase() === wanted.toLowerCase());
  return find(tag) ?? find(tag.split(/[-_]/)[0] ?? '') ?? null;
}

/** The language that an address asks for: `?language=ru`. */
export function askedIn(search: string): string | null {
  return new URLSearchParams(search).get('language');
}

/** The address with another language, if it asks for one: a reload must not undo the choice. */
export function askingFor(language: Language, href: string): string | null {
  const url = new URL(href);
  if (!url.searchParams.has('language')) return null;
  url.searchParams.set('language', language);
  return url.href;
}

/** The first of some wishes that is a language we have. */
export function choose(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const found = wish === null ? null : readLanguage(wish);
    if (found !== null) return found;
  }
  return 'en';
}
