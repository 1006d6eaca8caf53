import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { newTable } from './play';
import { lit, oneMore, open, played, prompt, touch } from './table';
import type { Page } from '@playwright/test';

const TITLE = 'Skirmish: The Fight for Crow Hill';

async function act(page: Page, ...links: string[]): Promise<void> {
  const before = await played(page);
  for (const link of links) {
    await expect(lit(page, link).first()).toBeAttached();
    await touch(page, link);
  }
  await oneMore(page, before);
}

test('the example is on the start page for those who ask, in the colours of its own sides', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Inkerman: Bloody Retribution')).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);

  await page.goto('/?examples');
  await page.getByText(TITLE).click();
  await expect(page.getByRole('heading', { name: 'Skirmish' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Amber' })).toHaveCSS(
    'background-color',
    'rgb(122, 74, 0)',
  );
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-decider]')).toContainText('Amber');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('a turn of the example is played on its own map and counters', async ({
      page,
      server,
    }, info) => {
      await open(page, await newTable(server.url, {}, 'skirmish'));
      await expect(prompt(page)).toContainText('Move your units');

      // Up the lane to the slope, and the riders round the copse.
      await act(page, 'piece:amber_4', 'hex:0304');
      await act(page, 'piece:amber_riders', 'hex:0405');
      await act(page, 'button:done');
      await expect(page.locator('[data-decider]')).toContainText('Slate');
      await act(page, 'piece:slate_2', 'hex:0503');
      await act(page, 'button:done');

      // Fire from the slope: one die, with its odds before the roll.
      await touch(page, 'piece:amber_4');
      await touch(page, 'piece:slate_2');
      await touch(page, 'button:fire');
      const odds = page.getByRole('region', { name: 'Odds' });
      await expect(odds).toContainText('hits 2 Slate');
      await page.screenshot({ path: info.outputPath(`skirmish-${colorScheme}.png`) });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const before = await played(page);
      await odds.getByRole('button', { name: 'Roll' }).click();
      await oneMore(page, before);
    });
  });
}
