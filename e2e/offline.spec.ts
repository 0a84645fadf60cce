import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { logOut, makeClient, password } from './support/identity.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { headers, orderCar, ownCar, payOnline } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

test.use({ serviceWorkers: 'allow' });

const log = (page: Page) => page.getByRole('log');
const offlineNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^There is no connection\. What you see is as of \d\d:\d\d\.$/ });

/** How many answers and messages this browser stores, of any user. */
const countStored = (page: Page) =>
  page.evaluate(async () => {
    const opened = Promise.withResolvers<IDBDatabase>();
    const request = indexedDB.open('gza');
    request.addEventListener('success', () => opened.resolve(request.result));
    const database = await opened.promise;
    const counts = ['answers', 'messages'].map((name) => {
      const counted = Promise.withResolvers<number>();
      const count = database.transaction(name).objectStore(name).count();
      count.addEventListener('success', () => counted.resolve(count.result));
      return counted.promise;
    });
    const [answers, messages] = await Promise.all(counts);
    database.close();
    return { answers, messages };
  });

/** Waits until the service worker has cached a page with its fonts. */
const untilInstalled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = (await caches.keys()).includes('visited') ? await (await caches.open('visited')).keys() : [];
        return files.some(({ url }) => url.endsWith('.woff2')) && files.length > 10;
      }),
    )
    .toBe(true);

test('offline a user reads orders and messages seen before and writes; no one else reads them', async ({
  page,
  context,
  browser,
  allow,
}) => {
  test.slow();
  test.skip(isPhone(), 'a network is lost alike for every width');
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const owner = await (await browser.newContext()).newPage();
  await enter(owner, demoAccounts.owner);
  const carId = await ownCar(owner, 'instant');
  await owner.context().close();
  await enter(page, await makeClient(page), password);
  const order = await orderCar(page, carId, 70, 'part');
  const opened = await page.request.post(calls.openThread.path, {
    headers: headers(),
    data: { car_id: carId, text: 'Is there a child seat?' },
  });
  const { thread } = calls.openThread.response.parse(await opened.json());

  await openScreen(page, `/orders/${order.id}`);
  await payOnline(page, order);
  await openScreen(page, '/orders');
  await untilInstalled(page);
  await openScreen(page, `/orders/${order.id}`);
  await expect(page.getByRole('link', { name: 'Open the trip' })).toBeVisible();
  await openScreen(page, `/chat?thread=${thread.id}`);
  await expect(log(page)).toContainText('Is there a child seat?');
  await expect.poll(async () => (await countStored(page)).answers).toBeGreaterThanOrEqual(4);

  await context.setOffline(true);
  await page.goto('/orders');
  await expect(page.getByRole('article').filter({ hasText: order.number })).toBeVisible();
  await expect(offlineNotice(page)).toBeVisible();
  // The document is the cached one, without the current time.
  await expect(page.locator('meta[name="gza:server-time"]')).toHaveAttribute('content', 'unknown');
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  // The trip was never opened, but its order was.
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'When and where' })).toBeVisible();
  await page.goto(`/chat?thread=${thread.id}`);
  await expect(log(page)).toContainText('Is there a child seat?');
  const field = page.getByRole('textbox', { name: 'Write a message' });
  for (const text of ['For a girl of three', 'Never mind']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await expect(log(page).getByText('Waiting for a connection.')).toHaveCount(2);
  await expect.poll(() => countStored(page)).toMatchObject({ messages: 2 });
  await page.reload();
  const unwanted = log(page).getByRole('listitem').filter({ hasText: 'Never mind' });
  await unwanted.getByRole('button', { name: "Don't send" }).click();

  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await expect.poll(() => countStored(page)).toMatchObject({ messages: 0 });
  const answer = await page.request.get(`/api/threads/${thread.id}/messages`);
  const { messages } = calls.listMessages.response.parse(await answer.json());
  // The other one is the line about the order.
  const written = messages.filter(({ is_own, order: about }) => is_own && about === null);
  expect(written.map(({ text }) => text)).toEqual(['For a girl of three', 'Is there a child seat?']);

  await page.goto('/orders');
  await settle(page);
  await logOut(page, identityTextsOf('en'), 'Nino');
  await expect.poll(() => countStored(page)).toEqual({ answers: 0, messages: 0 });
  // The answers go first, the user only when the server has answered.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(order.number)).toHaveCount(0);
});
