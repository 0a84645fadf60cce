import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { countStatuses } from '#server/testing/people/people.ts';
import { market } from '#server/testing/people/renters.ts';
import { emptyMarket } from '#server/testing/people/similarCars.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { TEST_PATIENCE } from '#server/testing/testApp.ts';
import { lockOrder } from '../orderRepository.ts';
import { applyOrderEvent } from '../applyOrderEvent.ts';
import { orderTransaction } from '../orderTransaction.ts';

const ORDERS = 100;
const CONNECTIONS = 20;

test('of a hundred cancellations at once none holds what another holds, and none waits for another', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  await emptyMarket(place);
  // Two owners with fifty orders each, and spare cars of a third one; all alike.
  const { rowCount: cars } = await pool.query(
    `with own as (select * from cars where id = $1),
       owners_of as (select array_agg(id order by id) as ids from (select id from owners order by id limit 3) three),
       numbered as (select id, row_number() over (order by id) - 1 as n from cars where id <> $1 and status <> 'draft' order by id limit $2)
     update cars c set status = 'active', owner_id = owners_of.ids[case when n >= $3 then 3 else 1 + n % 2 end], category_code = own.category_code,
       year = own.year, city_id = own.city_id, has_own_address = true, needs_confirmation = false, min_days = 1,
       price_per_day = 10000, preparation_minutes = 60
     from numbered, own, owners_of where c.id = numbered.id`,
    [place.carId, 2 * ORDERS, ORDERS],
  );
  for (const table of [
    'car_blocks',
    'car_date_prices',
    'car_seasons',
    'car_weekday_prices',
    'car_length_prices',
    'car_length_discounts',
    'branch_hours',
    'branch_exceptions',
  ])
    await pool.query(`delete from ${table}`);
  const { rows } = await pool.query<{ id: number }>(
    `with taken as (select id, owner_id, row_number() over (order by id) - 1 as n from cars
       where status = 'active' and owner_id in (select id from owners order by id limit 2) and id <> $1 order by id limit $2),
     people as (select array_agg(id order by id) as ids from clients),
     made as (insert into orders (number, client_id, car_id, owner_id, period, days, status, total, commission, prepaid, first_day, requested_at, paid_at)
       select 'T' || n, people.ids[1 + n % array_length(people.ids, 1)], taken.id, owner_id, '[2028-01-10T06:00Z, 2028-01-13T06:00Z)', 3,
         'confirmed', 30000, 4500, 30000, 10000, now(), now() from taken, people returning id, car_id, period),
     blocks as (insert into car_blocks (car_id, order_id, kind, period) select car_id, id, 'order', period from made),
     paid as (insert into payments (order_id, provider, provider_ref, amount, status, created_at)
       select id, 'sandbox', 'race ' || id, 30000, 'captured', now() from made)
     select id from made`,
    [place.carId, ORDERS],
  );
  // The one that they are all like is free, too.
  const spare = (cars ?? 0) + 1 - ORDERS;
  assert.ok(rows.length === ORDERS && spare > 3, `${rows.length} orders, ${spare} spare cars`);

  // Eighty wait for a connection: on a busy machine longer than a request would.
  const many = connectPool({ url: place.app.databaseUrl, max: CONNECTIONS, patience: ORDERS * TEST_PATIENCE });
  const context = { ...place.app.context, pool: many, db: connectDatabase(many) };
  t.after(() => many.end());
  const cancel = ({ id }: { id: number }) =>
    orderTransaction(context, async (transaction) => {
      const order = await lockOrder(transaction, id);
      assert.ok(order);
      await applyOrderEvent(context, transaction, order, 'cancel', { actor: 'owner', userId: null });
      return { status: 200 };
    }).catch((error: unknown) => ({ status: error instanceof ApiError ? error.status : 500 }));
  assert.deepEqual(countStatuses(await Promise.all(rows.map(cancel))), { 200: ORDERS });

  const { rows: found } = await pool.query(
    `select (select count(*)::integer from held_cars) as held,
       (select count(distinct car_id)::integer from held_cars) as cars,
       (select max(count)::integer from (select count(*) from held_cars group by order_id) each) as most,
       (select count(*)::integer from car_blocks a join car_blocks b on a.id < b.id and a.car_id = b.car_id and a.period && b.period) as double,
       (select count(*)::integer from cars where busy <> busy_of(id)) as stale,
       (select count(*)::integer from payments p where p.provider_ref like 'race %'
         and (p.wanted is null) <> exists (select from held_cars h where h.order_id = p.order_id)) as wrong_money,
       (select deadlocks::integer from pg_stat_database where datname = current_database()) as deadlocks`,
  );
  // No spare car stays free: an order with fewer than three finds all others held.
  assert.deepEqual(found, [{ held: spare, cars: spare, most: 3, double: 0, stale: 0, wrong_money: 0, deadlocks: 0 }]);
});
