import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCar } from '#contract/calls/cars/cars.ts';
import { getOrder } from '#contract/calls/orders/orders.ts';
import { exportOrders } from './ordersPersonalDataRepository.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market, ordered } from '#server/testing/people/renters.ts';

const carOf = async ({ app, carId }: Pick<Market, 'app' | 'carId'>, language = 'en') => {
  const { body } = await app.visitor().inject({ url: `/api/cars/${carId}`, headers: { 'accept-language': language } });
  return getCar.response.parse(body).car;
};
const orderOf = async ({ client }: Market, id: number) =>
  getOrder.response.parse((await client.inject(`/api/orders/${id}`)).body).order;

test('a car is handed over at its own address, else at its branch, and an order keeps its place', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await pool.query('update cars set has_own_address = false where id = $1', [place.carId]);
  const branch = await carOf(place);
  assert.ok(branch.branch?.name);
  const first = await ordered(place, place.client);
  const stood = {
    kind: 'own',
    id: branch.branch.id,
    name: branch.branch.name,
    address: branch.address,
    city: branch.city,
  };
  assert.deepEqual([first.pick_up, first.drop_off], [stood, stood]);

  await pool.query(
    `update branches set address_en = '1 New Street', address_ka = 'ახალი ქუჩა 1', address_ru = 'Новая улица, 1'
     where id = (select branch_id from cars where id = $1)`,
    [place.carId],
  );
  assert.equal((await carOf(place, 'ka')).address, 'ახალი ქუჩა 1');
  await pool.query(
    "update cars set has_own_address = true, address_en = '2 Own Street', address_ka = 'ჩემი ქუჩა 2', address_ru = 'Своя улица, 2' where id = $1",
    [place.carId],
  );
  const own = await carOf(place);
  assert.deepEqual([own.address, own.branch], ['2 Own Street', null]);
  const second = await ordered(place, place.client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  await pool.query("update cars set address_en = '', address_ka = '', address_ru = '' where id = $1", [place.carId]);

  assert.deepEqual((await orderOf(place, first.id)).pick_up, first.pick_up);
  const elsewhere = { kind: 'own', id: null, name: null, address: '2 Own Street', city: own.city };
  assert.deepEqual((await orderOf(place, second.id)).pick_up, elsewhere);
  const stored = await pool.query<{ ka: string; ru: string }>(
    "select pick_up->'address'->>'ka' as ka, pick_up->'address'->>'ru' as ru from orders where id = $1",
    [second.id],
  );
  assert.deepEqual(stored.rows, [{ ka: 'ჩემი ქუჩა 2', ru: 'Своя улица, 2' }]);
  const { text } = await place.client.inject(`/api/orders/${second.id}/calendar.ics`);
  assert.match(text.replaceAll('\r\n ', ''), /LOCATION:2 Own Street\\, /);
  const exported = JSON.stringify(
    await exportOrders(place.app.context.db, {
      userId: 0,
      roles: [],
      sessionId: 0,
      mustSetUpSecondFactor: false,
      viewerId: null,
      clientId: null,
      ownerId:
        (await pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [place.carId])).rows[0]
          ?.owner_id ?? null,
    }),
  );
  assert.match(exported, /2 Own Street/);
});

test('every car of the demo has the same address on its page and in its order', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { rows } = await pool.query<{ id: number }>("select id from cars where status = 'active' order by id limit 60");
  for (const { id } of rows) {
    const car = await carOf({ ...place, carId: id });
    const quote = await post(place.client, '/api/quotes', {
      car_id: id,
      from: '2027-06-01',
      to: '2027-06-08',
      extras: [],
    });
    const { order } = getOrder.response.parse(
      (await post(place.client, '/api/orders', { quote_id: Object(quote.body).quote.id, payment: 'full' })).body,
    );
    assert.deepEqual([order.pick_up.address, order.city], [car.address, car.city], `car ${id}`);
    assert.equal(order.pick_up.name, car.branch?.name ?? null);
  }
  const { rows: split } = await pool.query(
    'select owner_id from cars where id <> $1 group by owner_id having count(distinct address_en) > 1',
    [place.carId],
  );
  assert.deepEqual(split, [], 'all cars of an owner stand at one place');
});
