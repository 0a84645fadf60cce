import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { enter } from './support/enter.ts';
import { findViolations } from './support/findViolations.ts';
import { codeFor, fill, logOut, makeClient, newAddress, password, submitAndEnter } from './support/identity.ts';
import { identityTextsOf } from './support/identityTexts.ts';
import { openScreen, settle, walkedIn } from './support/openScreen.ts';
import { day, headers } from './support/orders.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { textLike, textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

/** An instant car with an extra, and four days that no other test of this run uses. */
async function findCheckout(page: Page): Promise<string> {
  const { cars } = calls.searchCars.response.parse(
    await (await page.request.get(`${calls.searchCars.path}?instant=1&extras=child_seat`)).json(),
  );
  for (let tries = 0; tries < 40; tries += 1) {
    const car = cars[Math.floor(Math.random() * cars.length)];
    if (car === undefined) throw new Error('No instant car of the demo fleet has a child seat.');
    const start = 20 + Math.floor(Math.random() * 500);
    const dates = { from: `${day(start)}T10:00`, to: `${day(start + 4)}T10:00` };
    const answer = await page.request.post(calls.createQuote.path, {
      headers: headers(),
      data: { car_id: car.id, ...dates, extras: ['child_seat'] },
    });
    if (answer.status() !== 201) continue;
    const query = new URLSearchParams({ ...dates, extras: 'child_seat' }).toString();
    return `/checkout/${car.slug}/${car.id}?${query}`;
  }
  throw new Error('The demo fleet is booked out.');
}

const pay = (page: Page, language = 'en') =>
  page.getByRole('button', { name: textLike(textsOf(language, 'checkout').button.pay) });
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const atBank = (page: Page, decision: 'Approve' | 'Decline') => page.getByRole('button', { name: decision }).click();

async function countOrders(page: Page): Promise<number> {
  const answer = await page.request.get(calls.listOrders.path);
  return calls.listOrders.response.parse(await answer.json()).total;
}

test('a declined card, the closed bank page and another try end in one paid order', async ({ page, allow }) => {
  allow(/409/);
  await enter(page, await makeClient(page), password);
  const checkout = await findCheckout(page);
  const before = await countOrders(page);
  await openScreen(page, checkout);
  await readTerms(page);
  // A second click makes no second request.
  await pay(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
  await atBank(page, 'Decline');
  await expect(headline(page, 'Payment failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await expect(page.getByRole('timer')).toContainText('held for you');

  // After closing everything the client finds the order behind the checkout.
  await openScreen(page, checkout);
  await expect(page.getByText('You have already ordered this car for these dates.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /Try again|Back to the bank's page/ }).click();
  await atBank(page, 'Approve');
  await expect(headline(page, 'Payment was successful')).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test('a lost answer is requested again, and makes one order', async ({ page, allow }) => {
  allow(/ERR_FAILED|Failed to load/);
  await enter(page, await makeClient(page), password);
  const checkout = await findCheckout(page);
  const before = await countOrders(page);
  await openScreen(page, checkout);
  await readTerms(page);
  await page.route('**/api/orders', async (route) => {
    // The server has processed it; the client gets no answer.
    await route.fetch();
    await route.abort('failed');
  });
  await pay(page).click();
  await expect(page.getByText(/it can't be placed twice/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
  expect(await countOrders(page)).toBe(before + 1);
});

test('a price that ran out is replaced and its change is shown; both currencies name the sum in lari', async ({
  page,
  allow,
}) => {
  allow(/409/);
  await enter(page, await makeClient(page), password);
  const checkout = await findCheckout(page);
  await openScreen(page, checkout);
  await expect(page.getByText(/^You pay [\d,.]+\s₾\. (National Bank rate|Rate of)/)).toBeVisible();
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 409, json: { message: 'This price has expired.', code: 'QUOTE_EXPIRED' } }),
  );
  await page.route('**/api/quotes', async (route) => {
    const answer = await route.fetch();
    const body = calls.createQuote.response.parse(await answer.json());
    await route.fulfill({
      response: answer,
      json: { ...body, quote: { ...body.quote, total: body.quote.total + 1000 } },
    });
  });
  await readTerms(page);
  await pay(page).click();
  await expect(page.getByText(/^The price has changed from/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

for (const language of walkedIn('ka'))
  test(`a visitor registers on the way to the checkout and is there; next time a code from the mail leads there, and on, ${language}`, async ({
    page,
    allow,
  }) => {
    test.skip(!isPhone(), 'the dialogs are the same; on a phone there is least room for them');
    allow(/401|favicon\.ico/);
    const texts = identityTextsOf(language);
    const { login, registration } = texts.auth;
    const { fields } = texts.forms;
    const checkout = await findCheckout(page);
    const email = newAddress();
    const askedFor = page.getByRole('dialog', { name: login.title, exact: true });
    const isThere = async () => {
      await expect(page).toHaveURL(checkout);
      await expect(pay(page, language)).toBeVisible();
    };

    // Behind the dialog the screen is hidden, so nothing can be waited for but the dialog.
    await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
    await page.goto(checkout);
    await askedFor.getByRole('button', { name: login.registration, exact: true }).click();
    const form = page.getByRole('dialog', { name: registration.title });
    await fill(form, {
      [fields.name]: 'Nino',
      [fields.surname]: 'Beridze',
      [fields.email]: email,
      [fields.phone]: '+995555123456',
      [fields.password]: password,
      [fields.repeat]: password,
    });
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await submitAndEnter(form.getByRole('button', { name: registration.submit, exact: true }), registration.done);
    await isThere();

    await logOut(page, texts, 'Nino');
    await page.goto(checkout);
    await fill(askedFor, { [fields.email]: email });
    await askedFor.getByRole('button', { name: login.byCode.send }).click();
    const byCode = page.getByRole('dialog', { name: login.byCode.title });
    await fill(byCode, { [login.byCode.code]: await codeFor(page, email, 6) });
    expect(await findViolations(page)).toEqual([]);
    const loaded = page.waitForEvent('load');
    await byCode.getByRole('button', { name: login.submit, exact: true }).click();
    await loaded;
    await settle(page);
    await isThere();

    // The booking goes on where the login interrupted it.
    await readTerms(page, language);
    await pay(page, language).click();
    await page.locator('button[value=approve]').click();
    await expect(headline(page, textsOf(language, 'payment').paid.title)).toBeVisible();
    expect(await countOrders(page)).toBe(1);
  });
