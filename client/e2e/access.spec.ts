import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newTable, Player, quarrelsome } from './play';
import { open, touch } from './table';

async function noViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }));
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the start page is accessible', async ({ page }) => {
      await page.goto('/');
      await page.getByText('Rule options').click();
      await noViolations(page);
    });

    test('the rules are accessible', async ({ page }) => {
      await page.goto('/#/rules/balaclava?case=quad:5.14');
      await expect(page.locator('[aria-current]')).toBeInViewport();
      await noViolations(page);
    });

    test('the table is accessible, with every tab', async ({ page, server }) => {
      test.slow();
      const made = await newTable(server.url);
      const player = await Player.sit(server.url, made);
      await player.playUntil(
        ({ touches, number }) => number > 20 && touches.some(({ link }) => link === 'button:roll'),
        quarrelsome(9),
      );
      player.close();
      await open(page, made);
      await expect(page.locator('[data-odds] .bars')).toBeVisible();
      for (const tab of ['field', 'log', 'boxes', 'choices']) {
        await page.locator(`[data-tab="${tab}"]`).click();
        await noViolations(page);
      }
      await page.keyboard.press('[');
      await expect(page.locator('[data-past]')).toBeVisible();
      await noViolations(page);
    });

    test('the computer at the table and its advice are accessible', async ({ page, server }) => {
      await open(page, await newTable(server.url, {}, 'balaclava', { allied: 'captain' }));
      await page.keyboard.press('a');
      await expect(page.locator('[data-do-it]')).toBeVisible({ timeout: 15_000 });
      await noViolations(page);
      await page.keyboard.press('w');
      await noViolations(page);
    });

    test('a refusal and the dialogs are accessible', async ({ page, server }) => {
      await open(page, await newTable(server.url));
      await touch(page, 'piece:ru_azov_2');
      await page.locator('main [data-link="piece:tu_militia_1"]').first().dispatchEvent('click');
      await expect(page.locator('[data-told]')).toBeVisible();
      await noViolations(page);
      await page.getByRole('button', { name: 'Share' }).click();
      await noViolations(page);
    });
  });
}
