import assert from 'node:assert/strict';
import { test } from 'node:test';
import { market, ordered } from '#server/testing/people/renters.ts';
import { returnPart } from './moveMoney.ts';

test('a part goes back of the first payments first, to the last tetri, and never more than is there', async (t) => {
  const place = await market(t);
  const { pool, db } = place.app.context;
  const order = await ordered(place, place.client);
  for (const amount of [1_000, 2_000, 3_000])
    await pool.query(
      `insert into payments (order_id, provider, provider_ref, amount, status, created_at)
       values ($1, 'sandbox', gen_random_uuid()::text, $2, 'captured', now())`,
      [order.id, amount],
    );
  const give = (part: number) => db.transaction().execute((transaction) => returnPart(transaction, order.id, part));
  const dues = async () =>
    (await pool.query('select wanted, refund_due from payments order by id')).rows.map(
      ({ wanted, refund_due: due }) => [wanted, due],
    );
  const untouched = [null, 0];
  assert.deepEqual([await give(6_001), await give(1)], [false, true]);
  assert.deepEqual(await dues(), [['refund', 1], untouched, untouched]);
  assert.equal(await give(1_499), true);
  assert.deepEqual(await dues(), [['refund', 1_000], ['refund', 500], untouched]);
  assert.deepEqual([await give(4_501), await give(4_500), await give(1)], [false, true, false]);
  assert.deepEqual(await dues(), [
    ['refund', 1_000],
    ['refund', 2_000],
    ['refund', 3_000],
  ]);
});
