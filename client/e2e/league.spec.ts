import type { Page } from '@playwright/test';
import type { Touch } from '../src/wire/types';
import { expect, test } from './fixtures';
import { newTable, Player, type Choose } from './play';
import { tableFrom } from './position';
import { lit, oneMore, open, played, prompt, touch } from './table';

const kind = (page: Page) => page.locator('[data-prompt-kind]');
const poses = (page: Page) => page.locator('[data-link^="pose:"][data-lit]');
const card = (page: Page) => page.locator('[data-sketch]');

// The table is drawn once for each server: that is not what is waited for below.
test.beforeAll(async ({ server }) => {
  test.setTimeout(120_000);
  await fetch(`${server.url}/api/games/league/chart`);
});

/** Rolls what the odds are shown for. */
async function roll(page: Page): Promise<void> {
  const before = await played(page);
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.locator('.bars li').first()).toBeVisible();
  await odds.getByRole('button', { name: 'Roll' }).click();
  await oneMore(page, before);
}

/** Rolls for the initiative, and the winner acts first. */
async function beginActions(page: Page): Promise<void> {
  await expect(kind(page)).toHaveAttribute('data-prompt-kind', 'initiative');
  const before = await played(page);
  await page.getByRole('button', { name: 'Roll' }).click();
  await oneMore(page, before);
  await touch(page, 'button:first');
  await oneMore(page, before + 1);
  await expect(kind(page)).toHaveAttribute('data-prompt-kind', 'actions');
}

/** The same over the line. */
const toActions: Choose = ({ view }) =>
  Promise.resolve(
    ['button:roll', 'button:first']
      .filter((link) => view?.touches.some((one) => one.link === link))
      .slice(0, 1),
  );

/** Units that can do something now, with what lies behind them. */
async function unitsThatCan(
  player: Player,
  word: string,
): Promise<{ unit: string; then: Touch }[]> {
  const found = [];
  for (const { link, then } of player.now().touches) {
    if (!link.startsWith('piece:')) continue;
    const behind = then ?? (await player.narrow(link));
    const wanted = behind.find((one) => one.link === `button:${word}`);
    if (wanted !== undefined) found.push({ unit: link.slice(6), then: wanted });
  }
  return found;
}

/** Takes a unit up and rolls for its move forward; then it is in hand, with its poses lit. */
async function rollToMarch(page: Page, unit: string): Promise<void> {
  await touch(page, `piece:${unit}`);
  await expect(lit(page, 'button:march').first()).toBeAttached();
  await touch(page, 'button:march');
  await roll(page);
  await expect(kind(page)).toHaveAttribute('data-prompt-kind', 'march');
  await expect(page.getByLabel('Selected')).toBeVisible();
  await expect(poses(page).first()).toBeAttached();
}

test('many seats are chosen by side, and the options tell which there are', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Half a League').first().click();
  await page.getByText('Rule options').click();
  const players = page.locator('input[name="option-players"]');
  await players.last().check();
  const side = page.locator('[data-side="russian"]');
  await expect(side).toContainText('12 seats');
  await side.getByRole('button', { name: 'All computer' }).click();
  await expect(side).toContainText('12 computer');
  await expect(page.getByText('You play 12 seats.')).toBeVisible();
  await players.first().check();
  await expect(page.getByRole('button', { name: 'Play Russian' })).toBeVisible();
  await expect(side).toHaveCount(0);
});

