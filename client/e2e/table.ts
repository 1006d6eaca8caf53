/** What people do at the table, in the words of the tests. */
import type { Locator, Page } from '@playwright/test';
import type { TableMade } from '../src/wire/types';
import { expect } from './fixtures';

export const lit = (page: Page, link?: string): Locator =>
  page.locator(link === undefined ? '[data-lit]' : `[data-link="${link}"][data-lit]`);

export const prompt = (page: Page): Locator => page.locator('[data-prompt]');

/** How many decisions have been played. */
export async function played(page: Page): Promise<number> {
  return Number(await page.locator('[data-number]').getAttribute('data-number'));
}

/** Opens a table with the keys of some seats in this browser. */
export async function open(
  page: Page,
  made: TableMade,
  seats = Object.keys(made.keys),
): Promise<void> {
  const keys = Object.fromEntries(
    Object.entries(made.keys).filter(([seat]) => seats.includes(seat)),
  );
  await page.addInitScript(
    ([table, mine]) => {
      if (localStorage.getItem('malakoff.tables') !== null) return;
      const saved = [{ table, keys: mine, invited: {}, opened: 1 }];
      localStorage.setItem('malakoff.tables', JSON.stringify(saved));
    },
    [made.table, keys] as const,
  );
  await page.goto(`/#/table/${made.table}`);
  await expect(page.locator('[data-prompt-kind]')).toBeVisible();
}

/** Touches a lit thing wherever it is: on the board a click there, whether or not it is in sight. */
export async function touch(page: Page, link: string): Promise<void> {
  await lit(page, link).first().dispatchEvent('click');
}

/** Waits until one more decision than `before` has been played. */
export async function oneMore(page: Page, before: number): Promise<void> {
  await expect.poll(() => played(page)).toBe(before + 1);
}
