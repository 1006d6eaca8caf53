import { expect, test } from './fixtures';
import { newTable } from './play';
import { lit, open, played, prompt, touch } from './table';

test('two units meet where they cannot stay, and have to part', async ({ page, server }) => {
  await open(page, await newTable(server.url));
  await touch(page, 'piece:ru_azov_2');
  await expect(page.getByLabel('Selected')).toContainText('2 Azov/12');
  // A friend's hex is lit, and leads on to a question.
  const meeting = page.locator('main [data-link^="hex:"][data-leads-on]').first();
  await expect(meeting).toBeAttached();
  const hex = (await meeting.getAttribute('data-link')) ?? '';
  await touch(page, hex);
  await expect(lit(page, 'button:meet')).toContainText('must then move on');
  await touch(page, 'button:meet');
  await expect.poll(() => played(page)).toBe(1);
  await expect(prompt(page)).toContainText('cannot stay together');
  // Nobody else can be taken, and the phase cannot end.
  await page.keyboard.press('Escape');
  const able = page.locator('main [data-link^="piece:"][data-lit]');
  await expect(able.first()).toBeAttached();
  expect(await able.count()).toBeLessThanOrEqual(2);
  await expect(lit(page, 'button:done')).toHaveCount(0);
  await touch(page, (await able.first().getAttribute('data-link')) ?? '');
  const way = page.locator('main [data-link^="hex:"][data-lit]:not([data-leads-on])').first();
  await touch(page, (await way.getAttribute('data-link')) ?? '');
  await expect.poll(() => played(page)).toBe(2);
  await expect(prompt(page)).toContainText('Move your units');
});
