import assert from 'node:assert/strict';
import { test } from 'node:test';
import { market, ordered } from '#server/testing/people/renters.ts';
import { checkLog } from '#server/testing/simulation/checkLog.ts';
import { writeAtRandom } from '#server/testing/simulation/randomWrites.ts';

/** Every column that holds words or JSON and is in the log: a new one comes here, or into `logged_part`. */
const wordsInLog = [
  'car_blocks.kind',
  'claims.status',
  'deposit_moves.kind',
  'deposit_moves.way',
  'ledger_entries.kind',
  'order_changes.status',
  'order_events.actor',
  'order_events.event',
  'order_events.status',
  'orders.cancelled_by',
  'orders.drop_off',
  'orders.items',
  'orders.number',
  'orders.payment_way',
  'orders.pick_up',
  'orders.price_inputs',
  'orders.rate',
  'orders.seller_kind',
  'orders.sold_car',
  'orders.status',
  'orders.terms',
  'payments.provider',
  'payments.provider_ref',
  'payments.purpose',
  'payments.status',
  'payments.wanted',
];

test('the log has nothing that is secret, and no text that goes with an account', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { rows } = await pool.query<{ name: string }>(
    `with logged as (
       select c.table_name as source, jsonb_object_agg(c.column_name, '{}'::jsonb) as line
       from information_schema.columns c
       where c.table_name in (select tgrelid::regclass::text from pg_trigger where tgfoid = 'log_order_row'::regproc)
       group by c.table_name)
     select logged.source || '.' || key as name
     from logged, jsonb_object_keys(logged_part(logged.source, logged.line)) key, information_schema.columns c
     where c.table_name = logged.source and c.column_name = key
       and c.data_type in ('text', 'jsonb', 'bytea', 'USER-DEFINED', 'ARRAY')
     order by 1`,
  );
  assert.deepEqual(
    rows.map(({ name }) => name),
    wordsInLog,
  );

  const { id } = await ordered(place, place.client);
  const countOf = async () =>
    (await pool.query<{ count: number }>('select count(*)::integer from order_log where order_id = $1', [id])).rows[0]
      ?.count;
  const count = await countOf();
  const words = JSON.stringify({ text: 'Rooms Hotel', address: { en: 'Rooms Hotel' }, name: { en: 'Rooms Hotel' } });
  await pool.query('update orders set pick_up = pick_up || $2::jsonb, vat_percent = 18 where id = $1', [id, words]);
  await pool.query(`update orders set vat_number_encrypted = 'Rooms Hotel' where id = $1`, [id]);
  assert.equal(await countOf(), (count ?? 0) + 1);
  const { rows: found } = await pool.query(
    `select id from order_log where change::text like '%Rooms Hotel%' or change::text like '%526f6f6d73%'`,
  );
  assert.deepEqual(found, []);
  // It goes with its account, and what is in the log is still all that the log is about.
  await checkLog(place, id - 1);
});

test('the log is written by the database alone, and goes with its order', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  await assert.rejects(pool.query(`update order_log set at = now() where order_id = $1`, [id]), /append-only/);
  await pool.query('delete from orders where id = $1', [id]);
  assert.equal((await pool.query('select 1 from order_log where order_id = $1', [id])).rowCount, 0);
});

test('whatever is written by several at once, also past every use case, the log makes the same rows', async (t) => {
  const place = await market(t);
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    'select id from orders order by id desc limit 20',
  );
  const orderIds = rows.map(({ id }) => id);
  const { written, undone } = await writeAtRandom(place.app.databaseUrl, { seed: 3, count: 600, orderIds });
  assert.ok(written > 300 && undone > 0, `${written} written, ${undone} undone`);
  await checkLog(place, (orderIds.at(-1) ?? 0) - 1);
});
