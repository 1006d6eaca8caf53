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

/**
 * Plays one decision, whatever it is: a lit button if there is one, else lit things one after the other. A chain has
 * several links, and a thing may be put back by a second touch: so each try takes the next of what is lit.
 */
async function playOne(page: Page): Promise<void> {
  const before = await played(page);
  let tries = 0;
  await expect(async () => {
    const buttons = page.locator('button[data-lit]:visible');
    const all = (await buttons.count()) > 0 ? buttons : lit(page);
    const count = await all.count();
    if ((await played(page)) === before && count > 0) {
      await all.nth(tries % count).dispatchEvent('click', undefined, { timeout: 500 });
      tries += 1;
    }
    await expect.poll(() => played(page), { timeout: 500 }).toBeGreaterThan(before);
  }).toPass({ timeout: 15_000 });
}

/** Plays what is left of a Game-Turn: whatever is asked, the way on is a lit button, and at the end the turn changes. */
export async function finishTurn(page: Page, turn: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`Game-Turn ${turn} `);
  for (let steps = 0; steps < 80; steps += 1) {
    if ((await heading.textContent())?.includes(`Game-Turn ${turn + 1} `) === true) break;
    await playOne(page);
  }
  await expect(heading).toContainText(`Game-Turn ${turn + 1} `);
}

/** Where a hex is in the window that is not lit, and so has no element of its own: found from one that is. */
export async function placeOf(
  page: Page,
  hex: string,
  litHex: string,
): Promise<{ x: number; y: number }> {
  const box = await lit(page, `hex:${litHex}`).first().boundingBox();
  if (box === null) throw new Error(`${litHex} is not to be seen`);
  const place = (name: string): { column: number; row: number } => {
    const column = Number(name.slice(0, 2));
    // Even columns stand half a hex lower.
    return { column, row: Number(name.slice(2)) + (column % 2 === 0 ? 0.5 : 0) };
  };
  const [from, to] = [place(litHex), place(hex)];
  return {
    x: box.x + box.width / 2 + (to.column - from.column) * box.width * 0.75,
    y: box.y + box.height / 2 + (to.row - from.row) * box.height,
  };
}

/** Clicks a hex that is not lit. */
export async function clickHex(page: Page, hex: string, litHex: string): Promise<void> {
  const { x, y } = await placeOf(page, hex, litHex);
  await page.mouse.click(x, y);
}
