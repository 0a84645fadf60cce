import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import { market, ordered } from '#server/testing/people/renters.ts';
import { type Bill, orderBill } from './bill.ts';
import { bookRefund, insertPaymentEntry } from './ledgerRepository.ts';
import type { NewPayment } from './providers/paymentProvider.ts';
import {
  countRefusal,
  findNewestPayment,
  findPayment,
  findReportedPayment,
  fixRequest,
  insertPayment,
  insertPaymentEvent,
  storePage,
  listLeft,
  listPaymentsToAsk,
  listUnsettledPayments,
  markAsked,
  lockPayments,
  updatePayment,
} from './paymentRepository.ts';

/** Two orders of one client, and payments of them in any state. */
async function stage(t: TestContext) {
  const place = await market(t);
  const { db } = place.app.context;
  const orders = [
    await ordered(place, place.client, { from: '2027-02-01', to: '2027-02-02' }),
    await ordered(place, place.client, { from: '2027-03-01', to: '2027-03-09' }),
  ] as const;
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));
  const add = async (
    which: 0 | 1,
    status: PaymentStatus = 'created',
    ref: string | null = null,
    minute = 0,
    provider: 'sandbox' | 'bog' = 'sandbox',
  ): Promise<number> => {
    const payment = { provider, amount: 1_000, created_at: at(minute) };
    const { id } = await db
      .transaction()
      .execute((transaction) => insertPayment(transaction, orderBill(orders[which].id), payment));
    await updatePayment(db, id, { status, provider_ref: ref });
    return id;
  };
  return { db, orders, add, at };
}

test('the newest payment is that of its bill: of the order, of one change or of one claim', async (t) => {
  const { db, orders, at } = await stage(t);
  const orderId = orders[0].id;
  const bills: readonly Bill[] = [
    orderBill(orderId),
    { orderId, purpose: 'change', purposeId: 7 },
    { orderId, purpose: 'change', purposeId: 8 },
    { orderId, purpose: 'claim', purposeId: 7 },
  ];
  const newest: number[] = [];
  for (const bill of [...bills, ...bills]) {
    const payment = { provider: 'sandbox' as const, amount: 1_000, created_at: at(0) };
    const { id } = await db.transaction().execute((transaction) => insertPayment(transaction, bill, payment));
    await updatePayment(db, id, { status: 'failed' });
    newest.push(id);
  }
  const found = await Promise.all(bills.map((bill) => findNewestPayment(db, bill)));
  assert.deepEqual(
    found.map((payment) => payment?.id),
    newest.slice(bills.length),
  );
});

test('of a captured claim or deposit nothing is left of the price of the rental', async (t) => {
  const { db, orders, at } = await stage(t);
  const orderId = orders[0].id;
  const pay = async (bill: Bill, amount: number): Promise<number> => {
    const payment = { provider: 'sandbox' as const, amount, created_at: at(0) };
    const { id } = await db.transaction().execute((transaction) => insertPayment(transaction, bill, payment));
    await updatePayment(db, id, { status: 'captured' });
    return id;
  };
  const rent = await pay(orderBill(orderId), 1_000);
  const change = await pay({ orderId, purpose: 'change', purposeId: 7 }, 200);
  await pay({ orderId, purpose: 'claim', purposeId: 7 }, 30);
  await pay({ orderId, purpose: 'deposit', purposeId: null }, 4);
  assert.deepEqual(await listLeft(db, orderId), [
    { id: rent, amount: 1_000, left: 1_000 },
    { id: change, amount: 200, left: 200 },
  ]);
});

test('a payment is found by its bank’s own name of it, and the newest of its order alone', async (t) => {
  const { db, orders, add } = await stage(t);
  const older = await add(0, 'failed', 'name');
  const newer = await add(0, 'created', 'other name');
  const ofOther = await add(1, 'created', 'name', 0, 'bog');
  assert.equal((await findReportedPayment(db, 'sandbox', { ref: 'name' }))?.id, older);
  assert.equal((await findReportedPayment(db, 'bog', { ref: 'name' }))?.id, ofOther);
  assert.equal((await findReportedPayment(db, 'bog', { id: ofOther }))?.id, ofOther);
  assert.equal(await findReportedPayment(db, 'bog', { id: older }), undefined);
  assert.equal(await findReportedPayment(db, 'bog', { ref: 'other name' }), undefined);
  assert.equal((await findNewestPayment(db, orderBill(orders[0].id)))?.id, newer);
  assert.equal((await findNewestPayment(db, orderBill(orders[1].id)))?.id, ofOther);
  assert.equal((await findPayment(db, older))?.provider_ref, 'name');
  // A row that was changed lies behind the others.
  await updatePayment(db, older, { status: 'expired' });
  const held = await db.transaction().execute((transaction) => lockPayments(transaction, orders[0].id));
  assert.deepEqual(
    held.map(({ id, status }) => [id, status]),
    [
      [older, 'expired'],
      [newer, 'created'],
    ],
  );
});

