import { expect, test, watch } from './fixtures';
import { lit, played, prompt, touch } from './table';

test('two browsers play at one table, and a third one watches', async ({
  page,
  browser,
  faults,
}) => {
  await page.goto('/');
  await page.getByRole('group', { name: 'Allied' }).getByLabel('Remote player').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const invitation = await page.getByLabel('Invite link: Allied').inputValue();
  const watching = await page.getByLabel('Spectator link').inputValue();
  await page.keyboard.press('Escape');

  const other = await (await browser.newContext()).newPage();
  watch(other, faults);
  await other.goto(invitation);
  await expect(prompt(other)).toBeVisible();
  expect(other.url()).not.toContain('key=');
  const third = await (await browser.newContext()).newPage();
  watch(third, faults);
  await third.goto(watching);
  await expect(third.getByText('you are watching')).toBeVisible();

  // Nothing is lit for those whose decision it is not, and a touch says why.
  await expect(lit(other)).toHaveCount(0);
  await other.locator('main [data-link="piece:ru_azov_2"]').dispatchEvent('click');
  await expect(other.locator('[data-told]')).toContainText('Russian');
  await third.locator('main [data-link="piece:ru_azov_2"]').dispatchEvent('click');
  await expect(third.locator('[data-told]')).toContainText('watching');

  // What one does the others see.
  await touch(page, 'piece:ru_azov_2');
  const hex = page.locator('[data-link^="hex:"][data-lit]:not([data-leads-on])').first();
  await touch(page, (await hex.getAttribute('data-link')) ?? '');
  for (const seen of [page, other, third]) await expect.poll(() => played(seen)).toBe(1);
  const place = await page.locator('main [data-link="piece:ru_azov_2"]').getAttribute('transform');
  await expect(other.locator('main [data-link="piece:ru_azov_2"]')).toHaveAttribute(
    'transform',
    place ?? '',
  );

  await touch(page, 'button:done');
  await expect(other.locator('[data-handover]')).toContainText('Allied');
  await touch(other, 'button:done');
  await expect.poll(() => played(page)).toBe(3);
  await other.context().close();
  await third.context().close();
});

test('a table that is not there says so', async ({ page, faults }) => {
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  // The browser notes the missing page; that is no fault of ours.
  faults.length = 0;
});
