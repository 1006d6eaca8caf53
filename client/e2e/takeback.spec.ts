import { expect, test } from './fixtures';
import { done, newTable, Player } from './play';
import { lit, open, played, touch } from './table';

test('one’s own decision is taken back at once', async ({ page, server }) => {
  await open(page, await newTable(server.url));
  const place = await page.locator('[data-link="piece:ru_azov_2"]').getAttribute('transform');
  await touch(page, 'piece:ru_azov_2');
  const hex = page.locator('[data-link^="hex:"][data-lit]:not([data-leads-on])').first();
  await touch(page, (await hex.getAttribute('data-link')) ?? '');
  await expect.poll(() => played(page)).toBe(1);
  await expect(page.locator('[data-link="piece:ru_azov_2"]')).not.toHaveAttribute(
    'transform',
    place ?? '',
  );
  await page.locator('[data-takeback]').click();
  await expect.poll(() => played(page)).toBe(0);
  await expect(page.locator('[data-link="piece:ru_azov_2"]')).toHaveAttribute(
    'transform',
    place ?? '',
  );
  await expect(page.locator('[data-takeback]')).toBeDisabled();
});

test('beyond the other seat’s turn it is an offer, which can be declined and accepted', async ({
  page,
  server,
}) => {
  const made = await newTable(server.url, { russian: 'here', allied: 'elsewhere' });
  const allied = await Player.sit(server.url, made, ['allied']);
  await open(page, made, ['russian']);
  await touch(page, 'button:done');
  await allied.until(() => allied.now().touches.length > 0);
  await allied.play(done);
  await expect.poll(() => played(page)).toBe(2);

  const ask = async (): Promise<void> => {
    await page.locator('[data-takeback]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Allied must agree');
    expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Ask' }).click();
    await expect(page.locator('[data-offered]')).toContainText('Waiting for Allied');
    await allied.until(() => allied.now().offer !== null);
    expect(allied.now().offer?.what.length).toBeGreaterThan(0);
  };
  const reply = (accept: boolean) =>
    allied.ask({ do: 'reply', seat: 'allied', state: allied.now().state, accept });

  await ask();
  await reply(false);
  await expect(page.locator('[data-offered]')).toBeHidden();
  expect(await played(page)).toBe(2);

  await ask();
  await reply(true);
  await expect.poll(() => played(page)).toBe(0);
  await expect(lit(page, 'piece:ru_azov_2').first()).toBeAttached();
  allied.close();
});

test('who is asked can answer in the browser', async ({ page, server }) => {
  const made = await newTable(server.url, { russian: 'elsewhere', allied: 'here' });
  const russian = await Player.sit(server.url, made, ['russian']);
  await russian.play(done);
  await open(page, made, ['allied']);
  await touch(page, 'button:done');
  await russian.until(() => russian.now().touches.length > 0);
  const { state, take_back } = russian.now();
  await russian.ask({ do: 'take_back', seat: 'russian', state, to: take_back?.to ?? 0 });
  await page.locator('[data-offered]').getByRole('button', { name: 'Agree' }).click();
  await russian.until(() => russian.now().number === 0);
  await expect.poll(() => played(page)).toBe(0);
  russian.close();
});
