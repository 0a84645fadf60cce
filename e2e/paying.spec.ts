import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import type { Payment } from '#contract/calls/payments.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { findViolations } from './support/findViolations.ts';
import { makeClient, password } from './support/identity.ts';
import { languages, openScreen, settle } from './support/openScreen.ts';
import { day, headers, orderCar, ownCar, unreviewed } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { isHere, isPhone } from './support/widths.ts';

test.use({ reducedMotion: 'reduce' });

/** Starts the payment of an order, by the call only. */
async function startPayment(page: Page, orderId: number): Promise<Payment> {
  const answer = await page.request.post(`/api/orders/${orderId}/payments`, { headers: headers(), data: {} });
  expect(answer.status(), await answer.text()).toBe(201);
  return calls.startPayment.response.parse(await answer.json()).payment;
}

for (const [index, language] of languages.entries()) {
  test(`axe finds nothing on the screens of a payment: ${language}`, async ({ page, browser }) => {
    test.skip(!isHere(index), 'the other project walks it');
    const expectClean = async (screen: string) => expect(await findViolations(page), screen).toEqual([]);
    const decide = async (decision: 'approve' | 'decline') => {
      // The texts differ, the form does not.
      await page.locator(`button[value=${decision}]`).click();
      await expect(page).toHaveURL(/\/payment-/);
      await settle(page);
    };
    const owner = await (await browser.newContext()).newPage();
    await enter(owner, demoAccounts.owner);
    await enter(page, await makeClient(page), password);
    const carId = await ownCar(owner, 'instant');
    // Days that no other test of this run uses.
    const ahead = 140 + 12 * index + (isPhone() ? 0 : 6);

    const dates = new URLSearchParams({ from: `${day(ahead)}T10:00`, to: `${day(ahead + 4)}T10:00` });
    await openScreen(page, `/checkout/car/${carId}?${dates.toString()}`, language);
    await expectClean('checkout');
    // Left before the order is made elsewhere: an open checkout asks for its price again, and the car is taken.
    await openScreen(page, '/', language);

    const order = await orderCar(page, carId, ahead, 'full');
    const declined = await startPayment(page, order.id);
    await page.goto(declined.redirect_url ?? '');
    await expectClean('bank');
    await decide('decline');
    await expectClean('failure');

    const { id, redirect_url } = await startPayment(page, order.id);
    await openScreen(page, `/payment-success/${id}`, language);
    await expectClean('waiting');
    await page.goto(redirect_url ?? '');
    await decide('approve');
    await expectClean('success');

    const renter = await (await browser.newContext()).newPage();
    await enter(renter, demoAccounts.client);
    const over = await unreviewed(renter);
    await openScreen(renter, `/orders/${over[1]}`, language);
    await expect(renter.getByRole('radio')).toHaveCount(5);
    expect(await findViolations(renter), 'order with its review').toEqual([]);
  });
}
