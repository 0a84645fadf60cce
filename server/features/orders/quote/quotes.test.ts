import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { getOrder, placeOrder } from '#contract/calls/orders/orders.ts';
import { createQuote, type Quote } from '#contract/calls/orders/quotes.ts';
import { MOST_PRICE, MOST_TOTAL } from '#contract/domain/money/priceBounds.ts';
import { saveRate } from '#server/features/currency/ratesRepository.ts';
import { post } from '#server/testing/people/people.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { market, order, ordered, someDates } from '#server/testing/people/renters.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { openQuote, sealQuote } from './quoteSeal.ts';

const choice = { from: '2027-01-30T23:30', to: '2027-02-02T23:30', extras: [] as string[] };

async function quoteFor(app: TestApp, body: object): Promise<Quote> {
  const answer = await post(app, '/api/quotes', body);
  assert.equal(answer.status, 201, answer.text);
  return createQuote.response.parse(answer.body).quote;
}

test('a visitor gets a price for dates over midnight and the end of a month', async (t) => {
  const app = await testApp(t, { fleet: true });
  const car_id = await rentalCar(app, { extras: [{ code: 'child_seat', price: 1_000, per: 'day', most: 2_000 }] });
  const quote = await quoteFor(app, { ...choice, car_id, extras: ['child_seat', 'child_seat'] });
  assert.deepEqual(
    quote.items.map(({ code, quantity, total }) => [code, quantity, total]),
    [
      ['day', 3, 30_000],
      ['child_seat', 1, 2_000],
    ],
  );
  assert.deepEqual([quote.total, quote.prepaid, quote.deposit, quote.days], [32_000, 9_600, 50_000, 3]);
  assert.deepEqual([quote.from, quote.to], [choice.from, choice.to]);
  assert.equal(quote.free_until, '2027-01-29T19:30:00.000Z');
  assert.equal(quote.expires_at, '2026-11-20T06:15:00.000Z');
});

test('20 hours are one day, 24 hours and 30 minutes too, 25 hours are two', async (t) => {
  const app = await testApp(t, { fleet: true });
  const car_id = await rentalCar(app);
  const days = async (to: string) => (await quoteFor(app, { car_id, from: '2026-12-31T12:00', to })).days;
  assert.deepEqual(
    [await days('2027-01-01T08:00'), await days('2027-01-01T12:30'), await days('2027-01-01T13:00')],
    [1, 1, 2],
  );
});

test('a leap day is a day; across midnight and a year every day has its own price', async (t) => {
  const app = await testApp(t, { fleet: true });
  const car_id = await rentalCar(app);
  await app.context.pool.query(
    `insert into car_date_prices (car_id, date, price) values ($1, '2028-02-29', 17000), ($1, '2027-01-01', 13000)`,
    [car_id],
  );
  const priced = async (from: string, to: string) => {
    const { days, total, items } = await quoteFor(app, { car_id, from, to });
    return [days, total, items.map(({ quantity, unit_price }) => `${quantity} x ${unit_price}`)];
  };
  assert.deepEqual(await priced('2028-02-28T10:00', '2028-03-01T10:00'), [2, 27_000, ['1 x 10000', '1 x 17000']]);
  assert.deepEqual(await priced('2027-02-28T10:00', '2027-03-01T10:00'), [1, 10_000, ['1 x 10000']]);
  // A day is priced by the date on which it begins in Tbilisi, which is still the day before in London.
  assert.deepEqual(await priced('2026-12-31T23:59', '2027-01-01T23:59'), [1, 10_000, ['1 x 10000']]);
  assert.deepEqual(await priced('2027-01-01T00:00', '2027-01-02T00:59'), [1, 13_000, ['1 x 13000']]);
  assert.deepEqual(await priced('2027-01-01T00:00', '2027-01-02T01:00'), [2, 23_000, ['1 x 13000', '1 x 10000']]);
});

test('an order keeps the exchange rate of its quote when the rate changes', async (t) => {
  const place = await market(t);
  const publish = (rate: number, day: string) =>
    saveRate(place.app.context.db, { code: 'usd', gelPerUnit: rate, validFrom: day, fetchedAt: place.clock() });
  await publish(2.7134, '2026-11-20');
  const quote = await quoteFor(place.app, { car_id: place.carId, from: '2027-01-10', to: '2027-01-11' });
  const frozen = { code: 'usd', gel_per_unit: 2.7134, valid_from: '2026-11-20', is_stale: false };
  assert.deepEqual(quote.rate, frozen);
  await publish(3.1, '2026-11-20');
  const made = placeOrder.response.parse((await order(place.client, quote.id)).body).order;
  assert.deepEqual([made.rate, made.total], [frozen, 10_000]);
  place.clock.advance(24 * 3_600_000);
  await publish(3.5, '2026-11-21');
  const later = getOrder.response.parse((await place.client.inject(`/api/orders/${made.id}`)).body).order;
  assert.deepEqual([later.rate, later.total], [frozen, 10_000]);
});

