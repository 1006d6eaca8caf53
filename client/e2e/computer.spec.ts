import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { canRally, newTable, quarrelsome, Player } from './play';
import { lit, open, played, prompt, touch } from './table';

const decider = (page: Page) => page.locator('[data-decider]');

/** Ends phases, and whatever else is asked of the Russians, until the heading says so. */
async function playOn(page: Page, until: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (let steps = 0; steps < 80; steps += 1) {
    await expect(async () => {
      const mine = (await decider(page).textContent())?.includes('Russian') === true;
      const there = (await heading.textContent())?.includes(until) === true;
      expect(mine || there).toBe(true);
    }).toPass({ timeout: 30_000 });
    if ((await heading.textContent())?.includes(until) === true) return;
    const before = await played(page);
    const way = page.locator('button[data-lit]:visible').first();
    if ((await way.count()) > 0) await way.click();
    else await touch(page, (await lit(page).first().getAttribute('data-link')) ?? '');
    if ((await played(page)) === before) {
      const next = lit(page).first();
      if ((await next.count()) > 0) {
        await touch(page, (await next.getAttribute('data-link')) ?? '').catch(() => undefined);
      }
    }
    await expect.poll(() => played(page)).toBeGreaterThan(before);
  }
}

test('alone against a recruit for a turn, with one click', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await page.getByLabel('Computer level').selectOption('Recruit');
  await page.getByRole('button', { name: 'Play Russian' }).click();
  await expect(prompt(page)).toContainText('Move your units');
  await expect(page.locator('[data-plate="allied"]')).toContainText('computer, recruit');
  await expect(page.locator('[data-plate="russian"]')).toContainText('person');
  await page.getByLabel('Speed', { exact: true }).selectOption('at_once');
  await playOn(page, 'Game-Turn 2');
  await page.locator('[data-tab="log"]').click();
  await expect(page.locator('[data-log]')).toContainText('Allied');
});

test('the computer’s decisions are taken back with one’s own, without asking', async ({
  page,
  server,
}) => {
  const made = await newTable(server.url, {}, 'balaclava', { allied: 'recruit' });
  await open(page, made);
  await page.locator('[data-halt]').click();
  await expect(page.locator('[data-pace="paused"]')).toBeVisible();
  await touch(page, 'button:done');
  await expect(decider(page)).toContainText('Allied');
  await expect(page.getByText('Allied (computer) is paused')).toBeVisible();
  const before = await played(page);
  await page.keyboard.press('.');
  await expect.poll(() => played(page)).toBe(before + 1);
  await page.locator('[data-takeback]').click();
  await expect.poll(() => played(page)).toBe(before - 1);
  await expect(decider(page)).toContainText('Russian');
});

test('a seat is given to the computer and taken over again', async ({ page, server }) => {
  await open(page, await newTable(server.url));
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'Players' });
  await dialog
    .getByRole('group', { name: 'Allied' })
    .getByLabel(/Sergeant/)
    .check();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-plate="allied"]')).toContainText('computer, sergeant');

  await page.locator('[data-halt]').click();
  await touch(page, 'button:done');
  await expect(decider(page)).toContainText('Allied');
  await expect(lit(page)).toHaveCount(0);
  await page.locator('main [data-link="piece:ru_azov_2"]').dispatchEvent('click');
  await expect(page.locator('[data-told]')).toContainText('The computer plays');

  await page.locator('[data-plate="allied"]').click();
  await dialog.getByRole('group', { name: 'Allied' }).getByLabel('Person', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('[data-plate="allied"]')).toContainText('person');
  await expect(lit(page, 'button:done')).toBeVisible();
  const before = await played(page);
  await touch(page, 'button:done');
  await expect.poll(() => played(page)).toBe(before + 1);
});

