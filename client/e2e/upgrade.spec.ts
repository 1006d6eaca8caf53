import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from './fixtures';
import { GameServer } from './server';
import { Player, quarrelsome } from './play';
import { lit, played } from './table';

const before = resolve('../crates/server/tests/before');

interface Before {
  table: string;
  keys: Record<string, string>;
  decisions: number;
}

test('a table that was played by older rules opens, says so once, and goes on', async ({
  page,
}) => {
  test.slow();
  const server = await GameServer.start(resolve(before, 'games.db'));
  const tables = JSON.parse(await readFile(resolve(before, 'games.json'), 'utf8')) as Record<
    string,
    Before
  >;
  const { table, keys, decisions } = tables['balaclava'] as Before;
  await page.goto(server.url);
  // The server of this test is another one than that of the others.
  const visit = (path: string) => page.goto(`${server.url}${path}`);
  await page.evaluate(
    ([id, mine]) =>
      localStorage.setItem(
        'malakoff.tables',
        JSON.stringify([{ table: id, keys: mine, invited: {}, opened: 1 }]),
      ),
    [table, keys] as const,
  );
  await visit(`/#/table/${table}`);
  await page.reload();
  const note = page.locator('[data-carried-over]');
  await expect(note).toContainText('The rules were corrected since this game began.');
  const number = await played(page);
  expect(number).toBeGreaterThan(0);
  expect(number).toBeLessThanOrEqual(decisions);
  await expect(lit(page).first()).toBeAttached();
  const player = await Player.sit(server.url, { table, keys, note: '' });
  await player.playUntil((view) => view.number > number, quarrelsome(1));
  player.close();
  await expect.poll(() => played(page)).toBe(number + 1);

  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'OK' }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect.poll(() => played(page)).toBeGreaterThan(number);
  await expect(note).toBeHidden();
  await server.stop();
});
