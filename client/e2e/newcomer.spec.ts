import { expect, test } from './fixtures';
import { finishTurn, lit, played, prompt } from './table';

test('a newcomer finishes a first turn, from the start page on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Malakoff' })).toBeVisible();
  await expect(page.getByText('Sources and reconstruction')).toBeVisible();

  // Two clicks to the first lit reach: Begin, and a unit.
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toContainText('Move your units');
  const unit = lit(page, 'piece:ru_azov_2');
  await unit.click();
  await expect(page.getByLabel('Selected')).toContainText('2 Azov/12');
  const hexes = page.locator('[data-link^="hex:"][data-lit]:not([data-leads-on])');
  expect(await hexes.count()).toBeGreaterThan(3);

  await hexes.first().click();
  await expect.poll(() => played(page)).toBe(1);
  await expect(page.locator('[data-lit][data-link="button:done"]')).toBeVisible();

  await finishTurn(page, 1);
});

test('what is not lit explains itself with its rule, and the link opens the rules there', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await lit(page, 'piece:ru_azov_2').click();
  // An enemy stands there.
  await page.locator('[data-link="piece:tu_militia_1"]').first().click();
  const told = page.locator('[data-told]');
  await expect(told).toBeVisible();
  await expect(told).not.toHaveText('');
  const rule = told.getByRole('link');
  const number = await rule.textContent();
  await rule.click();
  const drawer = page.getByRole('complementary', { name: 'Rules' });
  await expect(drawer.locator('[aria-current]')).toContainText(number ?? 'no number');
  await expect(drawer.locator('[aria-current]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // The unit is still in hand.
  await expect(page.getByLabel('Selected')).toContainText('2 Azov/12');
});

test('what a table was begun with can be found again', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Rule options').click();
  await page.getByLabel('Disrupted cavalry stays and fights.').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: /start page/ }).click();
  await page.getByRole('region', { name: 'Your tables' }).getByRole('link').first().click();
  await expect(prompt(page)).toBeVisible();
  expect(page.url()).toBe(address);
});
