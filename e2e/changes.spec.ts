import { calls } from '#contract/calls.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { demoAccounts, enter } from './support/enter.ts';
import { makeClient, password } from './support/identity.ts';
import { openScreen, settle, walkedIn } from './support/openScreen.ts';
import { headers, orderCar, ownCar, payOnline } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { interpolate, textLike, textsOf } from './support/texts.ts';
import { isPhone } from './support/widths.ts';

const DAY = 24 * 3_600_000;

/** A moment in Tbilisi so many days later. */
const after = (moment: string, days: number) => localMomentOf(Date.parse(`${moment}:00+04:00`) + days * DAY);

for (const [index, language] of walkedIn('ru').entries())
  test(`a client extends a rental while another client wants the car, and pays only the difference, ${language}`, async ({
    page,
    browser,
    allow,
  }) => {
    test.skip(!isPhone(), 'on the road everybody has a phone');
    const { change } = textsOf(language, 'orders');
    // The bank is another site; browsers ask it for an icon.
    allow(/favicon\.ico|status of 409 .*\/changes/);
    const [owner, other] = await Promise.all(
      [browser.newContext(), browser.newContext()].map(async (one) => (await one).newPage()),
    );
    if (owner === undefined || other === undefined) throw new Error('Two sessions are needed.');
    await enter(owner, demoAccounts.owner);
    await enter(other, await makeClient(other), password);
    await enter(page, await makeClient(page), password);
    const carId = await ownCar(owner, 'instant');
    const order = await orderCar(page, carId, 250 + 20 * index, 'full');
    await openScreen(page, `/orders/${order.id}`, language);
    await payOnline(page, order, language);
    await settle(page);

    const longer = page.getByRole('button', { name: interpolate(change.later, { what: change.giveBack }) });
    await page.getByRole('button', { name: change.open }).click();
    await longer.click();
    await page.getByRole('button', { name: change.take }).click();
    await expect(page.getByRole('heading', { name: change.toBePaid })).toBeVisible();

    // Held until it is paid: no one else gets that day, and the answer has the free dates.
    const request = { car_id: carId, from: after(order.to, 0.25), to: after(order.to, 4), extras: [] };
    const refused = await other.request.post(calls.createQuote.path, { headers: headers(), data: request });
    expect(refused.status(), await refused.text()).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'CAR_TAKEN' });
    await page.getByRole('button', { name: textLike(textsOf(language, 'payment').pay.sum) }).click();
    await page.locator('button[value=approve]').click();
    // The outcome of the payment.
    await expect(page).toHaveURL(`/orders/${order.id}`);
    await expect(page.getByRole('heading', { name: change.title })).toBeVisible();
    const seen = calls.getOrder.response.parse(await (await page.request.get(`/api/orders/${order.id}`)).json()).order;
    expect([seen.to > order.to, seen.is_paid_online, seen.change]).toEqual([true, true, null]);

    // Days that another client has by now are refused, and the page shows the latest possible return.
    const taken = { car_id: carId, from: after(seen.to, 2), to: after(seen.to, 4), extras: [] };
    const quote = await other.request.post(calls.createQuote.path, { headers: headers(), data: taken });
    const { quote: priced } = calls.createQuote.response.parse(await quote.json());
    const data = { quote_id: priced.id, payment: 'full' };
    expect((await other.request.post(calls.placeOrder.path, { headers: headers(), data })).status()).toBe(201);
    await page.getByRole('button', { name: change.open }).click();
    for (let days = 0; days < 3; days += 1) await longer.click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByRole('button', { name: change.take })).toHaveCount(0);
    await expect(page.getByRole('link', { name: change.others })).toBeVisible();
    // One tap sets it, and it can be had.
    await page.getByRole('button', { name: textLike(change.keepUntil) }).click();
    await expect(page.getByRole('button', { name: change.take })).toBeVisible();
  });
