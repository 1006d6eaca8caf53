import { beforeEach, describe, expect, it } from 'vitest';
import { invitation, labHash, readRoute, rulesHash, tableHash } from './route';
import {
  forgetTable,
  markRead,
  savedTable,
  savedTables,
  saveTable,
  savedTheme,
  saveTheme,
} from './saved';
import {
  fraction,
  percent,
  plainNumber,
  plainWords,
  sentence,
  signed,
  timeAgo,
  withoutName,
} from './words';

describe('routes', () => {
  it('reads what it writes', () => {
    expect(readRoute(tableHash('a b'))).toMatchObject({ page: 'table', table: 'a b', key: null });
    expect(readRoute(rulesHash('balaclava', 'quad:5.14'))).toEqual({
      page: 'rules',
      game: 'balaclava',
      case: 'quad:5.14',
    });
    const link = invitation('http://x/', 't1', 'allied', 'k+/=');
    expect(readRoute(link.slice(link.indexOf('#')))).toEqual({
      page: 'table',
      table: 't1',
      seat: 'allied',
      key: 'k+/=',
    });
  });
  it('knows the start page and the unknown', () => {
    expect(readRoute('')).toEqual({ page: 'start' });
    expect(readRoute('#/')).toEqual({ page: 'start' });
    expect(readRoute('#/lab')).toEqual({ page: 'lab', game: null });
    expect(readRoute(labHash('alma'))).toEqual({ page: 'lab', game: 'alma' });
    expect(readRoute('#/lab/alma/x')).toEqual({ page: 'unknown' });
    expect(readRoute('#/table')).toEqual({ page: 'unknown' });
    expect(readRoute('#/nowhere/x')).toEqual({ page: 'unknown' });
    expect(readRoute('#/table/%E0%A4%A')).toMatchObject({ page: 'table' });
  });
});

describe('what is remembered', () => {
  beforeEach(() => localStorage.clear());

  it('adds keys to those that are known', () => {
    saveTable('t', { red: '1' }, {}, 1);
    saveTable('t', { blue: '2' }, { green: '3' }, 2);
    expect(savedTable('t')).toEqual({
      table: 't',
      keys: { red: '1', blue: '2' },
      invited: { green: '3' },
      opened: 2,
    });
  });
  it('lists the newest first and forgets', () => {
    saveTable('old', {}, {}, 1);
    saveTable('new', {}, {}, 2);
    expect(savedTables().map(({ table }) => table)).toEqual(['new', 'old']);
    forgetTable('new');
    expect(savedTables().map(({ table }) => table)).toEqual(['old']);
  });
  it('keeps what has been read when the table is opened again', () => {
    saveTable('t', {}, {}, 1);
    saveTable('other', {}, {}, 1);
    markRead('t', 'News.');
    saveTable('t', {}, {}, 2);
    expect(savedTable('t')?.read).toBe('News.');
    expect(savedTable('other')?.read).toBeUndefined();
  });
  it('survives rubbish', () => {
    localStorage.setItem('malakoff.tables', '[{"table":1},7,null]');
    expect(savedTables()).toEqual([]);
    localStorage.setItem('malakoff.tables', '{');
    expect(savedTables()).toEqual([]);
  });
  it('keeps the theme', () => {
    expect(savedTheme()).toBe('auto');
    saveTheme('dark');
    expect(savedTheme()).toBe('dark');
  });
});

describe('words', () => {
  it('shows chances', () => {
    expect(fraction(15, 36)).toBe('5/12');
    expect(fraction(0, 6)).toBe('0/1');
    expect(percent(1 / 6)).toBe('16.7%');
    expect(signed(-2)).toBe('−2');
    expect(signed(3)).toBe('+3');
    expect([plainNumber(3), plainNumber(-1)]).toEqual(['3', '−1']);
  });
  it('says how long ago', () => {
    expect(timeAgo(100, 130)).toBe('just now');
    expect(timeAgo(0, 7_300)).toBe('2 hours ago');
  });
  it('makes sentences', () => {
    expect(sentence('the gun is there')).toBe('The gun is there.');
    expect(sentence('Done.')).toBe('Done.');
    expect(plainWords('not_yet')).toBe('Not yet');
    expect(withoutName('7th Fusiliers moves forward', '7th Fusiliers')).toBe('Moves forward');
    expect(withoutName('7th Fusiliers: form line', '7th Fusiliers')).toBe('Form line');
    expect(withoutName('7th Fusiliers : former en ligne', '7th Fusiliers')).toBe('Former en ligne');
    expect(withoutName('Advance', '7th Fusiliers')).toBe('Advance');
  });
});
