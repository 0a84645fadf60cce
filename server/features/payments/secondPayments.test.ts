import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { PaymentPurpose } from '#contract/calls/payments.ts';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { post } from '#server/testing/people/people.ts';
import { market, order, ordered, quoteId } from '#server/testing/people/renters.ts';
import { refusal } from '#server/testing/rescues.ts';
import { applyReport } from './applyReport.ts';
import { carryMoney } from './carryMoney.ts';
import { collectMoney, returnMoney, returnPart } from './moveMoney.ts';
import { listLeft } from './paymentRepository.ts';

/** An order for which several things were paid. */
async function stage(t: TestContext) {
  const place = await market(t);
  const { context } = place.app;
  const { id } = await ordered(place, place.client);
  const pay = async (purpose: PaymentPurpose, amount: number, status = 'captured') => {
    const { rows } = await context.pool.query<{ id: number }>(
      `insert into payments (order_id, purpose, purpose_id, provider, provider_ref, amount, status, created_at)
       values ($1, $2, $3, 'sandbox', gen_random_uuid()::text, $4, $5, now()) returning id`,
      [id, purpose, purpose === 'change' || purpose === 'claim' ? 7 : null, amount, status],
    );
    return rows[0]?.id ?? 0;
  };
  const wanted = async () =>
    (
      await context.pool.query<{ line: string }>(
        "select concat_ws(' ', purpose, amount, wanted, refund_due) as line from payments order by id",
      )
    ).rows.map(({ line }) => line);
  return { place, context, id, pay, wanted };
}

test('what a rental was paid with goes back of the order and its changes, and of nothing else', async (t) => {
  const { context, id, pay, wanted } = await stage(t);
  await pay('order', 1_000);
  await pay('deposit', 5_000);
  await pay('change', 300);
  await pay('change', 400, 'authorized');
  await pay('deposit', 600, 'authorized');
  await pay('claim', 700);
  const { db } = context;
  const left = async () => (await listLeft(db, id)).map((payment) => payment.left);
  assert.deepEqual(await left(), [1_000, 300]);
  await db.transaction().execute((transaction) => returnPart(transaction, id, 100));
  await db.transaction().execute((transaction) => returnMoney(transaction, id, 950));
  assert.deepEqual(await wanted(), [
    'order 1000 refund 100',
    'deposit 5000 0',
    'change 300 refund 250',
    'change 400 void 0',
    'deposit 600 0',
    'claim 700 0',
  ]);
  assert.deepEqual(await left(), [900, 50]);
  await db.transaction().execute((transaction) => returnMoney(transaction, id, 0));
  assert.deepEqual(await left(), [0, 0]);
});

test('authorized money is captured for the accepted bill, not for its neighbours', async (t) => {
  const { context, id, pay, wanted } = await stage(t);
  await pay('order', 100, 'authorized');
  await pay('change', 200, 'authorized');
  await pay('deposit', 300, 'authorized');
  const collect = (purpose: PaymentPurpose, purposeId: number | null) =>
    context.db.transaction().execute((transaction) => collectMoney(transaction, { orderId: id, purpose, purposeId }));
  await collect('change', 8);
  assert.deepEqual(await wanted(), ['order 100 0', 'change 200 0', 'deposit 300 0']);
  await collect('change', 7);
  assert.deepEqual(await wanted(), ['order 100 0', 'change 200 capture 0', 'deposit 300 0']);
});

test('several payments go on to another order as far as they are needed; the rest goes back', async (t) => {
  const { place, context, id, pay, wanted } = await stage(t);
  for (const amount of [1_000, 500, 200]) {
    const payment = await pay(amount === 1_000 ? 'order' : 'change', amount);
    await context.pool.query(
      "insert into ledger_entries (order_id, payment_id, kind, amount, commission, at) values ($1, $2, 'payment', $3, 0, now())",
      [id, payment, amount],
    );
  }
  const later = { from: '2027-03-10T10:00', to: '2027-03-13T10:00' };
  const other = await order(place.client, await quoteId(place.client, place.carId, later));
  assert.equal(other.status, 201);
  const { rows } = await context.pool.query<{ id: number }>('select max(id) as id from orders');
  const to = rows[0]?.id ?? 0;
  const carry = (amount: number) =>
    context.db
      .transaction()
      .execute((transaction) => carryMoney(transaction, { from: id, to, amount, at: context.clock() }));
  assert.equal(await carry(1_701), false);
  assert.equal(await carry(1_300), true);
  assert.deepEqual(await wanted(), ['order 1000 0', 'order 500 refund 200', 'change 200 refund 200']);
  const books = await context.pool.query(
    'select order_id = $1 as is_former, sum(amount)::integer as there from ledger_entries group by 1 order by 1',
    [id],
  );
  // What never left the former order goes back when the bank has done it.
  assert.deepEqual(books.rows, [
    { is_former: false, there: 1_300 },
    { is_former: true, there: 200 },
  ]);
});

test('unexpected money goes back, and the marketplace takes no commission of it', async (t) => {
  const { place, context, id, pay, wanted } = await stage(t);
  const begin = (purpose: PaymentPurpose) => post(place.client, `/api/orders/${id}/payments`, { purpose });
  assert.deepEqual(refusal(await begin('claim')), [404, 'NOT_FOUND']);
  assert.deepEqual(refusal(await begin('deposit')), [409, 'ORDER_CHANGED']);
  const payment = await pay('deposit', 900, 'created');
  await applyReport(context, orderPort, 'sandbox', {
    eventId: 'deposit',
    payment: { id: payment },
    event: 'capture',
    amount: 900,
    currency: 'GEL',
  });
  assert.deepEqual(await wanted(), ['deposit 900 refund 900']);
  const { rows } = await context.pool.query('select kind, amount, commission from ledger_entries');
  assert.deepEqual(rows, [], 'a deposit is not booked until something is owed');
});
