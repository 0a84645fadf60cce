import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './enter.ts';
import { isPhone } from './identity.ts';
import { openScreen, settle } from './openScreen.ts';
import { unreviewed } from './orders.ts';
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

test('a client reviews a rental that is over, and the page of the car shows it', async ({ page }) => {
  await enter(page, demoAccounts.client);
  const orders = await unreviewed(page);
  expect(orders.length).toBeGreaterThan(1);
  // Both browsers walk at once.
  const id = isPhone() ? orders[0] : orders.at(-1);
  await openScreen(page, `/orders/${id}`);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
  await page.getByText('4 stars', { exact: true }).click({ force: true });
  const words = `Quiet and clean, <b>thanks</b> ${test.info().project.name}`;
  await page.getByLabel('Your review').fill(words);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send review' })).toHaveCount(0);

  const order = calls.getOrder.response.parse(await (await page.request.get(`/api/orders/${id}`)).json()).order;
  await page.goto(`/cars/rent/${order.car.slug}/${order.car.id}`);
  await settle(page);
  await expect(page.getByText(words)).toBeVisible();
});
