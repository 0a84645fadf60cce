import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { placeOrder } from '#contract/calls/orders/orders.ts';
import { createQuote, type Quote } from '#contract/calls/orders/quotes.ts';
import type { SomeTerms } from '#contract/domain/terms.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, payment, someDates } from '#server/testing/people/renters.ts';
import { cancelled, quietMarket, seen, take } from '#server/testing/rescues.ts';
import { similarCar } from '#server/testing/people/similarCars.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { checkPrice } from '../../../tools/checkPrice.ts';
import { openQuote, sealQuote } from './quote/quoteSeal.ts';

type Choice = Omit<z.input<(typeof createQuote)['body']>, 'car_id' | 'from' | 'to'>;

const plans = {
  basic: { excess: 50_000, excluded: ['tyres', 'windscreen'] },
  plus: { excess: 20_000, excluded: ['tyres'], price: 1_500 },
  full: { excess: 0, excluded: [], price: 4_000 },
} satisfies SomeTerms['protection'];
const written = {
  protection: plans,
  drivers: { most: 2, price: 500 },
  ages: { max: null, young: { below: 25, price: 1_000 } },
} satisfies SomeTerms;

const write = ({ owner }: Market, terms: object) =>
  owner.inject({ method: 'PATCH', url: '/api/fleet/terms', body: { terms } });
const ask = ({ client, carId }: Market, choice: Choice, car_id = carId) =>
  post(client, '/api/quotes', { car_id, ...someDates, ...choice });

async function quoted(place: Market, choice: Choice): Promise<Quote> {
  const answer = await ask(place, choice);
  assert.equal(answer.status, 201, answer.text);
  return createQuote.response.parse(answer.body).quote;
}

async function orderedWith(place: Market, quote_id: string, more: object = { terms_acknowledged: true }) {
  const answer = await post(place.client, '/api/orders', { quote_id, payment: 'full', ...more });
  assert.equal(answer.status, 201, answer.text);
  return placeOrder.response.parse(answer.body).order;
}

