import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { placeOrder } from '#contract/calls/orders/orders.ts';
import { market, order, ordered, quoteId } from '#server/testing/people/renters.ts';

const codeOf = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;

test('an own car, the same days of a car twice, or a rental that begins now cannot be ordered', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const { app, client, owner, carId, clock } = place;
  const quotes = [await quoteId(client, carId), await quoteId(client, carId)];
  const made = placeOrder.response.parse((await order(client, quotes[0] ?? '')).body).order;
  const again = ErrorBody.parse((await order(client, quotes[1] ?? '')).body);
  assert.deepEqual([again.code, again.order_id], ['ALREADY_ORDERED', made.id]);

  const own = await quoteId(owner, carId, { from: '2027-02-01', to: '2027-02-02' });
  await app.context.pool.query(
    `insert into clients (user_id, name, surname, phone, is_above_21, has_licence_over_2_years, agreed_at)
     select user_id, 'Giorgi', 'Maisuradze', '+995555123456', true, true, now() from owners
     where id = (select owner_id from cars where id = $1)`,
    [carId],
  );
  await app.context.pool.query(
    `update users set roles = '{owner,client}' where id = (select user_id from owners where id = (select owner_id from cars where id = $1))`,
    [carId],
  );
  const refused = await order(owner, own);
  assert.deepEqual([refused.status, codeOf(refused)], [403, 'NOT_ALLOWED']);

  const now = await quoteId(client, carId, { from: '2026-11-20T10:10', to: '2026-11-21T10:10' });
  clock.set(new Date('2026-11-20T06:10:00Z'));
  assert.equal(codeOf(await order(client, now)), 'QUOTE_EXPIRED');
});

test('a long rental whose every day has a price of its own can be ordered', async (t) => {
  const place = await market(t);
  await place.app.context.pool.query(
    `insert into car_date_prices (car_id, date, price)
     select $1, '2027-01-10'::date + n, 10000 + n from generate_series(0, 365) as n`,
    [place.carId],
  );
  const made = await ordered(place, place.client, { from: '2027-01-10T10:00', to: '2028-01-11T10:00' });
  assert.deepEqual([made.days, made.items.length, made.total], [366, 366, 366 * 10_000 + (365 * 366) / 2]);
});
