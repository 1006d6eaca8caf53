/** What this browser remembers: seats' keys by table, and the colour scheme. */

export interface SavedTable {
  table: string;
  keys: Record<string, string>;
  /** Keys of seats that were given away: for showing their links again. */
  invited: Record<string, string>;
  /** When the table was last opened here, in milliseconds. */
  opened: number;
  /** What was told about the table and has been read. */
  read?: string;
}

export type Theme = 'auto' | 'light' | 'dark';

const TABLES = 'malakoff.tables';
const THEME = 'malakoff.theme';
const MOST_TABLES = 50;

/** The storage may be forbidden; then nothing is remembered, and all the rest works. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    storage()?.setItem(name, value);
  } catch {
    // Full or forbidden: play goes on without it.
  }
}

function isWords(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((word) => typeof word === 'string')
  );
}

function isSavedTable(value: unknown): value is SavedTable {
  if (typeof value !== 'object' || value === null) return false;
  const table = value as Partial<SavedTable>;
  return (
    typeof table.table === 'string' &&
    typeof table.opened === 'number' &&
    isWords(table.keys) &&
    isWords(table.invited)
  );
}

/** The tables that were opened here, the newest first. */
export function savedTables(): SavedTable[] {
  try {
    const read: unknown = JSON.parse(storage()?.getItem(TABLES) ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.filter(isSavedTable).sort((a, b) => b.opened - a.opened);
  } catch {
    return [];
  }
}

export function savedTable(table: string): SavedTable | undefined {
  return savedTables().find((saved) => saved.table === table);
}

/** Remembers a table; keys that were known already stay. */
export function saveTable(
  table: string,
  keys: Record<string, string>,
  invited: Record<string, string>,
  now: number,
): SavedTable {
  const before = savedTable(table);
  const saved: SavedTable = {
    table,
    keys: { ...before?.keys, ...keys },
    invited: { ...before?.invited, ...invited },
    opened: now,
    ...(before?.read === undefined ? {} : { read: before.read }),
  };
  const others = savedTables().filter((other) => other.table !== table);
  write(TABLES, JSON.stringify([saved, ...others].slice(0, MOST_TABLES)));
  return saved;
}

/** Remembers that something about a table has been read. */
export function markRead(table: string, read: string): void {
  const marked = (saved: SavedTable): SavedTable =>
    saved.table === table ? { ...saved, read } : saved;
  write(TABLES, JSON.stringify(savedTables().map(marked)));
}

export function forgetTable(table: string): void {
  write(TABLES, JSON.stringify(savedTables().filter((saved) => saved.table !== table)));
}

export function savedTheme(): Theme {
  const theme = storage()?.getItem(THEME);
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function saveTheme(theme: Theme): void {
  write(THEME, theme);
}
