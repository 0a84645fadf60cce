import { calls } from '#contract/calls.ts';
import { enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { makeOwner, openCar } from './support/makeOwner.ts';
import { openScreen } from './support/openScreen.ts';
import { day, headers } from './support/orders.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { interpolate, textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

const TBILISI = 1;
const TBILISI_AIRPORT = 1;

test('a search for an airport shows one total and the airport from the search to the order', async ({
  page,
  browser,
  allow,
}) => {
  test.skip(!isPhone(), 'who lands has a phone in the hand');
  // The bank is another site; browsers ask it for an icon.
  allow(/favicon\.ico/);
  const [places, search, car, payment] = [
    textsOf('ka', 'places'),
    textsOf('ka', 'search'),
    textsOf('ka', 'car'),
    textsOf('ka', 'payment'),
  ];
  const owner = await browser.newPage();
  // Letters only: digits would be masked as a phone number.
  const word = `aeroporti${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await openCar(owner, await makeOwner(owner, TBILISI), { descriptions: { ka: `წყნარი მანქანა. ${word}` } });
  const offered = await owner.request.post(calls.offerPlace.path, {
    headers: headers(),
    data: { kind: 'airport', target_id: TBILISI_AIRPORT, price: 4_000, hours: null, notice_hours: 1 },
  });
  expect(offered.status(), await offered.text()).toBe(201);

  await enter(page, await makeClient(page), password);
  await page.addInitScript(() => localStorage.setItem('currency', 'gel'));
  const query = new URLSearchParams({ q: word, from: `${day(30)}T10:00`, to: `${day(33)}T10:00` }).toString();
  await openScreen(page, `/search?${query}`, 'ka');
  const found = page.getByRole('article');
  await expect(found.getByText(/300\s₾/)).toBeVisible();
  await page.getByRole('button', { name: interpolate(search.filters.openCount, { count: '1' }), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: search.filters.title });
  await sheet.getByRole('combobox', { name: places.choose.pickUp }).selectOption(`airport-${TBILISI_AIRPORT}`);
  await expect(page).toHaveURL(/pick_up=airport-1&drop_off=airport-1/);
  await page.keyboard.press('Escape');
  // Three days at 100 and the way to the airport and back at 40 each.
  const total = /380\s₾/;
  await expect(found.getByText(total)).toBeVisible();

  await found.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subaru Forester 2021' })).toBeVisible();
  const pickUp = page.getByRole('combobox', { name: places.choose.pickUp });
  await expect(pickUp).toHaveValue(`airport-${TBILISI_AIRPORT}`);
  await expect(page.getByText(total).last()).toBeVisible();
  await page.getByRole('link', { name: car.booking.book, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/.*pick_up=airport-1/);
  const airport = /თბილისის აეროპორტი/;
  await expect(page.getByRole('main').getByText(airport).first()).toBeVisible();
  await readTerms(page, 'ka');
  await page.getByRole('button', { name: total }).click();
  await page.locator('button[value=approve]').click();
  await expect(page.getByRole('heading', { name: payment.paid.title })).toBeVisible();
  await page.getByRole('link', { name: payment.seeOrder }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const order = page.getByRole('main');
  await expect(order.getByText(airport).first()).toBeVisible();
  await expect(order.getByText(total).first()).toBeVisible();
});
