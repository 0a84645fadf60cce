import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen } from './support/openScreen.ts';
import { day, headers, ownCar } from './support/orders.ts';
import { readTerms } from './support/readTerms.ts';
import { expect, test } from './support/test.ts';
import { isPhone } from './support/widths.ts';

/** The owner sets the protection of one car. */
async function protect({ request }: Page, id: number, protection: object): Promise<void> {
  const { car } = calls.getFleetCar.response.parse(await (await request.get(`/api/fleet/cars/${id}`)).json());
  const answer = await request.patch(`/api/fleet/cars/${id}`, {
    headers: headers(),
    data: { version: car.version, terms: { protection, drivers: { most: 2, price: 1_000 } } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const plan = (excess: number) => ({
  basic: { excess: 90_000, excluded: ['tyres'] },
  plus: { excess, excluded: [], price: 1_500 },
  full: null,
});

test('chosen protection and drivers stay in the order when the owner changes the terms', async ({
  page,
  browser,
  allow,
}) => {
  test.skip(!isPhone(), 'the same on a desktop');
  // The bank is another site; browsers ask it for an icon.
  allow(/favicon\.ico/);
  const owner = await (await browser.newContext()).newPage();
  await enter(owner, demoAccounts.owner);
  const id = await ownCar(owner, 'instant');
  await protect(owner, id, plan(20_000));
  await enter(page, await makeClient(page), password);
  const dates = new URLSearchParams({ from: `${day(280)}T10:00`, to: `${day(284)}T10:00` }).toString();
  await openScreen(page, `/cars/rent/car/${id}?${dates}`);
  await page.getByRole('radio', { name: /^Plus/ }).check();
  await page.getByRole('combobox', { name: 'Who’s driving' }).selectOption('1');
  await expect(page.getByText('Protection “Plus”, 4 days')).toBeVisible();
  // The link has what is shown.
  await expect(page).toHaveURL(/plan=plus&additional=1/);
  await page.getByRole('link', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/.*plan=plus&additional=1/);

  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('Confirm that you have read the terms.')).toBeVisible();
  await readTerms(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await protect(owner, id, plan(77_700));
  await page.getByRole('link', { name: 'See the order' }).click();
  const agreed = /^Included: the plan “Plus”\. You pay at most 200\s₾ for damage\.$/;
  await page.getByRole('heading', { name: 'Rental terms' }).first().click();
  await expect(page.getByText(agreed).first()).toBeVisible();
  await expect(page.getByText('1 additional driver: 10 ₾ × 4').first()).toBeVisible();
  await openScreen(owner, new URL(page.url()).pathname.replace('/orders', '/admin/orders'));
  await owner.getByRole('heading', { name: 'Rental terms' }).first().click();
  await expect(owner.getByText(agreed).first()).toBeVisible();
  await expect(owner.getByText(/The client confirmed having read them\.$/)).toBeVisible();
});
