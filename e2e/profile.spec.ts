import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { expectName, fill, logIn, logOut, makeClient, openDialog, password } from './support/identity.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { openScreen, settle } from './support/openScreen.ts';
import { startServer } from './support/startServer.ts';
import { expect, test } from './support/test.ts';
import { watchTraffic } from './support/untilQuiet.ts';
import type profileTexts from '#src/shared/i18n/texts/en/profile.json';
import { isPhone } from './support/widths.ts';
import { untilNoticed } from './support/untilNoticed.ts';

/** Chromium logs every failed request. */
const refused = /status of (401|409|422)/;
const texts = identityTextsOf('en');
const { fields } = texts.forms;
// A unit test checks that the file has this type.
const profile = JSON.parse(
  readFileSync(join(import.meta.dirname, '../src/shared/i18n/texts/en/profile.json'), 'utf8'),
) as typeof profileTexts;

async function enterProfile(page: Page): Promise<string> {
  await openScreen(page, '/about-us');
  const email = await makeClient(page);
  await logIn(page, texts, email);
  await page.goto('/profile');
  await settle(page);
  return email;
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const pressInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a client changes the name and the picture, and removes the picture again', async ({ page, allow }) => {
  allow(refused);
  await enterProfile(page);
  await fill(page.getByRole('main'), { [fields.name]: 'Ana' });
  await untilNoticed(page, profile.details.saved, () => press(page, profile.details.save));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Beridze');
  await expectName(page, texts, 'Ana');

  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b7a4b' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('dialog', { name: profile.picture.crop })).toBeVisible();
  const isLetThrough = Promise.withResolvers<void>();
  await page.route('**/api/profile/picture', async (route) => {
    await isLetThrough.promise;
    await route.continue();
  });
  await pressInDialog(page, profile.picture.use);
  // It would be saved all the same.
  await expect(page.getByRole('button', { name: profile.picture.cancel, exact: true })).toBeDisabled();
  isLetThrough.resolve();
  const shown = page.getByRole('img', { name: 'Profile picture of Ana Beridze' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await press(page, profile.picture.remove);
  await untilNoticed(page, profile.picture.removed, () => pressInDialog(page, profile.picture.remove));
  await expect(shown).toHaveCount(0);
});

test('a new password ends the session of the other browser, which shows it on the next call', async ({
  page,
  browser,
  allow,
}) => {
  test.skip(!isPhone(), 'sessions end alike at every width');
  allow(refused);
  const email = await enterProfile(page);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await openScreen(other, '/about-us');
  await logIn(other, texts, email);
  await other.goto('/favourites');
  await settle(other);
  await page.goto('/changepw');
  await settle(page);
  await fill(page.getByRole('main'), {
    [profile.password.current]: password,
    [fields.newPassword]: 'another-long-road',
    [fields.repeat]: 'another-long-road',
  });
  await untilNoticed(page, profile.password.done, () => press(page, profile.password.save));
  await page.reload();
  await settle(page);
  await expectName(page, texts, 'Nino');
  await other.goto('/profile');
  await expect(other.getByText(texts.auth.login.reason.sessionOver)).toBeVisible();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await elsewhere.close();
});

test('typed text is restored by the login after the end of a session, in every tab, except for the password', async ({
  page,
  context,
  allow,
}) => {
  test.skip(!isPhone(), 'sessions end alike at every width');
  allow(refused);
  const email = await enterProfile(page);
  const main = page.getByRole('main');
  await fill(main, { [fields.name]: 'Kvirike', [fields.phone]: '+995599412007' });
  await fill(main, { [profile.details.currentPassword]: password });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/profile');
  await settle(elsewhere);
  await fill(elsewhere.getByRole('main'), { [fields.name]: 'Tebrone' });
  await context.clearCookies();
  await press(page, profile.details.save);
  await expect(elsewhere.getByRole('dialog').getByText(texts.auth.login.reason.sessionOver)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(texts.auth.login.reason.sessionOver)).toBeVisible();
  await fill(dialog, { [fields.email]: email, [fields.password]: password });
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  await loaded;
  await settle(page);
  await expect(main.getByLabel(fields.name, { exact: true })).toHaveValue('Kvirike');
  await expect(main.getByLabel(profile.details.currentPassword)).toHaveValue('');
  await expect(elsewhere.getByRole('main').getByLabel(fields.name, { exact: true })).toHaveValue('Tebrone');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('typed');
  await fill(main, { [profile.details.currentPassword]: password });
  await press(page, profile.details.save);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvirike Beridze');
});

test('with a second factor a login asks for a code', async ({ page, allow }) => {
  test.skip(isPhone(), 'codes are the same at every width');
  allow(refused);
  const email = await enterProfile(page);
  await press(page, profile.factor.start);
  await fill(page.getByRole('dialog'), { [profile.details.currentPassword]: password });
  await pressInDialog(page, profile.factor.continue);
  await expect(page.getByRole('img', { name: profile.factor.qr })).toBeVisible();
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await fill(page.getByRole('dialog'), { [profile.factor.code]: app.generate() });
  await pressInDialog(page, profile.factor.confirm);
  const shownCodes = page.getByRole('dialog').getByRole('listitem');
  await expect(shownCodes).toHaveCount(10);
  const codes = await shownCodes.allTextContents();
  await pressInDialog(page, profile.factor.kept);
  await expect(page.getByText(profile.factor.isOn, { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('user'));
  await openScreen(page, '/about-us');
  const dialog = await openDialog(page, texts, 'login');
  await fill(dialog, { [fields.email]: email, [fields.password]: password });
  const submit = dialog.getByRole('button', { name: texts.auth.login.submit, exact: true });
  await submit.click();
  await expect(dialog.getByLabel(texts.auth.login.code)).toBeFocused();
  // The code that confirmed the set-up is used up; with a recovery code the test need not wait for the next one.
  await fill(dialog, { [texts.auth.login.code]: codes[0] ?? '' });
  const loaded = page.waitForEvent('load');
  await submit.click();
  await loaded;
  await settle(page);
  await expectName(page, texts, 'Nino');
});

test('a client adds a passkey, logs in with it without an address, and removes it', async ({ browser }) => {
  test.skip(isPhone(), 'devices ask alike at every width');
  const server = await startServer('localhost');
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', serviceWorkers: 'block' });
    watchTraffic(context);
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await enterProfile(page);
    const remove = page.getByRole('button', { name: new RegExp(`^${profile.passkeys.remove}: `) });
    await press(page, profile.passkeys.add);
    await untilNoticed(page, profile.passkeys.done, () => pressInDialog(page, profile.passkeys.go));
    await expect(remove).toHaveCount(1);
    // The same device makes no second one.
    await press(page, profile.passkeys.add);
    await untilNoticed(page, profile.passkeys.already, () => pressInDialog(page, profile.passkeys.go));
    await openScreen(page, '/about-us');
    await logOut(page, texts, 'Nino');

    const login = await openDialog(page, texts, 'login');
    const loaded = page.waitForEvent('load');
    await login.getByRole('button', { name: texts.auth.login.passkey }).click();
    await loaded;
    await settle(page);
    await expectName(page, texts, 'Nino');

    await page.goto('/profile');
    await settle(page);
    await remove.click();
    const question = page.getByRole('alertdialog');
    await untilNoticed(page, profile.passkeys.removed, () =>
      question.getByRole('button', { name: profile.passkeys.remove, exact: true }).click(),
    );
    await expect(remove).toHaveCount(0);
    await openScreen(page, '/about-us');
    await logOut(page, texts, 'Nino');
    const again = await openDialog(page, texts, 'login');
    await again.getByRole('button', { name: texts.auth.login.passkey }).click();
    await expect(again.getByText('This passkey did not work. Try again, or log in another way.')).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
  }
});

test('a client downloads their data and deletes the account', async ({ page, allow }) => {
  test.skip(!isPhone(), 'accounts end alike at every width');
  allow(refused);
  const email = await enterProfile(page);
  const download = page.waitForEvent('download');
  await press(page, profile.data.export);
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8')).toContain(email);
  await press(page, profile.data.delete);
  await fill(page.getByRole('dialog'), { [profile.details.currentPassword]: 'not this one' });
  await pressInDialog(page, profile.data.delete);
  await expect(page.getByLabel(profile.details.currentPassword, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await fill(page.getByRole('dialog'), { [profile.details.currentPassword]: password });
  await untilNoticed(page, profile.data.deleted, () => pressInDialog(page, profile.data.delete));
  await expect(page).toHaveURL(/\/$/);
  const dialog = await openDialog(page, texts, 'login');
  await fill(dialog, { [fields.email]: email, [fields.password]: password });
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  await expect(dialog.getByLabel(fields.password, { exact: true })).toHaveAttribute('aria-invalid', 'true');
});
