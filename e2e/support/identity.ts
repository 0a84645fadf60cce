import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { settle } from './openScreen.ts';
import { untilQuiet } from './untilQuiet.ts';
import { isPhone } from './widths.ts';
import type { IdentityTexts } from './identityTexts.ts';

export const password = 'a-long-road-to-batumi';

let count = 0;

/** A unique address: tests run in parallel and in several browsers. */
export const newAddress = (): string => `visitor-${process.pid}-${Date.now()}-${(count += 1)}@example.com`;

/** A button of the header, or of the menu on a phone. */
export async function pressInHeader(page: Page, { common }: IdentityTexts, name: string): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: common.menu, exact: true }).click();
  // The menu asks for the state of the verification, and after a logout that would be refused.
  if (name === common.account.logOut) await untilQuiet(page);
  const place = isPhone() ? page.getByRole('dialog') : page.getByRole('banner');
  await place.getByRole('button', { name, exact: true }).click();
}

export async function openDialog(page: Page, texts: IdentityTexts, which: 'login' | 'registration'): Promise<Locator> {
  const { account } = texts.common;
  await pressInHeader(page, texts, which === 'login' ? account.logIn : account.register);
  const dialog = page.getByRole('dialog', { name: texts.auth[which].title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types into the fields of a dialog by their labels. */
export async function fill(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value);
}

export async function logIn(page: Page, texts: IdentityTexts, email: string, secret = password): Promise<void> {
  await logInHere(await openDialog(page, texts, 'login'), texts, email, secret);
}

/** Logs in with the dialog that is open already. */
export async function logInHere(
  dialog: Locator,
  texts: IdentityTexts,
  email: string,
  secret = password,
): Promise<void> {
  const page = dialog.page();
  await fill(dialog, { [texts.forms.fields.email]: email, [texts.forms.fields.password]: secret });
  const loaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: texts.auth.login.submit, exact: true }).click();
  await loaded;
  await settle(page);
}

/** A client made by the calls only, for tests of something else. */
export async function makeClient(page: Page): Promise<string> {
  const email = newAddress();
  const answer = await page.request.post('/api/client/register', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: {
      name: 'Nino',
      surname: 'Beridze',
      email,
      address: email,
      phone: '+995555123456',
      password,
      password_confirmation: password,
      is_above_21: 1,
      has_drive_license_more_then_2_years: 1,
      agreed: 1,
    },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** The source of the registration code, and other differences of another back end. */
interface Registering {
  readonly email: string;
  readonly city: string;
  readonly code: (page: Page, email: string) => Promise<string>;
}

/** Registers an owner on the screen, from any page of the site, which logs in; returns the e-mail. */
export async function registerOwner(
  page: Page,
  texts: IdentityTexts,
  person: 'physical' | 'legal',
  name: string,
  { email, city, code }: Registering = { email: newAddress(), city: 'თბილ', code: codeFor },
): Promise<string> {
  const { registration } = texts.auth;
  const { fields } = texts.forms;
  const dialog = await openDialog(page, texts, 'registration');
  await dialog.getByRole('tab', { name: registration.owner }).click();
  const isPerson = person === 'physical';
  if (!isPerson) await dialog.getByText(registration.legal).click();
  await fill(dialog, {
    [isPerson ? fields.name : fields.companyName]: name,
    ...(isPerson && { [fields.surname]: 'Maisuradze' }),
    [isPerson ? fields.personalNumber : fields.companyCode]: isPerson ? '01001000001' : '204567890',
    [fields.phone]: '+995599412007',
    [fields.physicalAddress]: '12 Rustaveli Avenue',
    [fields.legalAddress]: '12 Rustaveli Avenue',
    [fields.iban]: 'GE29NB0000000101904917',
    [fields.email]: email,
    [fields.password]: password,
    [fields.repeat]: password,
  });
  await dialog.getByLabel(fields.city).fill(city);
  await page.getByRole('option').first().click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: registration.continue, exact: true }).click();
  await expect(dialog.getByRole('button', { name: /0[12]:\d\d/ })).toBeDisabled();
  await dialog.getByLabel(fields.code).fill(await code(page, email));
  await submitAndLoad(dialog.getByRole('button', { name: registration.submit, exact: true }), registration.done);
  // The page asks for a picture, which can wait.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settle(page);
  return email;
}

/** Submits a form that logs in by itself: the page of the user repeats its message. */
export async function submitAndEnter(button: Locator, message: string): Promise<void> {
  await submitAndLoad(button, message);
  await settle(button.page());
}

async function submitAndLoad(button: Locator, message: string): Promise<void> {
  const page = button.page();
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await expect(page.getByText(message)).toBeVisible();
}

/** Expects the name in the header, or at the bottom of a phone's menu. */
export async function expectName(page: Page, texts: IdentityTexts, name: string): Promise<void> {
  if (!isPhone()) return expect(page.getByRole('banner').getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await page.getByRole('button', { name: texts.common.menu, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function logOut(page: Page, texts: IdentityTexts, name: string): Promise<void> {
  if (!isPhone())
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(name) })
      .click();
  await pressInHeader(page, texts, texts.common.account.logOut);
}

/** The newest code sent to an address, of a login with six digits; the demo server stores its mails. */
export async function codeFor(page: Page, address: string, digits = 4): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/dev/outbox.json');
      const mails = (await answer.json()) as { to: string; text: string }[];
      code = new RegExp(`\\b\\d{${digits}}\\b`).exec(mails.find(({ to }) => to === address)?.text ?? '')?.[0];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
