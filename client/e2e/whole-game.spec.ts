import type { TableMade } from '../src/wire/types';
import { expect, test } from './fixtures';
import { makeTable } from './play';
import { open, played } from './table';

/**
 * Runs in the page: touches lit things at random until the game is over. Ends with what it saw, or
 * with the reason why it could not go on.
 */
async function playByLitThings(): Promise<{ touches: number; end: string }> {
  let seed = 20;
  const chance = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Nobody gives up.
  const lit = () => [
    ...document.querySelectorAll(
      '[data-lit]:not(:disabled):not([data-link="button:capitulate"]):not([data-link="button:concede"])',
    ),
  ];
  const pick = (all: Element[]) => all[Math.floor(chance() * all.length)];
  let touches = 0;
  let nothingLitSince = performance.now();
  for (;;) {
    if (document.querySelector('[data-over]') !== null) return { touches, end: 'over' };
    // Whoever plots unseen says that it is them.
    const curtain = document.querySelector<HTMLButtonElement>('[data-curtain] button');
    if (curtain !== null) {
      curtain.click();
      await wait(45);
      continue;
    }
    const all = lit();
    // Counters that lie beside the map alone are one click away.
    const beside = document.querySelector<HTMLButtonElement>('[data-beside]');
    if (all.length === 0 && beside !== null) {
      beside.click();
      await wait(45);
      continue;
    }
    if (all.length === 0) {
      if (performance.now() - nothingLitSince > 15_000) {
        const asked = document.querySelector<HTMLElement>('.panel')?.innerText ?? '';
        return { touches, end: `dead end at: ${asked}` };
      }
      await wait(10);
      continue;
    }
    nothingLitSince = performance.now();
    const buttons = all.filter((one) => one.tagName === 'BUTTON');
    const others = all.filter((one) => one.tagName !== 'BUTTON');
    // Buttons end phases and roll dice; without a liking for them a game would last for days.
    const element = pick(
      buttons.length > 0 && (others.length === 0 || chance() < 0.35) ? buttons : others,
    );
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    touches += 1;
    // As fast as the server lets anybody ask.
    await wait(45);
  }
}

interface WholeGame {
  game: string;
  options?: Record<string, string>;
  /** The one seat that is played here; the computer has all others. All are played here if none is named. */
  person?: string;
}

const wholeGames: WholeGame[] = [
  { game: 'balaclava' },
  { game: 'alma' },
  { game: 'inkerman' },
  { game: 'crimea', options: { scenario: 'valley' } },
  // Sixty units a side are too many to touch.
  {
    game: 'league',
    options: { players: 'commands', length: 'evening' },
    person: 'allied_cavalry',
  },
];

/** The table of a game, with the computer where no person plays. */
async function tableOf(url: string, { game, options = {}, person }: WholeGame): Promise<TableMade> {
  // A map is drawn once for each server: that is not what is waited for later.
  await fetch(`${url}/api/games/${game}/chart`);
  const query = new URLSearchParams(options);
  const answer = await fetch(`${url}/api/games/${game}/seats?${query}`);
  const seats = (await answer.json()) as { id: string }[];
  const others = seats.filter(({ id }) => person !== undefined && id !== person);
  const computers = Object.fromEntries(others.map(({ id }) => [id, 'recruit' as const]));
  return makeTable(url, { game, options, seats: {}, computers, pace: 'at_once' });
}

for (const wanted of wholeGames) {
  const { game, person } = wanted;
  test(`a whole game of ${game} is played by touching what is lit`, async ({
    page: first,
    browser,
    server,
  }) => {
    test.setTimeout(600_000);
    // A battle of Crimea is over after three action turns without a melee, and chance may not look for one: then
    // another whole game is played, until enough was touched.
    const enough = person === undefined ? 100 : 30;
    let [page, touched] = [first, 0];
    for (let games = 0; touched <= enough && games < 10; games += 1) {
      // The keys of a table are kept by the browser: another table, another browser.
      if (games > 0) page = await browser.newPage({ baseURL: server.url });
      await open(page, await tableOf(server.url, wanted));
      const { touches, end } = await page.evaluate(playByLitThings);
      expect(end).toBe('over');
      touched += touches;
    }
    expect(touched).toBeGreaterThan(enough);
    const card = page.locator('[data-over]');
    await expect(card).toContainText(/points|wins|draw|victory/i);

    const all = await played(page);
    await card.getByRole('button', { name: 'Replay from the start' }).click();
    await expect(page.locator('[data-past]')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await played(page)).toBe(all);
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });
}
