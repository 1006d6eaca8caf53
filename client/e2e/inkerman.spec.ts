import { expect, test, watch } from './fixtures';
import { newTable } from './play';
import { lit, oneMore, open, played, prompt, touch } from './table';
import type { Page } from '@playwright/test';

/** Touches one thing after the other, each when it is lit; the last one plays. */
async function act(page: Page, ...links: string[]): Promise<void> {
  const before = await played(page);
  for (const link of links) {
    await expect(lit(page, link).first()).toBeAttached();
    await touch(page, link);
  }
  await oneMore(page, before);
}

test('at Inkerman the sides act in turns, and a victory is followed by a momentum attack', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('Inkerman: Bloody Retribution').click();
  await page.getByText('Sources and reconstruction').click();
  await expect(page.getByText(/orders of battle, the set-up/)).toBeVisible();
  await expect(page.getByRole('link', { name: /what we reconstructed/ })).toHaveAttribute(
    'href',
    '/api/provenance',
  );
  await page.getByRole('button', { name: 'Begin' }).click();
  const decider = page.locator('[data-decider]');
  await expect(prompt(page)).toContainText('Take one action');

  // One unit each: three battalions close in on an outpost, the Guards stand by.
  await expect(decider).toContainText('Russian');
  await act(page, 'piece:ru_1_to', 'hex:1209');
  await expect(decider).toContainText('Allied');
  await act(page, 'piece:br_gg_g', 'button:hold');
  await expect(decider).toContainText('Russian');
  await act(page, 'piece:ru_2_to', 'hex:1310');
  await act(page, 'piece:br_sfg_g', 'button:hold');
  await act(page, 'piece:ru_3_to', 'hex:1110');

  // Both agree to end the phase.
  await act(page, 'button:offer_end');
  await expect(decider).toContainText('Russian');
  await expect(prompt(page)).toContainText('offer to end the phase');
  await act(page, 'button:accept');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('combat, second phase');

  // Three to one against a piquet cannot fail.
  await act(page, 'hex:1210');
  await act(page, 'piece:ru_1_to');
  await act(page, 'piece:ru_2_to');
  await act(page, 'piece:ru_3_to');
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.getByText('100').first()).toBeVisible();
  const before = await played(page);
  await odds.getByRole('button', { name: 'Roll' }).click();
  await oneMore(page, before);
  await page.keyboard.press('Escape');

  await expect(prompt(page)).toContainText('Advance one of the attackers');
  await act(page, 'piece:ru_2_to');
  await expect(prompt(page)).toContainText('may continue its attack');
  await act(page, 'hex:1311');
  const rolled = await played(page);
  await odds.getByRole('button', { name: 'Roll' }).click();
  await oneMore(page, rolled);
  await page.keyboard.press('Escape');
  await page.locator('[data-tab="log"]').click();
  await expect(page.locator('[data-log]')).toContainText('2-To advances from 1310 to 1210');
  await expect(page.locator('[data-log]')).toContainText('2-To attacks 1311');
});

test('at Inkerman a player who waits may capitulate, after a question', async ({
  page,
  browser,
  server,
  faults,
}) => {
  const made = await newTable(server.url, {}, 'inkerman');
  await open(page, made, ['allied']);
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  watch(other, faults);
  await open(other, made, ['russian']);
  await expect(page.locator('[data-decider]')).toContainText('Russian');
  await expect(lit(page)).toHaveCount(0);
  await expect(other.locator('[data-waiting]')).toHaveCount(0);

  // The question stays while the other one plays on.
  const capitulate = page.getByRole('button', { name: 'Give up the game' });
  await capitulate.click();
  const question = page.getByRole('dialog', { name: 'Give up the game?' });
  await act(other, 'piece:ru_1_to', 'hex:1209');
  await expect.poll(() => played(page)).toBe(1);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);

  // Now the Allies are asked, and the Russian waits.
  await other.getByRole('button', { name: 'Give up the game' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Give up the game' }).click();
  for (const seen of [page, other]) {
    await expect(seen.getByText(/give up, and/).first()).toBeVisible();
  }
  await other.context().close();
});
