import { readRoute, tableHash, type Route } from './route';
import { savedTheme, saveTheme, type Theme } from './saved';

/** Where the page is and how it looks, for every part of it. */
class Page {
  route = $state.raw<Route>(readRoute(globalThis.location?.hash ?? ''));
  theme = $state<Theme>(savedTheme());

  /** Something to tell at the table that is opened next. */
  note: { table: string; text: string } | null = null;

  follow(): void {
    this.route = readRoute(location.hash);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    saveTheme(theme);
    this.applyTheme();
  }

  /** `auto` leaves the choice to the system. */
  applyTheme(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }
}

export const page = new Page();

/** Goes to a table that was just made, with what is to be told about it. */
export function goTo(table: string, note: string): void {
  if (note !== '') page.note = { table, text: note };
  location.hash = tableHash(table);
}
