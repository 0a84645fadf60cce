import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOperations } from '#contract/operations.ts';
import { post } from '#server/testing/people.ts';
import { market } from '#server/testing/renters.ts';
import { createPayouts } from './payouts/createPayouts.ts';
import { spanBefore } from './spanBefore.ts';
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

test('a month is held against the month before, by the same selection', async (t) => {
  const place = await market(t);
  await paid(place);
  await place.app.context.pool.query('truncate ledger_entries, payouts cascade');
  const write = (at: string, amount: number, kind = 'cash') =>
    place.app.context.pool.query(
      `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
       select o.id, case when $3 = 'payment' then (select min(id) from payments) end, $3, $2, 0, $1 from orders o
       where o.id not in (select order_id from ledger_entries) order by o.id limit 1`,
      [at, amount, kind],
    );
  // Georgia is four hours ahead: the first of these is of 1 October.
  await write('2026-09-30T20:00:00Z', 1_000);
  await write('2026-10-11T19:59:00Z', 500);
  await write('2026-10-11T20:00:00Z', 7_000);
  await write('2026-11-05T08:00:00Z', 3_000, 'payment');
  const ask = async (query: string) => {
    const answer = await place.admin.inject(`/api/operations?${query}`);
    const { totals, before } = listOperations.response.parse(answer.body);
    return [totals.gross, before && [before.from, before.to, before.totals.gross]];
  };
  const november = 'from=2026-11-01&to=2026-11-11';
  assert.deepEqual(await ask(november), [3_000, ['2026-10-01', '2026-10-11', 1_500]]);
  assert.deepEqual(await ask(`${november}&kind=payment`), [3_000, ['2026-10-01', '2026-10-11', 0]]);
  assert.deepEqual(await ask(`${november}&kind=cash`), [0, ['2026-10-01', '2026-10-11', 1_500]]);
  assert.deepEqual(await ask('from=2026-10-01&to=2026-10-31'), [8_500, ['2026-09-01', '2026-09-30', 0]]);
  assert.deepEqual(await ask('from=2026-11-02&to=2026-11-11'), [3_000, null]);
  assert.equal((await ask(`${november}&state=held`))[1], null);
  assert.equal((await ask(`${november}&q=GZA`))[1], null);
});

test('the days before are the same ones, and a last day stays the last', () => {
  const cases = [
    ['2026-05-01', '2026-05-11', '2026-04-01', '2026-04-11'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-01-01', '2026-05-11', '2025-01-01', '2025-05-11'],
    ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ] as const;
  for (const [from, to, ...wanted] of cases)
    assert.deepEqual(spanBefore({ from, to }), { from: wanted[0], to: wanted[1] }, `${from} ${to}`);
  for (const [from, to] of [
    ['2026-05-02', '2026-05-11'],
    ['2026-05-01', '2026-06-30'],
    ['2025-01-01', '2026-01-31'],
    ['2026-05-01', '2026-04-30'],
    [undefined, '2026-05-01'],
    ['2026-05-01', undefined],
  ])
    assert.equal(spanBefore({ from, to }), null);
});
