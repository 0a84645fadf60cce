import { demoAccounts, enter } from './enter.ts';
import { openScreen, settle } from './openScreen.ts';
import { expect, test } from './test.ts';

test('an owner answers a review, and everybody reads the answer on the page of the car', async ({ page }) => {
  await enter(page, demoAccounts.owner);
  await openScreen(page, '/admin/reviews');
  const openers = page.getByRole('button', { name: /^Reply to / });
  const before = await openers.count();
  expect(before).toBeGreaterThan(0);
  const item = page.getByRole('listitem').filter({ has: openers }).first();
  const path = await item.getByRole('link').first().getAttribute('href');
  const words = `Thank you, drive safely ${test.info().project.name}`;
  await item.getByRole('button', { name: /^Reply to / }).click();
  await page.getByLabel('Your reply').fill(words);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(openers).toHaveCount(before - 1);
  await expect(page.getByText(words)).toBeVisible();

  await page.goto(path ?? '');
  await settle(page);
  const all = page.getByRole('button', { name: /^Show (all )?\d+ review/ });
  if (await all.isVisible()) await all.click();
  await expect(page.getByText(words)).toBeVisible();
});
