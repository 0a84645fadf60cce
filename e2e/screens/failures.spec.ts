import { calls } from '#contract/calls.ts';
import { demoAccounts } from '../support/enter.ts';
import { goWithin, openScreen, settle } from '../support/openScreen.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

test('a banner is shown while the network is offline', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await openScreen(page, '/');
  const banner = page.getByText('You are offline. What you see may be out of date.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('a dead server is a state of the screen, and a retry helps', async ({ page, allow }) => {
  allow(/ERR_CONNECTION_REFUSED/);
  await openScreen(page, '/about-us');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await goWithin(page, '/search');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible();
  await page.unroute('**/api/**');
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('corrupt storage is cleaned, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('user', '{"user_id": "nobody"');
    localStorage.setItem('currency', 'roubles');
  });
  await page.goto('/search');
  await settle(page);
  await expect(page.getByRole('article').first()).toContainText('$');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('without storage the page works as long as it is open', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The user forbids it.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/search');
  await settle(page);
  if (isPhone()) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'GEL' }).click();
  if (isPhone()) await page.keyboard.press('Escape');
  await expect(page.getByRole('article').first()).toContainText('₾');
});

test('without storage a login survives a reload', async ({ page, allow }) => {
  allow(/status of 401/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The user forbids it.', 'SecurityError');
        },
      });
    }
  });
  const account = { email: demoAccounts.client, password: 'Gza-demo-2026' };
  await page.request.post(calls.login.path, { headers: { 'X-Requested-With': 'XMLHttpRequest' }, data: account });
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await settle(page);
  if (isPhone()) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'RU, Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page).toHaveURL(/\/orders\?lang=ru$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  // The list of threads needs the token, which is not stored.
  const threads = page.waitForResponse((response) => response.url().includes(calls.listThreads.path));
  await page.goto('/chat');
  expect((await threads).status()).toBe(200);
});

test('a language that the server cannot save is only logged', async ({ page, allow }) => {
  allow(/ERR_CONNECTION_REFUSED/);
  await openScreen(page, '/about-us');
  await page.route('**/api/language/**', (route) => route.abort('connectionrefused'));
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  if (isPhone()) await page.getByRole('button', { name: 'Menu' }).click();
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The server could not switch the language'),
  );
  await page.getByRole('button', { name: 'RU, Русский' }).click();
  expect((await logged).type()).toBe('warning');
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
});
