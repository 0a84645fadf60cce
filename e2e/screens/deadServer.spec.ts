import type { Page } from '@playwright/test';
import { settle } from '../support/openScreen.ts';
import { startServer } from '../support/startServer.ts';
import type { MortalServer } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

async function walkThroughItsDeath(page: Page, server: MortalServer): Promise<void> {
  await page.goto(`${server.url}/search?transmission=automatic`);
  await settle(page);
  const cars = page.getByRole('article');
  const before = await cars.count();
  expect(before).toBeGreaterThan(0);

  await server.kill();
  await page.getByRole('checkbox', { name: /^Comfort/ }).click();
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'The search did not answer' });
  await expect(failure).toContainText('your filters are kept');
  await expect(cars).toHaveCount(before);
  await expect(page).toHaveURL(/category=comfort/);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();

  await server.revive();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
  await settle(page);
  await expect(page).toHaveURL(/category=comfort/);
  await expect(page).toHaveURL(/transmission=automatic/);
  await expect(page.getByRole('checkbox', { name: /^Comfort/ })).toBeChecked();
  await expect(cars.first()).toBeVisible();
}

test('the cars stay, the search shows the failure, and nothing is lost once the server is back', async ({
  page,
  allow,
}) => {
  // A picture may be loading when the server dies.
  allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  test.skip(isPhone(), 'a server dies alike for every width');
  // It is started twice, first with a new database.
  const server = await startServer();
  try {
    await walkThroughItsDeath(page, server);
  } finally {
    await server.stop();
  }
});
