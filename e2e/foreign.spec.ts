import { startForeignServer } from './foreignServer.ts';
import { settle } from './openScreen.ts';
import type { RunningServer } from './startServer.ts';
import { expect, test } from './test.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startForeignServer();
});
test.afterAll(() => server.stop());

/** Calls the other back end does not know are answered 404, and Chromium prints that. */
const unknownCalls = /status of 404 .*\/api\/(cars|reference|currency|reviews)/;

for (const path of ['/about-us', '/terms-and-conditions']) {
  test(`beside a foreign back end ${path} works`, async ({ page, allow }) => {
    allow(unknownCalls);
    await page.goto(server.url + path);
    await settle(page);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test('beside a foreign back end the search shows its error state', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(`${server.url}/search`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('beside a foreign back end a car is not there', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(`${server.url}/cars/rent/any/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car is not here');
});

test('beside a foreign back end the home page stands', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(server.url);
  await settle(page);
});

test('beside a foreign back end the language switches', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(`${server.url}/about-us`);
  await settle(page);
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'RU, Русский' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});