async function paidWith(place: Market, choice: Choice) {
  const made = await orderedWith(place, (await quoted(place, choice)).id);
  await atBank(place.client, await payment(place.client, made.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return made;
}

test('plan and drivers are charged for every day, and the price can be made again', async (t) => {
  const place = await market(t);
  await write(place, written);
  const choice: Choice = { plan: 'plus', drivers: { additional: 2, youngest_age: 24 } };
  const quote = await quoted(place, choice);
  assert.deepEqual(
    quote.items.map(({ code, quantity, count, total }) => [code, quantity, count, total]),
    [
      ['day', 3, undefined, 30_000],
      ['plan_plus', 3, undefined, 4_500],
      ['more_drivers', 6, 2, 3_000],
      ['young_driver', 3, undefined, 3_000],
    ],
  );
  assert.equal(quote.total, 40_500);
  const made = await orderedWith(place, quote.id);
  assert.deepEqual([made.total, made.terms?.drivers], [40_500, { additional: 2, youngest_age: 24 }]);
  for (const side of [place.client, place.owner]) assert.deepEqual(checkPrice(await seen(side, made.id)).problems, []);
});

test('what the car does not offer has no price: another plan, more drivers, a younger one', async (t) => {
  const place = await market(t);
  await write(place, { ...written, protection: { ...plans, full: null } });
  const refused = async (choice: object) => {
    const answer = await ask(place, choice);
    return [answer.status, answer.body];
  };
  assert.deepEqual(await refused({ plan: 'full' }), [422, { plan: 'This car does not offer this protection.' }]);
  assert.deepEqual(await refused({ drivers: { additional: 3 } }), [
    422,
    { 'drivers.additional': 'Other drivers of this car: at most 2.' },
  ]);
  const [status, fields] = await refused({ drivers: { youngest_age: 18 } });
  assert.deepEqual([status, Object.keys(fields as object)], [422, ['drivers.youngest_age']]);
  for (const choice of [{ plan: 'gold' }, { drivers: { additional: -1 } }, { drivers: { additional: 1, price: 0 } }])
    assert.equal((await refused(choice))[0], 422, JSON.stringify(choice));
  // What another car of the market offers is no matter of this one.
  const other = await place.app.context.pool.query<{ id: number }>(
    `update cars set terms = $1 where id = (select min(id) from cars where owner_id <> (select owner_id from cars where id = $2)
       and status = 'active') returning id`,
    [JSON.stringify(written), place.carId],
  );
  assert.equal(other.rows.length, 1);
  assert.equal((await refused({ plan: 'full' }))[0], 422);
});

test('an order keeps the terms of its quote, whatever its owner changes later', async (t) => {
  const place = await market(t);
  await write(place, written);
  const quote = await quoted(place, { plan: 'plus' });
  // Between the price and the order, too.
  await write(place, {
    protection: { ...plans, plus: { ...plans.plus, excess: 90_000 } },
    pets: { allowed: true, price: 1 },
  });
  const made = await orderedWith(place, quote.id);
  await write(place, { protection: null, drivers: null, pets: null });
  for (const side of [place.client, place.owner]) {
    const { terms } = await seen(side, made.id);
    assert.deepEqual(terms, { ...quote.terms, acknowledged_at: '2026-11-20T06:00:00.000Z' });
    assert.deepEqual([terms?.protection?.excess, terms?.car.pets.allowed], [20_000, false]);
  }
  const { pool } = place.app.context;
  for (const change of ["terms = '{}'", 'terms = null', 'terms_acknowledged_at = null'])
    await assert.rejects(pool.query(`update orders set ${change} where id = $1`, [made.id]), /The terms of an order/);
  await pool.query('update orders set first_day = first_day where id = $1', [made.id]);
});

test('a client whose app asks nothing orders as before, and so does a price of an earlier release', async (t) => {
  const place = await market(t);
  await write(place, written);
  const plain = await quoted(place, {});
  const sealed = openQuote(plain.id, place.app.context.config.secrets);
  assert.ok(sealed);
  const { terms: _, ...earlier } = sealed;
  const made = await orderedWith(place, sealQuote(earlier, place.app.context.config.secret), {});
  assert.deepEqual([made.total, made.terms], [30_000, null]);
  const dates = { from: '2027-03-10T10:00', to: '2027-03-12T10:00' };
  const answer = await post(place.client, '/api/quotes', { car_id: place.carId, ...dates });
  const silent = await orderedWith(place, createQuote.response.parse(answer.body).quote.id, {});
  assert.deepEqual([silent.terms?.protection?.code, silent.terms?.acknowledged_at], ['basic', null]);
  const wrong = await post(place.client, '/api/orders', { quote_id: plain.id, payment: 'full', terms: sealed.terms });
  assert.equal(wrong.status, 422);
});

test('a car that is held instead protects no less and has room for the drivers, at no higher price', async (t) => {
  const place = await quietMarket(t);
  await write(place, written);
  const car = async (terms: object) => {
    const id = await similarCar(place);
    await place.app.context.pool.query('update cars set terms = $2 where id = $1', [id, JSON.stringify(terms)]);
    return id;
  };
  const { drivers } = written;
  await car({});
  await car({ drivers, protection: { ...plans, plus: { ...plans.plus, excess: 20_001 }, full: null } });
  await car({ drivers, protection: { ...plans, plus: { ...plans.plus, excluded: ['interior'] }, full: null } });
  await car({ drivers, protection: { ...plans, plus: { ...plans.plus, price: 1_501 } } });
  await car({ drivers: { most: 0, price: 0 }, protection: plans });
  const cheaper = await car({ drivers, protection: { ...plans, plus: { excess: 0, excluded: [], price: 1_000 } } });
  const same = await car({ drivers, protection: plans });
  const made = await paidWith(place, { plan: 'plus', drivers: { additional: 1 } });
  const { held_cars } = await cancelled(place, made.id);
  assert.deepEqual(
    new Map(held_cars.map(({ car_id, total }) => [car_id, total])),
    new Map([
      [cheaper, 34_500],
      [same, 36_000],
    ]),
  );
  const answer = await take(place.client, made.id, cheaper);
  const { terms } = placeOrder.response.parse(answer.body).order;
  assert.deepEqual([terms?.protection?.excess, terms?.drivers.additional, terms?.acknowledged_at], [0, 1, null]);
});
