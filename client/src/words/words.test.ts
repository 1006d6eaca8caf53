import { afterEach, describe, expect, it, vi } from 'vitest';
import { listed, percent, plainNumber } from '../lib/words';
import { askingFor, choose, readLanguage } from './languages';
import { pseudo } from './pseudo';
import { language, setLanguage, startLanguage, t } from './words.svelte';

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage('en');
  localStorage.clear();
});

describe('languages', () => {
  it('are found by their tags, with or without a region', () => {
    expect(['fr', 'ru-RU', 'en-US', 'en-xa', 'tlh'].map(readLanguage)).toEqual([
      'fr',
      'ru',
      'en',
      'en-XA',
      null,
    ]);
  });

  it('are the first wish that can be met', () => {
    expect(choose([null, 'tlh', 'ru', 'fr'])).toBe('ru');
    expect(choose(['de'])).toBe('en');
  });

  it('stand in the address only if they stood there before', () => {
    expect(askingFor('fr', 'http://h/?examples#/lab')).toBeNull();
    expect(askingFor('fr', 'http://h/?language=ru#/lab')).toBe('http://h/?language=fr#/lab');
  });
});

describe('messages', () => {
  it('are said in the language that is chosen, with its numbers', async () => {
    expect(t('seats', { count: 2 })).toBe('2 seats');
    await setLanguage('ru');
    expect([1, 2, 5].map((count) => t('seats', { count }))).toEqual([
      '1 место',
      '2 места',
      '5 мест',
    ]);
    expect(document.documentElement.lang).toBe('ru');
    await setLanguage('fr');
    expect(listed(['a', 'b', 'c'])).toBe('a, b et c');
    expect(percent(0.125).replace(/\s/g, ' ')).toBe('12,5 %');
    expect(plainNumber(-1234.5).replace(/\s/g, ' ')).toBe('−1 234,5');
  });

  it('are told by their id where no language has them', () => {
    expect(t('nowhere')).toBe('⟦nowhere⟧');
  });

  it('are longer, with accents, in a language that nobody speaks', async () => {
    expect(pseudo('Cancel')).toBe('[Cáñçél~~]');
    await setLanguage('en-XA');
    expect(t('cancel')).toBe('[Cáñçél~~]');
    expect(plainNumber(1.5)).toBe('1.5');
  });
});

describe('the choice', () => {
  const at = (search: string, languages: string[]) => {
    vi.stubGlobal('location', { search, href: `http://h/${search}` });
    vi.stubGlobal('navigator', { languages });
  };

  it('is the browser’s, until somebody makes another one', async () => {
    at('', ['tlh', 'fr-CA', 'ru']);
    await startLanguage();
    expect(language()).toBe('fr');
    await setLanguage('ru');
    await startLanguage();
    expect(language()).toBe('ru');
  });

  it('is the address’s before all others, and is kept', async () => {
    await setLanguage('fr');
    at('?language=ru', ['en']);
    await startLanguage();
    expect(language()).toBe('ru');
    at('', ['en']);
    await startLanguage();
    expect(language()).toBe('ru');
  });
});