test('today is a day to search for, but a rental begins at a moment that is ahead', async (t) => {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock });
  const car_id = await rentalCar(app);
  clock.advance(60_000);
  const answer = await post(app, '/api/quotes', { car_id, from: '2026-11-20', to: '2026-11-21' });
  assert.deepEqual([answer.status, answer.body], [422, { from: 'This moment has already passed.' }]);
});

test('what cannot be rented is refused under its field', async (t) => {
  const app = await testApp(t, { fleet: true });
  const car_id = await rentalCar(app, { minDays: 2 });
  const refused = async (body: object) => {
    const { status, body: fields } = await post(app, '/api/quotes', { ...choice, car_id, ...body });
    return [status, Object.keys(fields as object)];
  };
  assert.deepEqual(await refused({ to: '2027-01-31T23:30' }), [422, ['to']]);
  assert.deepEqual(await refused({ extras: ['helicopter'] }), [422, ['extras']]);
  assert.deepEqual(await refused({ from: '2020-01-01' }), [422, ['from']]);
  assert.deepEqual(await refused({ from: '2027-02-30' }), [422, ['from']]);
  assert.deepEqual(await refused({ total: 1 }), [422, ['total']]);
  assert.equal((await post(app, '/api/quotes', { ...choice, car_id: 2_147_483_647 })).status, 404);
});

test('taken dates are refused with the next free ones of the same length', async (t) => {
  const app = await testApp(t, { fleet: true });
  const car_id = await rentalCar(app);
  await app.context.pool.query(
    `insert into car_blocks (car_id, kind, period) values ($1, 'owner', '[2027-01-31T06:00Z, 2027-02-03T06:00Z)')`,
    [car_id],
  );
  const { status, body } = await post(app, '/api/quotes', { ...choice, car_id });
  const error = ErrorBody.parse(body);
  assert.deepEqual([status, error.code], [409, 'CAR_TAKEN']);
  assert.deepEqual(error.free_dates?.[0], { from: '2027-02-03T23:30', to: '2027-02-06T23:30' });
  assert.equal(error.free_dates?.length, 3);
});

test('a quote opens only with its own secret and as it was sealed', async (t) => {
  const app = await testApp(t, { fleet: true });
  const { secret } = app.context.config;
  const quote = await quoteFor(app, { ...choice, car_id: await rentalCar(app) });
  const sealed = openQuote(quote.id, [secret]);
  assert.equal(sealed?.total, quote.total);
  assert.ok(sealed);
  assert.deepEqual(openQuote(quote.id, ['another secret', secret]), sealed);
  assert.equal(
    Buffer.from(quote.id, 'base64url').includes('commission'),
    false,
    'what the marketplace earns is not to be read',
  );
  const other = sealQuote({ ...sealed, total: 1 }, 'another secret');
  const middle = quote.id.length >> 1;
  const changed = `${quote.id.slice(0, middle)}${quote.id[middle] === 'A' ? 'B' : 'A'}${quote.id.slice(middle + 1)}`;
  for (const id of [
    other,
    changed,
    `${quote.id}x`,
    `${quote.id}=`,
    quote.id.slice(0, -4),
    'x',
    '',
    '.',
    'A'.repeat(38),
  ]) {
    assert.equal(openQuote(id, [secret]), null, id);
  }
});

test('a client who ordered the car for overlapping dates is told which order it is, others that they are unavailable', async (t) => {
  const stage = await market(t);
  const { app, client, carId } = stage;
  const mine = await ordered(stage, client);
  const again = await post(client, '/api/quotes', { ...someDates, car_id: carId });
  assert.equal(again.status, 409, again.text);
  const error = ErrorBody.parse(again.body);
  assert.deepEqual([error.code, error.order_id], ['ALREADY_ORDERED', mine.id]);
  const other = await post(app, '/api/quotes', { ...someDates, car_id: carId });
  const taken = ErrorBody.parse(other.body);
  assert.deepEqual([other.status, taken.code, taken.order_id], [409, 'CAR_TAKEN', undefined]);
});

test('what no order could store is refused with its price, also as a change', async (t) => {
  const place = await market(t);
  const { app, carId: car_id, client } = place;
  await app.context.pool.query('update cars set price_per_day = $2 where id = $1', [car_id, MOST_PRICE]);
  const year = await post(client, '/api/quotes', { car_id, from: '2027-01-10T10:00', to: '2028-01-10T10:00' });
  assert.deepEqual(
    [year.status, year.body],
    [422, { to: 'A rental can cost at most 1000000 ₾. Please choose fewer days.' }],
  );
  const dearest = { from: '2027-01-10T10:00', to: '2027-01-20T10:00' };
  const { id, total } = await ordered(place, client, dearest);
  assert.equal(total, MOST_TOTAL);
  await app.context.pool.query("update orders set paid_at = now(), status = 'confirmed' where id = $1", [id]);
  const longer = await post(client, `/api/orders/${id}/changes`, { to: '2027-01-21T10:00' });
  assert.deepEqual([longer.status, Object.keys(longer.body as object)], [422, ['to']]);
});
