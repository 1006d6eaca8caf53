import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeTable } from './play';
import { tableFrom } from './position';
import { lit, oneMore, open, placeOf, played, prompt, touch } from './table';

/** Begins a battle game of Crimea with both seats at this screen. */
async function begin(page: Page, scenario: string): Promise<void> {
  await page.goto('/');
  await page.getByText('Crimea', { exact: true }).click();
  await page.getByLabel(/What is played/).selectOption(scenario);
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Touches one thing after the other, each when it is lit. */
async function act(page: Page, ...links: string[]): Promise<void> {
  for (const link of links) {
    await expect(lit(page, link).first()).toBeAttached();
    await touch(page, link);
  }
}

test('the Light Brigade charges past guns that held their fire, and rides into those in front', async ({
  page,
}) => {
  await begin(page, 'valley');
  const decider = page.locator('[data-decider]');
  await expect(decider).toContainText('Allied');
  await expect(prompt(page)).toContainText('Cavalry may charge');
  let before = await played(page);
  await act(page, 'piece:br_c_lb', 'button:charge', 'hex:1628', 'hex:1729');
  await oneMore(page, before);

  // The Russians may fire as it rides past, and at those who came in.
  before = await played(page);
  await act(page, 'button:done');
  await oneMore(page, before);
  await expect(decider).toContainText('Russian');
  await expect(prompt(page)).toContainText('held their fire');
  before = await played(page);
  await act(page, 'button:done');
  await oneMore(page, before);

  // Nobody fired: the melee is fought, with its odds before it is rolled.
  await expect(decider).toContainText('Allied');
  await act(page, 'hex:1729');
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds).toContainText('%');
  before = await played(page);
  await odds.getByRole('button', { name: 'Roll' }).click();
  await oneMore(page, before);
  await page.keyboard.press('Escape');
  await page.locator('[data-tab="log"]').click();
  await expect(page.locator('[data-log]')).toContainText('charges via 1628');
  await expect(page.locator('[data-log]')).toContainText('melee');
});

test('two people at one screen plot their fire without seeing the other one do it', async ({
  page,
}) => {
  await begin(page, 'inkerman');
  const curtain = page.locator('[data-curtain]');
  await expect(curtain).toContainText('Russian');
  await expect(curtain).toContainText('Secret orders');
  // Behind the curtain nothing can be reached, by keys neither.
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'I am the Russian player' }).click();
  await expect(curtain).toHaveCount(0);

  const number = await played(page);
  const first = await lit(page).first().getAttribute('data-link');
  await touch(page, first ?? '');
  await touch(page, (await lit(page).first().getAttribute('data-link')) ?? '');
  await expect(page.locator('[data-takeback]')).toBeEnabled();
  // It is told to nobody yet.
  expect(await played(page)).toBe(number);
  await act(page, 'button:done');

  await expect(curtain).toContainText('Allied');
  await page.getByRole('button', { name: 'I am the Allied player' }).click();
  await page.locator('[data-tab="log"]').click();
  await expect(page.locator('[data-log]')).not.toContainText('aims');
  await act(page, 'button:done');
  await expect(curtain).toHaveCount(0);
  await expect.poll(() => played(page)).toBeGreaterThan(number + 2);
});

test('who plots after the computer has plotted is offered his choices and advice', async ({
  page,
  server,
}) => {
  test.slow();
  const made = await makeTable(server.url, {
    game: 'crimea',
    options: { scenario: 'inkerman' },
    seats: {},
    computers: { russian: 'sergeant' },
    pace: 'paused',
  });
  await open(page, made);
  await expect(page.locator('[data-decider]')).toContainText('Russian');
  await expect(lit(page)).toHaveCount(0);
  await page.locator('[data-halt]').click();
  await expect(page.locator('[data-decider]')).toContainText('Allied', { timeout: 30_000 });

  await expect(lit(page, 'button:done')).toBeVisible();
  const unit = 'piece:br_l_1';
  await expect(lit(page, unit)).toBeAttached();
  const advice = page.getByRole('region', { name: 'Suggestion' });
  await page.keyboard.press('a');
  await expect(advice.locator('[data-do-it]')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');

  // He plots one shot, and is ready.
  await touch(page, unit);
  const target = page.locator('main [data-link^="hex:"][data-lit]').first();
  await touch(page, (await target.getAttribute('data-link')) ?? '');
  await expect(page.locator('[data-takeback]')).toBeEnabled();
  const before = await played(page);
  await act(page, 'button:done');
  await expect.poll(() => played(page), { timeout: 30_000 }).toBeGreaterThan(before + 2);
});

test('the counters of a set-up, which all lie beside the map, are one click away', async ({
  page,
}) => {
  await begin(page, 'campaign');
  await page.getByRole('button', { name: /\d+ units to place/ }).click();
  const trays = page.getByRole('region', { name: 'Off-map' });
  const before = await played(page);
  await trays.locator('button[data-lit]').first().click();
  const hexes = page.locator('[data-link^="hex:"][data-lit]');
  await expect(hexes.first()).toBeAttached();
  await touch(page, (await hexes.first().getAttribute('data-link')) ?? '');
  await oneMore(page, before);
});

/** French guns before a work of level 2 with a Russian regiment in it. */
const beforeTheWorks = {
  turn: 10,
  player: 'allied',
  stage: 'action',
  works: { 1223: { level: 2, side: 'russian' } },
  units: {
    fr_r1: { hex: '1224' },
    ru_16_vla: { hex: '1223' },
  },
};

test('a gun before a work of level 2 says why it cannot be told to fire', async ({
  page,
  server,
}) => {
  const made = await tableFrom(server.url, 'crimea', {
    ...beforeTheWorks,
    action: { phase: 'attacker_plot' },
    units: {
      ...beforeTheWorks.units,
      br_2_1: { hex: '1426' },
      ru_16_hv: { hex: '1427' },
    },
  });
  await open(page, made);
  const curtain = page.locator('[data-curtain]');
  await page.getByRole('button', { name: 'I am the Allied player' }).click();
  await expect(curtain).toHaveCount(0);

  // Where it stands is known from a hex that is lit.
  await act(page, 'piece:br_2_1');
  await expect(lit(page, 'hex:1427').first()).toBeAttached();
  const gun = await placeOf(page, '1224', '1427');
  await page.keyboard.press('Escape');
  await page.mouse.click(gun.x, gun.y);
  const told = page.locator('[data-told]');
  await expect(told).toContainText('Only siege fire can hurt the work in 1223');
  await expect(told).toContainText('7.p3.b');
});

test('fire phases that are passed over before a work of level 2 stand in the log, with the case', async ({
  page,
  server,
}) => {
  const made = await tableFrom(server.url, 'crimea', {
    ...beforeTheWorks,
    stage: 'reserves',
    units: { ...beforeTheWorks.units, br_2_1: { hex: '1824' } },
  });
  await open(page, made);
  const before = await played(page);
  await act(page, 'button:done');
  await page.getByRole('button', { name: 'I am the Russian player' }).click();
  await expect.poll(() => played(page)).toBeGreaterThan(before);
  await page.locator('[data-tab="log"]').click();
  const log = page.locator('[data-log]');
  await expect(log).toContainText('Skipped: Allied fire orders (only siege fire can hurt enemies');
  await expect(log).toContainText('7.p3.b');
});
