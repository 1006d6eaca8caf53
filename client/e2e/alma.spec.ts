import { expect, test } from './fixtures';
import { clickHex, finishTurn, lit, oneMore, played, prompt, touch } from './table';

const FOURTH_DIVISION = {
  br_20_4th: '2701',
  br_21_4th: '2801',
  br_46_4th: '2901',
  br_57_4th: '3001',
  br_63_4th: '3101',
};

test('a first turn of Alma: a crossing that is refused and says why, a division that enters, the turn to its end', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('Alma: The First Battle').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toContainText('bring in reinforcements');

  // The Rifles would go three hexes beyond the river, and half of them are still on this side.
  await lit(page, 'piece:br_1_rb').click();
  await expect(lit(page, 'hex:2213')).toBeVisible();
  await clickHex(page, '2016', '2213');
  const told = page.locator('[data-told]');
  await expect(told).toContainText('2 hexes south of the Alma');
  await expect(told).toContainText('2/RB');
  await told.getByRole('link').click();
  const rule = page.getByRole('complementary', { name: 'Rules' }).locator('[aria-current]');
  await expect(rule).toContainText('17.11');
  await page.keyboard.press('Escape');

  // Over the bridge they may go, and there a Russian stops them.
  await touch(page, 'hex:2213');
  await oneMore(page, 0);
  await expect(lit(page, 'piece:br_1_rb')).toHaveCount(0);

  // The French wait.
  await page.locator('[data-link="piece:fr_1_1st"]').first().click();
  await expect(told).toContainText('Game-Turn 3');

  // Once one battalion has entered, the phase does not end without the others.
  await page.getByRole('button', { name: 'Off-map' }).click();
  for (const [unit, at] of Object.entries(FOURTH_DIVISION)) {
    const before = await played(page);
    await lit(page, `piece:${unit}`).first().click();
    await touch(page, `hex:${at}`);
    await touch(page, `hex:${at}`);
    await oneMore(page, before);
    const isLast = unit === 'br_63_4th';
    await expect(lit(page, 'button:done')).toHaveCount(isLast ? 1 : 0);
  }

  await finishTurn(page, 1);
});
