import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newTable, Player, quarrelsome } from './play';
import { lit, open, played, touch } from './table';

const pieces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-link^="piece:"]')]
      .map((piece) => `${piece.getAttribute('data-link')} ${piece.getAttribute('transform')}`)
      .sort(),
  );

test('a reload in the middle finds everything as it was', async ({ page, server }) => {
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  await player.playUntil(({ number }) => number >= 40, quarrelsome(3));
  player.close();
  await open(page, made);
  await expect.poll(() => played(page)).toBe(40);
  const before = await pieces(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect.poll(() => played(page)).toBe(40);
  expect(await pieces(page)).toEqual(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await expect(lit(page).first()).toBeAttached();
});

test('the game can be scrubbed through, and one returns to the present', async ({
  page,
  server,
}) => {
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  const before = player.now().scene.pieces;
  await player.playUntil(({ number }) => number >= 30, quarrelsome(4));
  await open(page, made);
  await expect.poll(() => played(page)).toBe(30);
  const present = await pieces(page);

  await page.getByRole('button', { name: 'Go to the start of the game' }).click();
  await expect(page.locator('[data-past]')).toContainText('before the first move');
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await expect.poll(() => pieces(page)).not.toEqual(present);
  expect(await page.locator('main [data-link^="piece:"]').count()).toBe(
    before.filter(({ place }) => 'hex' in place).length,
  );

  await page.keyboard.press(']');
  await expect(page.locator('[data-past]')).toContainText('move 1 of 30');
  await page.keyboard.press('[');
  await expect(page.locator('[data-past]')).toContainText('before the first');

  // A line of the log leads to its place.
  await page.locator('[data-tab="log"]').click();
  const line = page.locator('[data-log] [data-step]').nth(3);
  const number = (await line.getAttribute('data-step')) ?? '';
  await line.getByRole('button').click();
  await expect(page.locator('[data-past]')).toContainText(`move ${number} of`);

  // Nothing can be played in the past, and that is said.
  await page.locator('main [data-link^="piece:"]').first().dispatchEvent('click');
  await expect(page.locator('[data-told]')).toContainText('replay');

  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(page.locator('[data-past]')).toBeHidden();
  await expect(lit(page).first()).toBeAttached();
  expect(await pieces(page)).toEqual(present);
  player.close();
});

test('one can play on from any point, at a new table', async ({ page, server }) => {
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  await player.playUntil(({ number }) => number >= 10, quarrelsome(6));
  player.close();
  await open(page, made);
  await expect.poll(() => played(page)).toBe(10);
  await page.getByRole('slider', { name: 'Move' }).fill('4');
  await expect(page.locator('[data-past]')).toContainText('move 4 of 10');
  const past = await pieces(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect.poll(() => page.url()).not.toContain(made.table);
  await expect(page.locator('[data-notice]')).toContainText('after move 4');
  await expect.poll(() => pieces(page)).toEqual(past);
  await touch(page, 'button:done');
  await expect.poll(() => played(page)).toBe(1);
});

test('a game goes out as a record and comes back in', async ({ page, server }) => {
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  await player.playUntil(({ number }) => number >= 8, quarrelsome(8));
  player.close();
  await open(page, made);
  await expect.poll(() => played(page)).toBe(8);
  const present = await pieces(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await (await saving).path();
  await page.goto('/');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect.poll(() => page.url()).toContain('#/table/');
  await expect.poll(() => played(page)).toBe(8);
  expect(page.url()).not.toContain(made.table);
  await expect.poll(() => pieces(page)).toEqual(present);
});
