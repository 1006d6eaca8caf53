import { expect, test } from './fixtures';
import { newTable } from './play';
import { lit, open, played, touch } from './table';

test('a killed server loses nothing, and the page comes back by itself', async ({
  page,
  server,
}) => {
  await open(page, await newTable(server.url));
  await touch(page, 'piece:ru_azov_2');
  const hex = page.locator('[data-link^="hex:"][data-lit]:not([data-leads-on])').first();
  await touch(page, (await hex.getAttribute('data-link')) ?? '');
  await expect.poll(() => played(page)).toBe(1);
  const piece = page.locator('main [data-link="piece:ru_azov_2"]');
  const place = await piece.getAttribute('transform');
  // Something is in hand when the line breaks, and still is when it is back.
  await touch(page, 'piece:ru_sous_1');
  await expect(page.getByLabel('Selected')).toContainText('1 Sous/16');

  await server.kill();
  await expect(page.locator('[data-lost]')).toContainText('trying again');
  await server.run();
  await expect(page.locator('[data-lost]')).toBeHidden({ timeout: 20_000 });

  expect(await played(page)).toBe(1);
  await expect(piece).toHaveAttribute('transform', place ?? '');
  await expect(page.getByLabel('Selected')).toContainText('1 Sous/16');
  await page.keyboard.press('Escape');
  await expect(lit(page, 'button:done')).toBeVisible();
  await touch(page, 'button:done');
  await expect.poll(() => played(page)).toBe(2);
});
