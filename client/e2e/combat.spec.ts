import type { View } from '../src/wire/types';
import { expect, test } from './fixtures';
import { canRally, newTable, Player, quarrelsome } from './play';
import { lit, open, played, touch } from './table';

const canRollMelee = ({ scene, touches }: View): boolean =>
  scene.prompt.kind === 'melee' && touches.some(({ link }) => link === 'button:roll');

test('a melee shows its odds, is rolled, and the other seat decides the retreat', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  const fight = quarrelsome(11);
  await player.playUntil(canRollMelee, fight);
  await open(page, made);

  // Dice are dice: fight on until one of the melees ends with a retreat that the other side decides.
  for (let melees = 0; melees < 60; melees += 1) {
    const attacker = await page.locator('[data-decider]').textContent();
    const odds = page.getByRole('region', { name: 'Odds' });
    await expect(odds.getByText('%').first()).toBeVisible();
    const shares = await odds.locator('.figures strong').allTextContents();
    const sum = shares.reduce((all, share) => all + Number.parseFloat(share), 0);
    expect(Math.abs(sum - 100)).toBeLessThan(1);
    await expect(odds.locator('.factors li').first()).toBeVisible();

    const before = await played(page);
    await odds.getByRole('button', { name: 'Roll' }).click();
    await expect.poll(() => played(page)).toBe(before + 1);
    const result = page.locator('[data-result]');
    await expect(result.getByRole('img', { name: /die: [1-6]/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();

    const asked = await page.locator('[data-prompt-kind]').getAttribute('data-prompt-kind');
    const decider = await page.locator('[data-decider]').textContent();
    if (asked === 'retreat' && decider !== attacker) {
      await expect(page.locator('[data-handover]')).toContainText('Your turn');
      // The only unit that has to go is in hand already.
      const units = page.locator('[data-link^="piece:"][data-lit]');
      if ((await page.getByLabel('Selected').count()) === 0) {
        await touch(page, (await units.first().getAttribute('data-link')) ?? '');
      }
      const hexes = page.locator('[data-link^="hex:"][data-lit]:not([data-leads-on])');
      await expect(hexes.first()).toBeAttached();
      await touch(page, (await hexes.first().getAttribute('data-link')) ?? '');
      await expect.poll(() => played(page)).toBe(before + 2);
      await page.locator('[data-tab="log"]').click();
      await expect(page.locator('[data-log]')).toContainText('retreats');
      player.close();
      return;
    }
    await player.until(() => player.now().number === before + 1);
    await player.playUntil(canRollMelee, fight);
    const now = player.now().number;
    // Many decisions at once: a busy machine needs a moment to draw the last of them.
    await expect.poll(() => played(page), { timeout: 30_000 }).toBe(now);
  }
  throw new Error('no melee ended with a retreat');
});

test('a rally opens its odds before it is rolled, and can be left', async ({ page, server }) => {
  test.setTimeout(120_000);
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  await player.playUntil(canRally, quarrelsome(5));
  await open(page, made);
  const before = await played(page);
  const unit = page.locator('[data-link^="piece:"][data-lit]').first();
  const link = (await unit.getAttribute('data-link')) ?? '';
  await touch(page, link);
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.locator('.bars li').first()).toBeVisible();
  expect(await played(page)).toBe(before);
  await odds.getByRole('button', { name: 'Cancel' }).click();
  await expect(odds).toBeHidden();
  await expect(lit(page, link).first()).toBeAttached();
  player.close();
});