test('a unit marches by a ghost, another by a drag', async ({ page, server }) => {
  const made = await newTable(server.url, {}, 'league');
  await open(page, made);
  await beginActions(page);
  const player = await Player.sit(server.url, made);
  const [first, second] = (await unitsThatCan(player, 'march')).filter(({ unit }) =>
    /moscow|borodino_[234]|grenadiers|coldstream|br_(7|23|33)$/.test(unit),
  );
  player.close();
  if (first === undefined || second === undefined) throw new Error('nobody can march');

  // A dot on the table shows the unit there, and a touch plays it.
  await rollToMarch(page, first.unit);
  const dot = poses(page).last();
  await dot.hover({ force: true });
  await expect(card(page)).toContainText('in.');
  await expect(page.locator(`[data-ghost="${first.unit}"]`)).toBeAttached();
  let before = await played(page);
  await dot.dispatchEvent('click');
  await oneMore(page, before);

  // Another one is dragged ahead: its ghost stays until it is placed.
  await rollToMarch(page, second.unit);
  const box = await page.locator(`[data-link="piece:${second.unit}"] .base`).boundingBox();
  if (box === null) throw new Error('the unit is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const south = second.unit.startsWith('br_');
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x, y + (south ? 3 : -3) * step);
  await expect(card(page)).toHaveAttribute('data-sketch', 'dragging');
  await page.mouse.up();
  await expect(card(page)).toHaveAttribute('data-sketch', 'resting');
  await expect(card(page)).toContainText(/\d\.\d of \d+\.\d in\./);
  const place = page.getByRole('button', { name: 'Place here' });
  await expect(place).toBeEnabled();

  // Away with it, and again.
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(x, y + (south ? 3 : -3) * step);
  await page.mouse.up();
  await expect(place).toBeEnabled();
  before = await played(page);
  await place.click();
  await oneMore(page, before);
});

test('a unit is marched by keys alone', async ({ page, server }) => {
  const made = await newTable(server.url, {}, 'league');
  const player = await Player.sit(server.url, made);
  await player.playUntil(({ scene }) => scene.prompt.kind === 'actions', toActions);
  const able = new Set((await unitsThatCan(player, 'march')).map(({ unit }) => unit));
  player.close();
  await open(page, made);

  const table = page.getByRole('application');
  await table.focus();
  const spoken = page.getByTestId('board-speech');
  await page.keyboard.press('Home');
  await expect(spoken).toContainText(/facing (north|south)/);
  // Tab goes on to a unit that can march.
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Enter');
    const hand = await page.evaluate(() =>
      document.querySelector('g.place:has(.selected)')?.getAttribute('data-link'),
    );
    if (hand != null && able.has(hand.slice(6))) break;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  await expect(lit(page, 'button:march').first()).toBeVisible();
  await lit(page, 'button:march').first().press('Enter');
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.locator('.bars li').first()).toBeVisible();
  let before = await played(page);
  await odds.getByRole('button', { name: 'Roll' }).press('Enter');
  await oneMore(page, before);
  await expect(poses(page).first()).toBeAttached();

  await table.focus();
  const south = (await page.locator('[data-decider]').textContent())?.includes('Allied') === true;
  await page.keyboard.press(south ? 'ArrowDown' : 'ArrowUp');
  await expect(spoken).toContainText('Would stand');
  await page.keyboard.press('e');
  await expect(card(page)).toHaveAttribute('data-sketch', 'resting');
  await page.keyboard.press('q');
  await expect(page.getByRole('button', { name: 'Place here' })).toBeEnabled();
  before = await played(page);
  await page.keyboard.press('Enter');
  await oneMore(page, before);
});

