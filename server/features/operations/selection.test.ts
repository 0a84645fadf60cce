import assert from 'node:assert/strict';
import { test } from 'node:test';
import { post } from '#server/testing/people/people.ts';
import { market } from '#server/testing/people/renters.ts';
import { createPayouts } from './payouts/payouts.ts';
import { paid, see } from './testing/ownersMoney.ts';

test('an order is found by its number, a payout by its own together with what is in it', async (t) => {
  const place = await market(t);
  await place.app.context.pool.query('truncate ledger_entries, payouts cascade');
  const [first, second] = [
    await paid(place, 'full', { from: '2026-11-22T10:00', to: '2026-11-24T10:00' }),
    await paid(place, 'full', { from: '2026-11-26T10:00', to: '2026-11-27T10:00' }),
  ];
  place.clock.set(new Date('2026-11-24T08:00:00Z'));
  for (const move of ['start', 'finish']) await post(place.owner, `/api/orders/${first.id}/${move}`);
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const number = (await see(place.owner, '&kind=payout')).operations[0]?.payout_number ?? '';
  const found = async (q: string) =>
    (await see(place.owner, `&q=${encodeURIComponent(q)}`)).operations.map(
      (row) => `${row.kind} ${row.order_number ?? row.payout_number}`,
    );
  const [both, one, payout] = [
    [`payout ${number}`, `payment ${second.number}`, `payment ${first.number}`],
    [`payment ${first.number}`],
    [`payout ${number}`, `payment ${first.number}`],
  ];
  const digits = first.number.slice(4);
  assert.deepEqual(await found(first.number), one);
  assert.deepEqual(await found(` gza ${digits} `), one);
  assert.deepEqual(await found(`\u200BGZA\u2011${digits}`), one);
  assert.deepEqual(await found(digits), one);
  assert.deepEqual(await found('GZA'), both.slice(1));
  assert.deepEqual(await found(number), payout);
  assert.deepEqual(await found('p-'), payout);
  assert.deepEqual(await found('1'), both, 'orders and payouts begin so');
  for (const none of ['%', `${digits}_`, 'GZA-9', 'Nino', `1'`, 'GZA-100001x'])
    assert.deepEqual(await found(none), [], none);
  assert.equal((await place.owner.inject(`/api/operations?q=${'1'.repeat(101)}`)).status, 422);
});
