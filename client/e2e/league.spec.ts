import type { Page } from '@playwright/test';
import type { Touch } from '../src/wire/types';
import { expect, test } from './fixtures';
import { newTable, Player, type Choose } from './play';
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
  await expect(page.getByLabel('In hand')).toBeVisible();
  await expect(poses(page).first()).toBeAttached();
}

test('many seats are chosen by side, and the options tell which there are', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Half a League').first().click();
  await page.getByText('Rules to agree on').click();
  const players = page.locator('input[name="option-players"]');
  await players.last().check();
  const side = page.locator('[data-side="russian"]');
  await expect(side).toContainText('12 seats');
  await side.getByRole('button', { name: 'All computer' }).click();
  await expect(side).toContainText('12 by the computer');
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
  await expect(page.getByText(/fires \d+/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.shapes [data-shade]')).toHaveCount(0);

  await touch(page, `piece:${shooter.unit}`);
  await touch(page, 'button:fire');
  await touch(page, target);
  await roll(page);
});

/** Marches as far ahead as it can, everybody, until somebody can charge. */
const ahead: Choose = async (player) => {
  const { touches, scene } = player.now();
  const first = touches[0];
  if (first === undefined) return null;
  if (scene.prompt.kind === 'march') {
    const behind = first.then ?? (await player.narrow(first.link));
    const inches = (one: Touch) => Number(/^[\d.]+/.exec(one.cost ?? '')?.[0] ?? 0);
    const best = behind.toSorted((a, b) => inches(b) - inches(a))[0];
    return best === undefined ? null : [first.link, best.link];
  }
  if (scene.prompt.kind === 'actions') {
    const horse = (await unitsThatCan(player, 'march')).filter(({ unit }) =>
      /hussars|lancers|dragoons|cossack/.test(unit),
    );
    const [next] = horse;
    return next === undefined ? ['button:pass'] : [`piece:${next.unit}`, 'button:march'];
  }
  // Whatever else is asked is answered with the first thing.
  const chain = [first.link];
  let then = first.then ?? (first.more === undefined ? [] : await player.narrow(first.link));
  while (then[0] !== undefined) {
    chain.push(then[0].link);
    then = then[0].then ?? [];
  }
  return chain;
};

/** Plays on until somebody can charge. */
async function untilCharge(player: Player): Promise<{ unit: string; target: string }> {
  for (let played = 0; played < 600; played += 1) {
    if (player.now().scene.prompt.kind === 'actions') {
      const [charge] = await unitsThatCan(player, 'charge');
      const target = charge?.then.then?.[0]?.link;
      if (charge !== undefined && target !== undefined) return { unit: charge.unit, target };
    }
    const chain = await ahead(player);
    if (chain === null) throw new Error('the game is over');
    await player.play(chain);
  }
  throw new Error('nobody comes to a charge');
}

/** Declares a charge in the browser. */
async function declare(page: Page, { unit, target }: Charge): Promise<void> {
  const before = await played(page);
  await touch(page, `piece:${unit}`);
  await touch(page, 'button:charge');
  await touch(page, target);
  await expect.poll(() => played(page)).toBeGreaterThan(before);
}

type Charge = Awaited<ReturnType<typeof untilCharge>>;

test('a charge is declared, and something is asked about it', async ({ page, server }) => {
  test.setTimeout(180_000);
  const made = await newTable(server.url, {}, 'league');
  const player = await Player.sit(server.url, made);
  const charge = await untilCharge(player);
  player.close();
  await open(page, made);
  await declare(page, charge);
  await expect(kind(page)).toHaveAttribute('data-prompt-kind', /charge|close|check|react|morale/);
  await expect(prompt(page)).not.toBeEmpty();
});

/**
 * Runs in the page: answers whatever a charge asks so that the two meet, and ends the actions of the side once they have.
 * Ends with how it came out.
 */
async function fightItOut(): Promise<'fought' | 'missed' | 'stuck'> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const told = (words: RegExp) =>
    (document.querySelector('[data-log]')?.textContent ?? '').match(words)?.length ?? 0;
  const wins = () => told(/ fights .*?side wins/g);
  // The beaten side goes back, or is no more.
  const gaveWay = () => {
    const log = document.querySelector('[data-log]')?.textContent ?? '';
    const since = log.slice(log.lastIndexOf(' fights '));
    return /withdraws|routs|is destroyed|The gunners of/.test(since);
  };
  const meetings = () => told(/ closes with /g);
  const before = { wins: wins(), meetings: meetings() };
  // What was chosen is rolled for; a retreat is never chosen.
  const words = ['confirm-roll', 'stand', 'check', 'commit', 'let_come', 'fight', 'pass'];
  const brave = words.map((word) => `button:${word}`);
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    if (wins() > before.wins && gaveWay()) return 'fought';
    const asked = document.querySelector('[data-prompt-kind]')?.getAttribute('data-prompt-kind');
    if (asked === 'actions' && meetings() === before.meetings) return 'missed';
    const lit = [...document.querySelectorAll('[data-lit]:not(:disabled)')];
    const link = (one: Element) => one.getAttribute('data-link') ?? '';
    const wanted =
      brave.map((word) => lit.find((one) => link(one) === word)).find((one) => one !== undefined) ??
      lit[0];
    wanted?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await wait(60);
  }
  return 'stuck';
}

test('a charge is fought out to its result', async ({ page, server }) => {
  test.setTimeout(300_000);
  const made = await newTable(server.url, {}, 'league');
  const player = await Player.sit(server.url, made);
  await open(page, made);
  await page.locator('[data-tab="log"]').click();
  // Whoever loses heart before the two meet has not fought: then another one charges.
  let result: Awaited<ReturnType<typeof fightItOut>> = 'missed';
  for (let charges = 0; charges < 12 && result === 'missed'; charges += 1) {
    const charge = await untilCharge(player);
    await expect.poll(() => played(page)).toBe(player.now().number);
    await declare(page, charge);
    result = await page.evaluate(fightItOut);
    await player.until(() => true);
  }
  player.close();
  expect(result).toBe('fought');
  const log = page.locator('[data-log]');
  await expect(log).toContainText(/charges/);
  await expect(log).toContainText(/Russians \d+, Allies \d+\. The (Russian|Allied) side wins\./);
  await expect(log).toContainText(/The victory costs the (Russian|Allied) side/);
});