test('arcs are shown on demand, and fire shows its odds first', async ({ page, server }) => {
  const made = await newTable(server.url, {}, 'league');
  const player = await Player.sit(server.url, made);
  await player.playUntil(({ scene }) => scene.prompt.kind === 'actions', toActions);
  const [shooter] = await unitsThatCan(player, 'fire');
  player.close();
  if (shooter === undefined) throw new Error('nobody can fire');
  const target = shooter.then.then?.[0]?.link;
  if (target === undefined) throw new Error('there is no target');
  await open(page, made);

  await page.getByRole('button', { name: 'Arc of fire' }).click();
  await page.locator(`[data-link="piece:${shooter.unit}"]`).dispatchEvent('click');
  await expect(page.locator('.shapes [data-shade]').first()).toBeAttached();
  await expect(page.getByText(/fires up to \d+ inches/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.shapes [data-shade]')).toHaveCount(0);

  await touch(page, `piece:${shooter.unit}`);
  await touch(page, 'button:fire');
  await touch(page, target);
  await roll(page);
});

/**
 * A Russian column two inches before a British line. The line is so shaken that it loses whatever the dice say; it stands,
 * and the column spends a command point on its check, so that everything is asked that a charge can ask.
 */
const CHARGE = {
  turn: 3,
  active: 'russian',
  initiative: 'russian',
  stage: 'actions',
  units: {
    ru_kazan_4: { at: { x: 151_500, y: 53_250 }, heading: 0, formation: 'column' },
    br_23: { chits: 4 },
  },
  staff: { ru_redoubt: { at: { x: 151_500, y: 40_000 } } },
};

test('a charge is declared, answered, closed and fought out', async ({ page, server }) => {
  const made = await tableFrom(server.url, 'league', CHARGE);
  await open(page, made);
  await page.locator('[data-tab="log"]').click();
  const log = page.locator('[data-log]');
  const answer = async (asks: RegExp, link: string) => {
    await expect(prompt(page)).toContainText(asks);
    const before = await played(page);
    await touch(page, link);
    await oneMore(page, before);
  };

  await touch(page, 'piece:ru_kazan_4');
  await touch(page, 'button:charge');
  await answer(/can still act/, 'piece:br_23');
  await answer(/stand or fall back/, 'button:stand');
  await answer(/[Cc]heck (its|the) morale/, 'button:check_with_command_point');
  await answer(/command benefit/, 'button:commit');
  await answer(/react before contact/, 'button:let_come');
  await expect(log).toContainText(/closes with/);
  await answer(/can still act/, 'button:pass');

  // There is one close combat, and the column is in hand for it.
  await expect(kind(page)).toHaveAttribute('data-prompt-kind', 'close');
  await touch(page, 'button:fight');
  await roll(page);
  // Both sides may be asked about their saves.
  for (let saves = 0; saves < 2; saves += 1) {
    await expect(kind(page)).toHaveAttribute('data-prompt-kind', /saves|advance/);
    if ((await kind(page).getAttribute('data-prompt-kind')) !== 'saves') break;
    await roll(page);
  }
  await expect(log).toContainText(/The Russians win -?\d+ to -?\d+\./);
  await expect(log).toContainText(/Victory costs the Russians/);
  await expect(log).toContainText(/23rd .* (withdraws|routs)/);

  // The ground is won.
  await expect(prompt(page)).toContainText(/how far does it advance/);
  const before = await played(page);
  await poses(page).last().dispatchEvent('click');
  await oneMore(page, before);
  await expect(log).toContainText(/Kazan .* advances\./);
});

/** A Russian line two inches before a British one: all its stands can fire. */
const VOLLEY = {
  turn: 3,
  active: 'russian',
  initiative: 'russian',
  stage: 'actions',
  units: {
    ru_kazan_4: { at: { x: 151_500, y: 53_250 }, heading: 0, formation: 'line' },
  },
};

test('a unit fires with the stands that are chosen', async ({ page, server }) => {
  const made = await tableFrom(server.url, 'league', VOLLEY);
  await open(page, made);
  await page.locator('[data-tab="log"]').click();
  await touch(page, 'piece:ru_kazan_4');
  await touch(page, 'button:fire');
  const stands = page.locator('[data-stands]');
  await stands.getByText('Choose stands').click();
  await expect(stands.getByRole('combobox')).toHaveCount(6);
  const fire = stands.locator('[data-fire-stands]');
  await expect(fire).toBeDisabled();
  await stands.getByLabel('Stand 2').selectOption({ index: 1 });
  await stands.getByLabel('Stand 5').selectOption({ index: 1 });
  await expect(fire).toHaveText('Fire with 2 stands');
  await stands.getByLabel('Stand 5').selectOption('Hold fire');
  await expect(fire).toHaveText('Fire with 1 stand');
  await fire.click();
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('1 stand at');
  await roll(page);
  await expect(page.locator('[data-log]')).toContainText(/Kazan .* fires at .* with 1 die/);
});

test('a unit is turned a little and still has its action', async ({ page, server }) => {
  const made = await tableFrom(server.url, 'league', VOLLEY);
  await open(page, made);
  await page.locator('[data-tab="log"]').click();
  await touch(page, 'piece:ru_kazan_2');
  await expect(lit(page, 'button:march').first()).toBeAttached();
  await page.getByRole('application').focus();
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(card(page)).toContainText(/Turn of \d+ degrees?: uses no action/);
  const place = page.getByRole('button', { name: 'Place here' });
  await expect(place).toBeEnabled();
  const before = await played(page);
  await place.click();
  await oneMore(page, before);
  await expect(page.locator('[data-log]')).toContainText(/Kazan .* turns to face \d+ degrees/);
  await touch(page, 'piece:ru_kazan_2');
  await expect(lit(page, 'button:march').first()).toBeAttached();
});