test('a payment keeps its first page, and the first try as it was stored until it is refused', async (t) => {
  const { db, add } = await stage(t);
  const [id, other] = [await add(0), await add(0)];
  assert.equal(await storePage(db, id, { provider_ref: 'first', redirect_url: '/first' }), true);
  assert.equal(await storePage(db, id, { provider_ref: 'second', redirect_url: '/second' }), false);
  assert.equal((await findPayment(db, id))?.redirect_url, '/first');
  assert.equal((await findPayment(db, other))?.redirect_url, null);

  // Only its key matters here.
  const request = (key: string) => ({ key }) as NewPayment;
  assert.equal((await fixRequest(db, id, request('a'))).key, 'a');
  assert.equal((await fixRequest(db, other, request('b'))).key, 'b');
  assert.equal((await fixRequest(db, id, request('c'))).key, 'a');
  const row = await findPayment(db, id);
  assert.ok(row);
  // Two that were refused at the same time count once.
  await Promise.all([countRefusal(db, row), countRefusal(db, row)]);
  assert.equal((await findPayment(db, id))?.refusals, 1);
  assert.equal((await findPayment(db, other))?.refusals, 0);
  const once = await findPayment(db, id);
  assert.ok(once);
  await countRefusal(db, once);
  // Who comes with what was true before changes nothing.
  await countRefusal(db, row);
  assert.equal((await findPayment(db, id))?.refusals, 2);
  assert.equal((await fixRequest(db, other, request('d'))).key, 'b');
  assert.equal((await fixRequest(db, id, request('e'))).key, 'e');
});

test('banks are queried about payments with a page, those never asked first, then the newest, in batches', async (t) => {
  const { db, add, at } = await stage(t);
  const [early, created, authorized, failed] = [
    await add(0, 'created', '1', 9),
    await add(0, 'created', '2', 11),
    await add(0, 'authorized', '3', 20),
    await add(1, 'failed', '4', 20),
  ];
  await add(1, 'created', '5', 21);
  await add(1, 'captured', '6', 15);
  await add(1, 'created', null, 15);
  const toAsk = async (now: number) => (await listPaymentsToAsk(db, at(now))).map(({ id }) => id);
  assert.deepEqual(await toAsk(21), [failed, authorized, created, early]);
  await markAsked(db, failed, at(21));
  await markAsked(db, created, at(20));
  await markAsked(db, created, at(21));
  assert.deepEqual((await toAsk(21)).slice(0, 2), [authorized, early]);
  assert.deepEqual((await toAsk(22)).slice(-2), [failed, created]);
  for (const ref of Array.from({ length: 200 }, (_none, index) => `many ${index}`)) await add(1, 'created', ref, 30);
  assert.equal((await toAsk(31)).length, 200);

  assert.deepEqual(await listUnsettledPayments(db), []);
  await updatePayment(db, authorized, { wanted: 'void' });
  assert.deepEqual(await listUnsettledPayments(db), [{ id: authorized }]);
});

test('a report counts once, a payment is booked once, and what goes back to the last tetri', async (t) => {
  const { db, orders, add, at } = await stage(t);
  const [id, twin, ofOther] = [await add(0, 'captured'), await add(0, 'captured'), await add(1, 'captured')];
  const now = at(0);
  const hear = (eventId: string) =>
    db.transaction().execute((transaction) => {
      const report = { eventId, payment: { id }, event: 'capture', amount: 1_000, currency: 'GEL' } as const;
      return insertPaymentEvent(transaction, id, report, now);
    });
  assert.deepEqual([await hear('a'), await hear('a'), await hear('b')], [true, false, true]);

  const book = (work: typeof bookRefund, amount: number, payment = id, order = orders[0]) =>
    db.transaction().execute((transaction) => work(transaction, payment, { orderId: order.id, amount, at: now }));
  const take: typeof bookRefund = (transaction, payment, entry) =>
    insertPaymentEntry(transaction, { id: payment, purpose: 'order' }, entry);
  // Of another order, and of another payment of this one.
  await book(take, 80_000, ofOther, orders[1]);
  await book(take, 1_000);
  await book(take, 1_000);
  await book(take, 3_000, twin);
  await book(bookRefund, 700, twin);
  for (const upTo of [1, 1, 500, 499]) await book(bookRefund, upTo);
  const entriesOf = async (payment: number) => {
    const entries = await db
      .selectFrom('ledger_entries')
      .select(['kind', 'amount', 'commission'])
      .where('payment_id', '=', payment)
      .orderBy('id')
      .execute();
    return entries.map(({ kind, amount, commission }) => `${kind} ${amount} ${commission}`);
  };
  assert.deepEqual(await entriesOf(id), ['payment 1000 1000', 'refund -1 0', 'refund -499 -75']);
  assert.deepEqual(await entriesOf(twin), ['payment 3000 500', 'refund -700 -1005']);
  assert.deepEqual(await entriesOf(ofOther), ['payment 80000 12000']);
});
