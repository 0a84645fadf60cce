import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOrder } from '#contract/calls/orders/orders.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, order, payment, someDates } from '#server/testing/people/renters.ts';
import { cancelled, quietMarket, seen, take } from '#server/testing/rescues.ts';
import { similarCar } from '#server/testing/people/similarCars.ts';

const ownerOf = async ({ app }: Market, carId: number): Promise<number> => {
  const { rows } = await app.context.pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [
    carId,
  ]);
  return rows[0]?.owner_id ?? 0;
};

const offer = async (place: Market, carId: number, price: number, hours: unknown = null) =>
  place.app.context.pool.query(
    `insert into places (owner_id, kind, airport_id, price, notice_hours, hours) values ($1, 'airport', 1, $2, 3, $3)`,
    [await ownerOf(place, carId), price, hours === null ? null : JSON.stringify(hours)],
  );

const hotel = { kind: 'hotel', id: 1, address: 'Rooms Hotel, 14 Kostava' };
const airport = { kind: 'airport', id: 1 };

async function paidAt(place: Market, places: object) {
  const answer = await post(place.client, '/api/quotes', { car_id: place.carId, ...someDates, ...places });
  assert.equal(answer.status, 201, answer.text);
  const { quote } = createQuote.response.parse(answer.body);
  const made = placeOrder.response.parse((await order(place.client, quote.id)).body).order;
  await atBank(place.client, await payment(place.client, made.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return seen(place.client, made.id);
}

test('held cars are offered at the same airport and hotel, at their own prices for it, and keep the client’s address', async (t) => {
  const place = await quietMarket(t);
  const { pool } = place.app.context;
  await pool.query('delete from places');
  await pool.query('delete from owner_terms');
  const cars = [
    await similarCar(place),
    await similarCar(place),
    await similarCar(place),
    await similarCar(place),
  ] as const;
  const [served, _elsewhere, closed, dearer] = cars;
  // Each of another owner.
  await pool.query(
    `update cars set price_per_day = 9900, owner_id = ids.owner_id
     from unnest($1::integer[], array(select id from owners order by id limit 4)) as ids (id, owner_id)
     where cars.id = ids.id`,
    [cars],
  );
  await offer(place, place.carId, 4_000);
  await offer(place, served, 3_000);
  await offer(place, closed, 3_000, [{ weekday: 1, from: '03:00', to: '04:00' }]);
  await offer(place, dearer, 9_000);
  for (const id of [place.carId, served, closed, dearer])
    await pool.query(
      "insert into places (owner_id, kind, city_id, price, notice_hours) values ($1, 'area', 1, 0, 0) on conflict do nothing",
      [await ownerOf(place, id)],
    );
  const made = await paidAt(place, { pick_up: airport, drop_off: hotel });
  assert.equal(made.total, 34_000);
  const order = await cancelled(place, made.id);
  assert.deepEqual(
    order.held_cars.map(({ car_id, total }) => [car_id, total]),
    [[served, 32_700]],
  );
  const taken = placeOrder.response.parse((await take(place.client, made.id, served)).body).order;
  assert.deepEqual([taken.pick_up, taken.drop_off], [made.pick_up, made.drop_off]);
  assert.equal(taken.drop_off.address, hotel.address);
});

test('a held car is shown with its terms and its place, and the order keeps both', async (t) => {
  const place = await quietMarket(t);
  const { pool } = place.app.context;
  const car = await similarCar(place);
  const write = (address: string, kilometres: number) =>
    pool.query('update cars set address_en = $2, deposit = 20000, distance_per_day = $3 where id = $1', [
      car,
      address,
      kilometres,
    ]);
  await write('7 Kolkheti Street', 150);
  const made = await paidAt(place, {});
  const [held] = (await cancelled(place, made.id)).held_cars;
  assert.deepEqual(
    [
      held?.pick_up.kind,
      held?.pick_up.address,
      held?.drop_off,
      held?.terms.car.deposit.amount,
      held?.terms.car.distance.per_day,
    ],
    ['own', '7 Kolkheti Street', held?.pick_up, 20_000, 150],
  );
  await write('1 Far Away Road', 20);
  const [still] = (await seen(place.client, made.id)).held_cars;
  assert.deepEqual(still, held);
  const next = placeOrder.response.parse((await take(place.client, made.id, car)).body).order;
  assert.deepEqual([next.pick_up, next.drop_off], [held?.pick_up, held?.drop_off]);
  assert.deepEqual(next.terms, { ...held?.terms, acknowledged_at: null });
});

test('staff do not read in a held car at which hotel its client is met', async (t) => {
  const place = await quietMarket(t);
  const car = await similarCar(place);
  for (const id of [place.carId, car])
    await place.app.context.pool.query(
      "insert into places (owner_id, kind, city_id, price, notice_hours) values ($1, 'area', 1, 0, 0) on conflict do nothing",
      [await ownerOf(place, id)],
    );
  const made = await paidAt(place, { drop_off: hotel });
  const { held_cars: toClient } = await cancelled(place, made.id);
  const { held_cars: toStaff } = await seen(place.admin, made.id);
  assert.deepEqual(
    [toClient, toStaff].map((cars) => cars.map(({ drop_off }) => drop_off.address)),
    [[hotel.address], [null]],
  );
});
