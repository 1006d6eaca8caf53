import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newTable, Player, quarrelsome } from './play';
import { open, played } from './table';

const log = (page: Page): Locator => page.locator('[data-log]');

/** How far below what is shown the log ends. */
const toTheEnd = (page: Page): Promise<number> =>
  log(page).evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight);

/** Somebody plays until the log has more lines. */
async function moreLines(page: Page, player: Player): Promise<void> {
  const before = await log(page).locator('[data-step]').count();
  const choose = quarrelsome(before);
  await expect(async () => {
    const { number } = player.now();
    await player.playUntil((view) => view.number >= number + 4, choose);
    await expect.poll(() => played(page)).toBe(player.now().number);
    expect(await log(page).locator('[data-step]').count()).toBeGreaterThan(before + 3);
  }).toPass();
}

for (const { name, size } of [
  { name: 'beside the board', size: { width: 1440, height: 900 } },
  { name: 'in a column of its own', size: { width: 1920, height: 900 } },
  { name: 'on a phone', size: { width: 390, height: 844 } },
]) {
  test(`the log goes on with the game, ${name}, unless somebody reads further up`, async ({
    page,
    server,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const made = await newTable(server.url);
    const player = await Player.sit(server.url, made);
    await player.playUntil(({ number }) => number >= 80, quarrelsome(3));
    await open(page, made);
    const tab = page.locator('[data-tab="log"]');
    if ((await tab.count()) > 0) await tab.click();
    await expect(log(page)).toBeVisible();
    await expect.poll(() => toTheEnd(page)).toBeLessThan(2);

    // Advice takes room from it.
    const height = await log(page).evaluate((one) => one.clientHeight);
    await page.keyboard.press('a');
    await expect(page.locator('[data-do-it]')).toBeVisible({ timeout: 15_000 });
    if (size.width === 1440) {
      expect(await log(page).evaluate((one) => one.clientHeight)).toBeLessThan(height - 80);
    }
    await expect.poll(() => toTheEnd(page)).toBeLessThan(2);
    await moreLines(page, player);
    await expect.poll(() => toTheEnd(page)).toBeLessThan(2);

    // Who reads further up is left there.
    await log(page).hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => toTheEnd(page)).toBeGreaterThan(200);
    const place = await log(page).evaluate((one) => one.scrollTop);
    await moreLines(page, player);
    expect(await log(page).evaluate((one) => one.scrollTop)).toBe(place);

    // Back at the end it goes on, also after a look at the past.
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => toTheEnd(page)).toBeLessThan(2);
    await moreLines(page, player);
    await expect.poll(() => toTheEnd(page)).toBeLessThan(2);
    await log(page).locator('[data-step] button').last().click();
    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Return', exact: true }).click();
    await moreLines(page, player);
    await expect.poll(() => toTheEnd(page)).toBeLessThan(2);
    player.close();
  });
}
