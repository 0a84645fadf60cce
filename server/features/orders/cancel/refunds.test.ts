import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody, FieldErrors } from '#contract/errors.ts';
import { listOperations } from '#contract/calls/operations/operations.ts';
import { getOrder, type Order } from '#contract/calls/orders/orders.ts';
import { settlePayments } from '#server/features/payments/settlePayment.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment, someDates } from '#server/testing/people/renters.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';

const see = async (browser: TestBrowser, id: number): Promise<Order> =>
  getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order;

/** An order of 300 GEL, paid and on the road. */
async function onTheRoad(place: Market, way: 'full' | 'part' = 'full'): Promise<Order> {
  const order = await ordered(place, place.client, someDates, way);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  place.clock.set(new Date(`${someDates.from}:00+04:00`));
  assert.equal((await post(place.owner, `/api/orders/${order.id}/start`)).status, 200);
  return order;
}

const giveBack = (
  browser: TestBrowser,
  id: number,
  amount: number,
  { key, ...body }: { key?: string; expected_left?: number; reason?: string } = {},
): Promise<TestAnswer> =>
  browser.inject({
    method: 'POST',
    url: `/api/orders/${id}/refunds`,
    body: { amount, reason: 'The car was not clean', ...body },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** What the ledger has of an order: amount and commission of each row. */
const ledgerOf = async ({ app }: Market, id: number) =>
  (
    await app.context.pool.query<{ line: string }>(
      `select concat_ws(' ', kind, amount, commission) as line from ledger_entries where order_id = $1 order by id`,
      [id],
    )
  ).rows.map(({ line }) => line);
const inBank = async ({ app }: Market): Promise<number> => {
  const { rows } = await app.context.pool.query<{ refunded: number }>(
    `select refunded from sandbox_payments where ref in (select provider_ref from payments where id = (select max(id) from payments))`,
  );
  return rows[0]?.refunded ?? -1;
};

test('a part goes back, then the rest: by the bank, in the books, before the eyes of both sides', async (t) => {
  const place = await market(t);
  const { id, number } = await onTheRoad(place);
  assert.deepEqual([(await see(place.admin, id)).refundable, (await see(place.owner, id)).refundable], [30_000, null]);
  await drainJobs(place.app);
  await place.app.context.pool.query('delete from outbox_mails');

  const answer = await giveBack(place.admin, id, 5_000, { reason: '  The car was not clean ' });
  assert.equal(answer.status, 201, answer.text);
  const { order } = getOrder.response.parse(answer.body);
  assert.deepEqual(
    [order.status, order.refund, order.refundable, order.refund_by, order.is_paid],
    ['active', 5_000, 25_000, '2027-01-24', true],
  );
  assert.deepEqual(await ledgerOf(place, id), ['payment 30000 4500'], 'nothing is booked before the bank has done it');
  await drainJobs(place.app);
  assert.equal(await inBank(place), 5_000);
  assert.deepEqual(await ledgerOf(place, id), ['payment 30000 4500', 'refund -5000 -750']);
  const mine = await see(place.client, id);
  assert.deepEqual([mine.refund, mine.refundable, mine.actions.includes('refund')], [5_000, null, false]);
  const { event, actor, status, amount } = mine.events.at(-1) ?? {};
  assert.deepEqual([event, actor, status, amount], ['refund', 'admin', 'active', 5_000]);
  assert.equal((await see(place.owner, id)).amount_without_commission, 21_250, '250 GEL less 15 %');
  const { rows: mails } = await place.app.context.pool.query<{ subject: string; text: string }>(
    'select subject, text from outbox_mails order by subject',
  );
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [`You get money back · ${number}`, `Your client gets money back · ${number}`],
  );
  for (const { text } of mails) {
    assert.match(text, /We are giving 50\s₾ /);
    assert.doesNotMatch(text, /not clean/, 'the reason is for colleagues');
  }
  const { rows: lines } = await place.app.context.pool.query(
    `select event from messages where order_id = $1 order by id desc limit 1`,
    [id],
  );
  assert.deepEqual(lines, [{ event: 'refund' }]);
  const { rows: log } = await place.app.context.pool.query(
    `select details from audit_events where action = 'order_refunded'`,
  );
  const reason = 'The car was not clean';
  assert.deepEqual(log, [
    { details: { order_id: id, amount: 5_000, left: { before: 30_000, after: 25_000 }, reason } },
  ]);

  assert.equal((await post(place.owner, `/api/orders/${id}/finish`)).status, 200);
  assert.equal((await giveBack(place.admin, id, 25_000)).status, 201);
  await drainJobs(place.app);
  assert.equal(await inBank(place), 30_000);
  assert.deepEqual((await ledgerOf(place, id)).at(-1), 'refund -25000 -3750');
  const { operations } = listOperations.response.parse(
    (await place.owner.inject(`/api/operations?from=2027-01-01&to=2027-01-31`)).body,
  );
  assert.deepEqual(
    operations.map(({ kind, gross, commission, net, state }) => [kind, gross, commission, net, state]),
    [
      ['refund', -25_000, -3_750, -21_250, 'ready'],
      ['refund', -5_000, -750, -4_250, 'ready'],
    ],
  );
  const over = await see(place.admin, id);
  assert.deepEqual([over.refund, over.refundable, over.actions], [30_000, null, []]);
  assert.equal((await giveBack(place.admin, id, 1)).status, 409, 'nothing is left');
});

test('a double click gives back once, and two admins at once no more than there is', async (t) => {
  const place = await market(t);
  const { id } = await onTheRoad(place);
  const twice = await Promise.all([1, 2].map(() => giveBack(place.admin, id, 5_000, { key: 'click' })));
  // The second request is asked to retry, and gets the same answer.
  assert.ok(twice.every(({ status }) => status === 201 || status === 409));
  const again = await giveBack(place.admin, id, 5_000, { key: 'click' });
  assert.equal(again.status, 201);
  assert.equal((await giveBack(place.admin, id, 6_000, { key: 'click' })).status, 422);
  assert.equal((await see(place.client, id)).refund, 5_000);

  const all = await Promise.all([1, 2, 3].map(() => giveBack(place.admin, id, 20_000)));
  assert.deepEqual(countStatuses(all), { 201: 1, 422: 2 });
  const gestures = await Promise.all([1, 2].map(() => giveBack(place.admin, id, 1_000, { expected_left: 5_000 })));
  assert.deepEqual(countStatuses(gestures), { 201: 1, 409: 1 }, 'each had seen that 50 GEL were left');
  await drainJobs(place.app);
  assert.deepEqual([await inBank(place), (await see(place.client, id)).refund], [26_000, 26_000]);
});

test('no more goes back than was paid online and is still there, with a reason, by an admin, once it is due', async (t) => {
  const place = await market(t);
  const early = await ordered(place, place.client, { from: '2027-03-10T10:00', to: '2027-03-13T10:00' });
  assert.equal((await giveBack(place.admin, early.id, 1)).status, 409, 'it is not paid');
  await atBank(place.client, await payment(place.client, early.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.equal((await giveBack(place.admin, early.id, 1)).status, 409, 'a cancellation gives back');
  assert.equal((await see(place.admin, early.id)).refundable, null);

  const { id } = await onTheRoad(place, 'part');
  const tooMuch = await giveBack(place.admin, id, 9_001);
  assert.deepEqual(
    [tooMuch.status, FieldErrors.parse(tooMuch.body)],
    [422, { amount: 'This is more than what is left of the payment.' }],
  );
  const wrong: [object, string][] = [
    [{ amount: 0, reason: 'x' }, 'amount'],
    [{ amount: -5, reason: 'x' }, 'amount'],
    [{ amount: 1.5, reason: 'x' }, 'amount'],
    [{ amount: 1, reason: '  ' }, 'reason'],
    [{ amount: 1, reason: 'x'.repeat(501) }, 'reason'],
    [{ amount: 1 }, 'reason'],
    [{ amount: 1, reason: 'x', to: 'me' }, 'to'],
  ];
  for (const [body, field] of wrong) {
    const answer = await post(place.admin, `/api/orders/${id}/refunds`, body);
    assert.deepEqual([answer.status, Object.keys(FieldErrors.parse(answer.body))], [422, [field]]);
  }
  for (const browser of [place.client, place.owner, place.stranger])
    assert.equal((await giveBack(browser, id, 1)).status, 403);
  // 40 GEL were refunded at the bank's own site.
  await place.app.context.pool.query(
    `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
     select order_id, payment_id, 'refund', -4000, -600, $1 from ledger_entries where order_id = $2`,
    [place.clock(), id],
  );
  assert.equal((await see(place.admin, id)).refundable, 5_000);
  assert.equal((await giveBack(place.admin, id, 5_001)).status, 422);
  assert.equal((await giveBack(place.admin, id, 5_000)).status, 201);
  await drainJobs(place.app);
  assert.equal(await inBank(place), 9_000);
  assert.deepEqual(await ledgerOf(place, id), ['payment 9000 4500', 'refund -4000 -600', 'refund -5000 -3900']);
});

test('what an admin gave back cannot go back again by a cheaper change that waited for its owner', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { id } = await onTheRoad(place);
  await pool.query('update cars set needs_confirmation = true where id = $1', [place.carId]);
  await pool.query('insert into car_length_discounts (car_id, min_days, percent) values ($1, 4, 50)', [place.carId]);
  // Four days cost 200 GEL, so 100 of the 300 would go back.
  const asked = await post(place.client, `/api/orders/${id}/changes`, { to: '2027-01-14T10:00' });
  assert.equal(asked.status, 201, asked.text);
  const { change } = await see(place.client, id);
  assert.equal(change?.online, -10_000);
  assert.equal((await giveBack(place.admin, id, 20_001)).status, 201);
  const accepted = await post(place.owner, `/api/orders/${id}/changes/${change.id}/accept`);
  assert.deepEqual([accepted.status, ErrorBody.parse(accepted.body).code], [409, 'ORDER_CHANGED']);
  const { total, refund } = await see(place.client, id);
  assert.deepEqual([total, refund], [30_000, 20_001]);
});

test('an admin gives nothing back to themselves', async (t) => {
  const place = await market(t);
  const { id } = await onTheRoad(place);
  await place.app.context.pool.query(
    `update orders set client_id = c.id from (select c.id from clients c join users u on u.id = c.user_id where u.email = 'otherClient@access.test') c
     where orders.id = $1`,
    [id],
  );
  await place.app.context.pool.query(
    `update users set roles = '{client,admin}' where email = 'otherClient@access.test'`,
  );
  assert.deepEqual(
    [(await giveBack(place.stranger, id, 1)).status, (await see(place.stranger, id)).refundable],
    [403, null],
  );
});

test('a refund that the bank refuses is retried until it succeeds, and counts only once meanwhile', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { id } = await onTheRoad(place);
  await pool.query(`update sandbox_payments set status = 'created' where refunded = 0`);
  assert.equal((await giveBack(place.admin, id, 5_000)).status, 201);
  await drainJobs(place.app);
  assert.deepEqual([await inBank(place), await ledgerOf(place, id)], [0, ['payment 30000 4500']]);
  const shown = await see(place.admin, id);
  assert.deepEqual([shown.refund, shown.refundable], [5_000, 25_000], 'it is on its way');
  assert.equal((await giveBack(place.admin, id, 25_001)).status, 422);
  assert.equal((await giveBack(place.admin, id, 3_000)).status, 201, 'the rest may go along');

  await pool.query(`update sandbox_payments set status = 'captured' where status = 'created'`);
  // Even where the queue has given the job up.
  await pool.query('delete from graphile_worker._private_jobs');
  await settlePayments.run(undefined, place.app.context);
  await drainJobs(place.app);
  assert.deepEqual(
    [await inBank(place), await ledgerOf(place, id)],
    [8_000, ['payment 30000 4500', 'refund -8000 -1200']],
  );
});
