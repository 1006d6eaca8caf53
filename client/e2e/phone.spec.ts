import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { played, prompt } from './table';

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13'];
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch });

async function noOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

test('every game fits on a phone before it begins', async ({ page }) => {
  await page.goto('/');
  const games = page.getByRole('radio', { name: /Balaclava|Alma|Inkerman|Crimea/ });
  await expect(games.first()).toBeVisible();
  for (const game of await games.all()) {
    await game.check();
    await noOverflow(page);
  }
});

test('what was tapped stays under the finger, whatever comes up below', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.locator('[data-link="piece:ru_azov_2"][data-lit]').tap();
  const hexes = page.locator('main [data-link^="hex:"][data-lit]:not([data-leads-on])');
  await expect(hexes.first()).toBeAttached();
  const hex = hexes.nth(Math.floor((await hexes.count()) / 2));
  const place = await hex.boundingBox();
  const [x, y] = [
    (place?.x ?? 0) + (place?.width ?? 0) / 2,
    (place?.y ?? 0) + (place?.height ?? 0) / 2,
  ];
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.preview')).toContainText('Move 2 Azov/12 to');
  await page.waitForTimeout(400);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => played(page)).toBe(1);
});

test('on a phone a unit is tapped, its way shown, and taken with a second tap', async ({
  page,
}) => {
  await page.goto('/');
  await noOverflow(page);
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(prompt(page)).toBeVisible();
  await noOverflow(page);
  // The board has more than half of the screen.
  const board = await page.locator('main').boundingBox();
  expect(board?.height).toBeGreaterThan(viewport.height / 2);

  await page.locator('[data-link="piece:ru_azov_2"][data-lit]').tap();
  await expect(page.getByLabel('Selected')).toContainText('2 Azov/12');
  const hexes = page.locator('[data-link^="hex:"][data-lit]:not([data-leads-on])');
  const hex = hexes.nth(Math.floor((await hexes.count()) / 2));
  await hex.tap();
  await expect(page.locator('.preview')).toContainText('Move 2 Azov/12 to');
  expect(await played(page)).toBe(0);
  await hex.tap();
  await expect.poll(() => played(page)).toBe(1);

  await page.locator('[data-tab="log"]').tap();
  await expect(page.locator('[data-log]')).toContainText('2 Azov/12 moves');
  await noOverflow(page);
  await page.locator('[data-tab="log"]').tap();
  await expect(page.locator('[data-log]')).toBeHidden();
});
