import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFailures } from '#server/testing/countFailures.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { spoilRow } from '#server/testing/spoilRow.ts';
import { archiveLogs, archiveOrderLogs } from './archiveOrderLogs.ts';
import { pack, unpack } from './entryText.ts';
import { listLog } from './orderLogRepository.ts';

const DAY = 24 * 3_600_000;

test('a night archives so many orders that ended a year ago, and leaves open and younger ones alone', async (t) => {
  const place = await market(t);
  const { db, pool } = place.app.context;
  const { id: open } = await ordered(place, place.client);
  await pool.query('alter table order_log disable trigger order_log_append_only');
  await pool.query('update order_log set at = $1', [new Date(place.clock().getTime() - 366 * DAY)]);
  const quiet = `select id from orders where status in ('completed', 'declined', 'expired', 'cancelled') order by id`;
  const ended = (await pool.query<{ id: number }>(quiet)).rows.map(({ id }) => id);
  const young = ended.pop() ?? 0;
  assert.ok(ended.length > 10);
  // Less than a year ago.
  await pool.query(`alter table order_log alter at set default '${place.clock().toISOString()}'`);
  await pool.query('update orders set kept_at_least = kept_at_least + 1 where id = $1', [young]);
  const some = [open, young, ...ended.slice(0, 40)];
  const logs = await Promise.all(some.map((id) => listLog(db, id)));

  const archived = async () =>
    (await pool.query<{ id: number }>('select order_id as id from order_log_archive order by 1')).rows.map(
      ({ id }) => id,
    );
  await archiveOrderLogs(place.app.context, 7);
  const first = await archived();
  assert.ok(first.length > 0 && first.length <= 7, `${first.length} at once`);
  await archiveOrderLogs(place.app.context);
  assert.deepEqual(await archived(), ended);
  const { rows } = await pool.query(
    `select count(*) as wrong from order_log l where order_id in (select order_id from order_log_archive)`,
  );
  assert.deepEqual(rows, [{ wrong: 0 }]);
  assert.deepEqual(await Promise.all(some.map((id) => listLog(db, id))), logs);
  await archiveOrderLogs(place.app.context);
  assert.deepEqual(await archived(), ended);
});

test('a log that cannot be archived holds up no other', async (t) => {
  const place = await market(t);
  const { context } = place.app;
  const { pool } = context;
  await pool.query('alter table order_log disable trigger order_log_append_only');
  await pool.query('update order_log set at = $1', [new Date(place.clock().getTime() - 366 * DAY)]);
  const { rows } = await pool.query<{ id: number; entry: number }>(
    "select order_id as id, min(l.id) as entry from order_log l join orders o on o.id = order_id where status = 'completed' group by 1 order by 1",
  );
  const [first, ...others] = rows;
  await spoilRow(pool, 'order_log', first?.entry ?? 0, 'delete');
  await archiveOrderLogs(context);
  const archived = await pool.query<{ id: number }>(
    "select order_id as id from order_log_archive join orders o on o.id = order_id where status = 'completed' order by 1",
  );
  assert.deepEqual(
    archived.rows.map(({ id }) => id),
    others.map(({ id }) => id),
  );
  assert.ok((await countFailures(place.app, 'archiveOrderLogs')) > 0);
});

test('who reads while logs are archived sees every entry once', async (t) => {
  const place = await market(t);
  const { db, pool } = place.app.context;
  const { rows } = await pool.query<{ id: number }>(
    "select id from orders where status = 'completed' order by id limit 60",
  );
  const ids = rows.map(({ id }) => id);
  const counts = await Promise.all(ids.map(async (id) => (await listLog(db, id)).length));
  let isArchiving = true;
  const archive = async () => {
    for (const id of ids) await archiveLogs({ db }, [id], new Date('3000-01-01'));
    isArchiving = false;
  };
  const read = async () => {
    let readings = 0;
    while (isArchiving) {
      const seen = await Promise.all(ids.map(async (id) => (await listLog(db, id)).length));
      assert.deepEqual(seen, counts);
      readings += 1;
    }
    return readings;
  };
  const [, readings] = await Promise.all([archive(), read()]);
  assert.ok(readings > 0);
});

test('an archived log accepts no change, goes with its order, and can be read for ever', async (t) => {
  const place = await market(t);
  const { db, pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  await pool.query("update orders set status = 'cancelled' where id = $1", [id]);
  assert.equal(await archiveLogs({ db }, [id], new Date('3000-01-01')), 1);
  await assert.rejects(pool.query("update order_log_archive set entries = ''"), /append-only/);
  await pool.query('delete from orders where id = $1', [id]);
  assert.equal((await pool.query('select 1 from order_log_archive')).rowCount, 0);

  // As the first ones were written.
  const old = 'eLvREbtCQxucNMe+UEjP0MjYxBQxKG2ISIrmOIrG2thYAO0fF1k=';
  const text = '[[1, "orders", 7, "2026-11-28T09:00:00.123456+00:00", 10, {"id": 7, "status": "confirmed"}]]';
  assert.equal(await unpack(Buffer.from(old, 'base64')), text);
  assert.ok((await pack(text)).length < text.length / 2);
});
