import {
  codeFor,
  expectName,
  fill,
  logIn,
  logInHere,
  logOut,
  makeClient,
  newAddress,
  openDialog,
  password,
  registerOwner,
  submitAndEnter,
} from './support/identity.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { languages, openScreen, settle } from './support/openScreen.ts';
import { expect, test } from './support/test.ts';
import { isHere, isPhone } from './support/widths.ts';

/** Chromium logs every failed request. */
const refused = /status of (401|422|429)/;

for (const [index, language] of languages.entries()) {
  const texts = identityTextsOf(language);
  const { registration, recovery, login } = texts.auth;
  const { fields } = texts.forms;

  test(`a client registers, is logged in, logs out and in again, ${language}`, async ({ page, allow }) => {
    test.skip(!isHere(index), 'the other project walks it');
    allow(refused);
    await openScreen(page, '/about-us', language);
    const dialog = await openDialog(page, texts, 'registration');
    const email = newAddress();
    await fill(dialog, {
      [fields.name]: 'Nino',
      [fields.surname]: 'Beridze',
      [fields.email]: email.toUpperCase(),
      [fields.phone]: '+99555',
      [fields.password]: password,
      [fields.repeat]: password,
    });
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: registration.submit, exact: true }).click();
    await expect(dialog.getByLabel(fields.phone)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel(fields.phone)).toBeFocused();
    await expect(dialog.getByLabel(fields.name, { exact: true })).toHaveValue('Nino');
    await fill(dialog, { [fields.phone]: '+995555123456' });
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: registration.submit, exact: true }).dblclick();
    await loaded;
    await expect(page.getByText(registration.done)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectName(page, texts, 'Nino');
    await logOut(page, texts, 'Nino');

    await logIn(page, texts, email);
    await expect(page).toHaveURL(/\/$/);
    await expectName(page, texts, 'Nino');
    const user = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}') as object;
    expect(Object.keys(user).sort()).toEqual(['apiToken', 'client', 'expireMinutes', 'owner', 'roles', 'user_id']);
    await logOut(page, texts, 'Nino');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  test(`an owner registers with the code from the mail, ${language}`, async ({ page, allow }) => {
    test.skip(!isHere(index), 'a company registers at the other width');
    allow(refused);
    await openScreen(page, '/about-us', language);
    await registerOwner(page, texts, 'physical', 'Giorgi');
    await expectName(page, texts, 'Giorgi');
  });

  test(`a forgotten password is replaced, ${language}`, async ({ page, allow }) => {
    test.skip(isHere(index), 'the other project walks it');
    allow(refused);
    await openScreen(page, '/about-us', language);
    const email = await makeClient(page);
    const dialog = await openDialog(page, texts, 'login');
    await dialog.getByRole('button', { name: login.recovery }).click();
    const steps = page.getByRole('dialog');
    await fill(steps, { [fields.email]: email });
    await steps.getByRole('button', { name: recovery.submit, exact: true }).click();
    await expect(steps.getByLabel(fields.code, { exact: true })).toBeVisible();
    await fill(steps, {
      [fields.code]: await codeFor(page, email),
      [fields.newPassword]: 'another-long-road',
      [fields.repeat]: 'another-long-road',
    });
    await submitAndEnter(steps.getByRole('button', { name: recovery.change, exact: true }), recovery.done);
    await expectName(page, texts, 'Nino');
  });
}

const texts = identityTextsOf('en');
const storedUser = () => localStorage.getItem('user');

test('a logout in one tab logs out the other', async ({ page, context, allow }) => {
  test.skip(!isPhone(), 'sessions are the same at every width');
  allow(refused);
  await openScreen(page, '/about-us');
  await logIn(page, texts, await makeClient(page));
  const other = await context.newPage();
  await other.goto('/about-us');
  await expectName(other, texts, 'Nino');
  await logOut(page, texts, 'Nino');
  await expect.poll(() => other.evaluate(storedUser)).toBeNull();
  await openDialog(other, texts, 'login');
});

test('a session ends on time, but not by a change of the clock', async ({ page, allow }) => {
  test.skip(!isPhone(), 'sessions are the same at every width');
  allow(refused);
  await page.clock.install();
  await openScreen(page, '/about-us');
  await logIn(page, texts, await makeClient(page));
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.clock.runFor(1000);
  await expectName(page, texts, 'Nino');
  await page.clock.fastForward('02:01:00');
  await expect.poll(() => page.evaluate(storedUser)).toBeNull();
});

test('after the login a visitor is led to the requested page, once', async ({ page, allow }) => {
  test.skip(!isPhone(), 'sessions are the same at every width');
  allow(refused);
  const email = await makeClient(page);
  await page.goto('/favourites?from=mail');
  await expect(page).toHaveURL(/\/$/);
  const dialog = page.getByRole('dialog', { name: texts.auth.login.title });
  await expect(dialog.getByText(texts.auth.login.reason.page)).toBeVisible();
  await logInHere(dialog, texts, email);
  await expect(page).toHaveURL(/\/favourites\?from=mail$/);
  await page.goto('/');
  await settle(page);
  await expect(page).toHaveURL(/\/$/);
});

test('typed text is not lost when the server dies during a submit', async ({ page, allow }) => {
  test.skip(!isPhone(), 'sessions are the same at every width');
  allow(/ERR_CONNECTION_REFUSED|\/api\/login/);
  await openScreen(page, '/about-us');
  const dialog = await openDialog(page, texts, 'login');
  await fill(dialog, { [texts.forms.fields.email]: 'nino@example.com', [texts.forms.fields.password]: password });
  await page.route('**/api/login', (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.forms.failure.network);
  await expect(dialog.getByLabel(texts.forms.fields.password, { exact: true })).toHaveValue(password);
});
