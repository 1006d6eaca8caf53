import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newTable } from './play';
import { open, prompt } from './table';

const language = (page: Page) => page.locator('.language select');

test.describe('somebody whose browser reads French', () => {
  test.use({ locale: 'fr-CA' });

  test('reads French, and Russian once that is chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
    await language(page).selectOption('Русский');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Начать' })).toBeVisible();
  });
});

test('the language of the address goes before all others', async ({ page }) => {
  await page.goto('/?language=ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('the language can be changed at the table, and the story is read from the start', async ({
  page,
  server,
}) => {
  await open(page, await newTable(server.url));
  await page.locator('[data-link="button:done"][data-lit]').click();
  await page.locator('[data-tab="log"]').click();
  const lines = page.locator('[data-log] [data-step]');
  const before = await lines.count();
  await language(page).selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(prompt(page)).toBeVisible();
  await page.locator('[data-tab="log"]').click();
  await expect(lines).toHaveCount(before);
});

test('nothing is cut off where texts are a third longer', async ({ page }) => {
  await page.goto('/?language=en-XA');
  await expect(page.getByText('[Böárd wárgáméš')).toBeVisible();
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
});
