import { AxeBuilder } from '@axe-core/playwright';
import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures';

const { viewport: phone } = devices['iPhone 13'];

/** Chooses Inkerman, the same player for both seats and a number of games. */
async function setUp(page: Page, games: number, player = 'Random'): Promise<void> {
  await page.goto('/#/lab/inkerman');
  for (const seat of ['Russian', 'Allied']) {
    await page.getByLabel(seat, { exact: true }).selectOption(player);
  }
  await page.getByLabel('Number of games').fill(String(games));
}

const chart = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

test('twenty games are played, and tell who wins', async ({ page, context }) => {
  test.slow();
  await page.goto('/');
  await page.getByLabel(/Inkerman/).check();
  await page.getByRole('link', { name: 'Simulate 100 games' }).click();
  await expect(page.getByLabel(/Inkerman/)).toBeChecked();
  await setUp(page, 20);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Played 20 games').first()).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole('button', { name: 'Run' })).toBeEnabled();

  const outcome = chart(page, 'Who wins');
  await expect(outcome.getByRole('img')).toHaveAttribute('aria-label', /Russian, random: \d+/);
  await outcome.getByText('Show as a table').click();
  const games = await outcome.locator('tbody td:nth-child(2)').allTextContents();
  expect(games.reduce((sum, text) => sum + Number(text), 0)).toBe(20);
  for (const title of [
    'Winning margin',
    'Game length',
    'Losses by game-turn',
    'Losses by cause',
    'Losses: Russian',
  ]) {
    await expect(chart(page, title).getByRole('img')).toBeVisible();
    expect(await chart(page, title).locator('rect').count()).toBeGreaterThan(0);
  }
  const moment = page.getByRole('row', { name: /a victory hex changes hands/ });
  await expect(moment).toContainText(/\d%/);
  await page.getByText(/cases? came into play/).click();
  await expect(page.locator('[data-rules="seen"] li').first()).toBeVisible();

  const [report] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Full report' }).click(),
  ]);
  for (const name of ['What takes them', 'Where it is lost', 'Moments']) {
    await expect(report.getByRole('heading', { name })).toBeVisible();
  }
  await report.close();

  // A reload finds it again, and on a phone it fits.
  await page.reload();
  await expect(page.getByText('Played 20 games').first()).toBeVisible();
  await page.setViewportSize(phone);
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

test('a longer experiment is stopped, and makes room for the next', async ({ page, browser }) => {
  test.slow();
  // Captains are slow enough on every machine.
  await setUp(page, 50, 'Captain');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText(/of 50 games/)).toBeVisible();

  // Nobody else can begin one meanwhile.
  const other = await browser.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Run' }).click();
  await expect(other.getByRole('alert')).toContainText('Another experiment is running');
  await other.close();

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Stopped after \d+ of 50 games/).first()).toBeVisible();
  await setUp(page, 1);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByText('Played 1 game').first()).toBeVisible({ timeout: 30_000 });
  await expect(chart(page, 'Who wins')).toBeVisible();
});

test('a level that thinks plays fewer games', async ({ page }) => {
  await page.goto('/#/lab');
  const games = page.getByLabel('Number of games');
  await games.fill('200');
  await page.getByLabel('Russian', { exact: true }).selectOption('General');
  await expect(games).toHaveValue('10');
  await expect(page.getByText('At most 10 games with a general')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the lab is accessible', async ({ page }) => {
      test.slow();
      await setUp(page, 2);
      await page.getByText('Rules and dice').click();
      await page.getByRole('button', { name: 'Run' }).click();
      await expect(page.getByText('Played 2 games').first()).toBeVisible({ timeout: 60_000 });
      await chart(page, 'Who wins').getByText('Show as a table').click();
      await page.getByText(/cases? came into play/).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes[0]?.failureSummary]);
      expect(found).toEqual([]);
    });
  });
}
