import { expect, test } from './fixtures';
import { lit, played, prompt } from './table';

test('a game is begun and played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeVisible();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    if (await begin.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
  await expect(lit(page).first()).toBeAttached();

  // Next unit, take it; next hex, go there; take it back.
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Selected')).toBeVisible();
  await expect(page.locator('[data-link^="hex:"][data-lit]').first()).toBeAttached();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect.poll(() => played(page)).toBe(1);
  await page.keyboard.press('u');
  await expect.poll(() => played(page)).toBe(0);

  // The map itself: from hex to hex with the arrows, and each is spoken.
  const map = page.getByRole('application');
  await map.focus();
  await page.keyboard.press('ArrowDown');
  const spoken = page.locator('main [aria-live]').first();
  await expect(spoken).not.toBeEmpty();
  const first = await spoken.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(spoken).not.toHaveText(first ?? '');

  // All choices as a list.
  await page.keyboard.press('c');
  const choices = page.locator('[data-choices]');
  await choices.locator('summary').first().press('Enter');
  await choices.locator('details[open] button').first().press('Enter');
  await expect.poll(() => played(page)).toBe(1);

  // Help opens, closes and gives the focus back; the rules too.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('r');
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Rules' })).toBeHidden();

  // Enter takes the button that ends the phase.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => played(page)).toBe(2);
  await expect(page.locator('[data-decider]')).toContainText('Allied');
});