test('advice comes with what it expects, and is done', async ({ page, server }) => {
  test.slow();
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  await player.playUntil(({ number }) => number > 30, quarrelsome(3));
  player.close();
  await open(page, made);
  await page.keyboard.press('a');
  const advice = page.getByRole('region', { name: 'Suggestion' });
  await expect(advice).toBeVisible();
  await expect(advice.getByRole('button', { name: 'Play this move' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(advice.getByText(/Expected|Routine move/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(advice).toBeHidden();

  await page.getByRole('button', { name: 'Suggest a move' }).click();
  const before = await played(page);
  await advice.getByRole('button', { name: 'Play this move' }).click({ timeout: 15_000 });
  // Where it rolls dice, their odds come first.
  const roll = lit(page, 'button:confirm-roll');
  await expect(async () => {
    expect((await roll.count()) > 0 || (await played(page)) > before).toBe(true);
  }).toPass();
  if ((await played(page)) === before) await roll.click();
  await expect.poll(() => played(page)).toBe(before + 1);
  await expect(advice).toBeHidden();
});

test('advice that rolls dice shows the odds before it is done', async ({ page, server }) => {
  test.setTimeout(120_000);
  const made = await newTable(server.url);
  const player = await Player.sit(server.url, made);
  await player.playUntil(canRally, quarrelsome(5));
  player.close();
  await open(page, made);
  const before = await played(page);
  await page.keyboard.press('a');
  const advice = page.getByRole('region', { name: 'Suggestion' });
  const doIt = advice.getByRole('button', { name: 'Play this move' });
  await doIt.click({ timeout: 15_000 });
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.locator('.bars li').first()).toBeVisible();
  await expect(advice).toBeHidden();
  expect(await played(page)).toBe(before);

  // Who will not roll has the advice before him again.
  await odds.getByRole('button', { name: 'Cancel' }).click();
  await expect(odds).toBeHidden();
  await doIt.click();
  await odds.getByRole('button', { name: 'Roll' }).click();
  await expect.poll(() => played(page)).toBe(before + 1);
  await expect(advice).toBeHidden();
});

test('computers are watched at a pace, halted, and go on step by step', async ({ page }) => {
  test.slow();
  // A busy machine thinks and draws slowly.
  page.setDefaultTimeout(40_000);
  const patient = { timeout: 30_000 };
  await page.goto('/');
  for (const seat of ['Russian', 'Allied']) {
    await page.getByRole('group', { name: seat }).getByLabel('Computer').check();
    await page.getByLabel(`Level of ${seat}`).selectOption('Recruit');
  }
  await expect(page.getByText('You watch at the speed you choose')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('[data-pace="calm"]')).toBeVisible(patient);
  await expect(page.locator('[data-thinking]').first()).toBeVisible(patient);
  await expect.poll(() => played(page), patient).toBeGreaterThan(1);
  await page.getByLabel('Speed', { exact: true }).selectOption('quick');
  await expect.poll(() => played(page), patient).toBeGreaterThan(6);

  // In a list of choices letters belong to the list.
  await page.getByLabel('Speed', { exact: true }).blur();
  await page.keyboard.press('h');
  await expect(page.locator('[data-pace="paused"]')).toBeVisible(patient);
  await page.waitForTimeout(700);
  const before = await played(page);
  await page.waitForTimeout(700);
  expect(await played(page)).toBe(before);
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect.poll(() => played(page), patient).toBe(before + 1);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => played(page), patient).toBeGreaterThan(before + 3);
});

test('after a kill the computer plays on by itself', async ({ page, server }) => {
  const made = await newTable(server.url, {}, 'balaclava', { allied: 'recruit' });
  const russian = await Player.sit(server.url, made, ['russian']);
  await russian.ask({ do: 'set_pace', pace: 'slow' });
  await russian.play(['button:done']);
  const { number } = russian.now();
  await server.kill();
  await server.run();
  await page.waitForTimeout(4_000);
  const back = await Player.sit(server.url, made, ['russian']);
  await back.until(() => back.now().number > number);
  back.close();
});
