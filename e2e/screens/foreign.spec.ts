import { startForeignServer } from '../support/foreignServer.ts';
import type { Page } from '@playwright/test';
import {
  expectName,
  fill,
  logIn,
  logOut,
  openDialog,
  password,
  registerOwner,
  submitAndEnter,
} from '../support/identity.ts';
import { identityTextsOf } from '../support/identityTexts.ts';
import { settle } from '../support/openScreen.ts';
import type { RunningServer } from '../support/startServer.ts';
import { expect, test } from '../support/test.ts';
import { isPhone } from '../support/widths.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startForeignServer();
});
test.afterAll(() => server.stop());

/** The other back end answers unknown calls with 404, which Chromium logs. */
const unknownCalls =
  /status of 404 .*\/api\/(cars|reference|currency|reviews|favourites|places|orders|client\/(verification_links|user_verification_images))/;

const texts = identityTextsOf('en');
const { login, recovery, registration } = texts.auth;
const { fields } = texts.forms;

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(server.url + path);
  await settle(page);
};

for (const path of ['/about-us', '/terms-and-conditions']) {
  test(`with a foreign back end ${path} works`, async ({ page, allow }) => {
    allow(unknownCalls);
    await page.goto(server.url + path);
    await settle(page);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test('with a foreign back end the search shows its error state', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(`${server.url}/search`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('with a foreign back end a car is not found', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(`${server.url}/cars/rent/any/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This car is not here');
});

test('with a foreign back end the home page is shown', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(server.url);
  await settle(page);
});

test('with a foreign back end the language switches', async ({ page, allow }) => {
  allow(unknownCalls);
  await page.goto(`${server.url}/about-us`);
  await settle(page);
  if (isPhone()) await page.getByRole('button', { name: 'Menu' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'RU, Русский' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

for (const [account, name, unread] of [
  ['client', 'Nino', 2],
  ['owner', 'Giorgi', 1],
] as const) {
  test(`with a foreign back end ${account === 'client' ? 'a client' : 'an owner'} logs in, sees the documented data and logs out`, async ({
    page,
    allow,
  }) => {
    allow(unknownCalls);
    await visit(page, '/about-us');
    await logIn(page, texts, `${account}@example.com`);
    // The session check of the next page confirms the session, too.
    await visit(page, '/about-us');
    await expectName(page, texts, name);
    await expect(page.getByRole('link', { name: new RegExp(`^(Messages|Chat) ${unread} unread$`) })).toBeVisible();
    await visit(page, '/chat');
    await expect(page.getByRole('heading', { name: '4 conversations' })).toBeVisible();
    await expect(page.getByText(`${unread} unread. This site only shares these numbers`)).toBeVisible();
    if (account === 'client') {
      await visit(page, '/verification');
      await expect(page.getByText('Sent: 2. Not accepted: 1.')).toBeVisible();
    }
    await visit(page, '/about-us');
    await logOut(page, texts, name);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}

test('with a foreign back end a refused login without a body shows a message', async ({ page, allow }) => {
  allow(unknownCalls);
  allow(/status of 422 .*\/api\/login/);
  await visit(page, '/about-us');
  const dialog = await openDialog(page, texts, 'login');
  await fill(dialog, { [fields.email]: 'nobody@example.com', [fields.password]: password });
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
});

test('with a foreign back end a client registers after a message under a field', async ({ page, allow }) => {
  allow(unknownCalls);
  // Its new accounts cannot log in at once.
  allow(/status of 422 .*\/api\/(client\/register|login)/);
  await visit(page, '/about-us');
  const dialog = await openDialog(page, texts, 'registration');
  await fill(dialog, {
    [fields.name]: 'Nino',
    [fields.surname]: 'Beridze',
    [fields.email]: 'taken@example.com',
    [fields.phone]: '+995555123456',
    [fields.password]: password,
    [fields.repeat]: password,
  });
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  const submit = dialog.getByRole('button', { name: registration.submit, exact: true });
  await submit.click();
  await expect(dialog.getByText('Taken.')).toBeVisible();
  await fill(dialog, { [fields.email]: 'new@example.com' });
  await submit.click();
  await expect(page.getByText(registration.done)).toBeVisible();
  await expect(page.getByText(login.byHand)).toBeVisible();
});

test('with a foreign back end an owner registers', async ({ page, allow }) => {
  allow(unknownCalls);
  await visit(page, '/about-us');
  const email = 'owner@example.com';
  const person = isPhone() ? 'physical' : 'legal';
  await registerOwner(page, texts, person, 'Giorgi', { email, city: 'tbil', code: async () => '1234' });
});

test('with a foreign back end a forgotten password is replaced', async ({ page, allow }) => {
  allow(unknownCalls);
  await visit(page, '/about-us');
  const dialog = await openDialog(page, texts, 'login');
  await dialog.getByRole('button', { name: login.recovery }).click();
  const steps = page.getByRole('dialog');
  await fill(steps, { [fields.email]: 'client@example.com' });
  await steps.getByRole('button', { name: recovery.submit, exact: true }).click();
  await fill(steps, { [fields.code]: '1234', [fields.newPassword]: password, [fields.repeat]: password });
  await submitAndEnter(steps.getByRole('button', { name: recovery.change, exact: true }), recovery.done);
});
