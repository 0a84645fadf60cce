import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { getOrder, type Order } from '#contract/calls/orders/orders.ts';
import { getPayment, type Payment, startPayment } from '#contract/calls/payments.ts';
import { nextPaymentStatus, type PaymentEventName, type PaymentStatus } from '#contract/domain/money/paymentMachine.ts';
import { expireOrders } from '#server/features/orders/deadlines/expireOrders.ts';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { askProviders } from '#server/features/payments/providers/askProvider.ts';
import { applyReport } from '#server/features/payments/applyReport.ts';
import { settlePayments } from '#server/features/payments/settlePayment.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { deliver } from '#server/testing/banks/bank.ts';
import { bogStandIn } from '#server/testing/banks/bogStandIn.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import { emptyMarket } from '#server/testing/people/similarCars.ts';
import { testApp } from '#server/testing/testApp.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

const seePayment = async (browser: TestBrowser, id: number): Promise<Payment> =>
  getPayment.response.parse((await browser.inject(`/api/payments/${id}`)).body).payment;
const seeOrder = async (browser: TestBrowser, id: number): Promise<Order> =>
  getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order;
const ledgerOf = async ({ app }: Market) =>
  (
    await app.context.db
      .selectFrom('ledger_entries')
      .select(['kind', 'amount'])
      .where('at', '>=', fleetMoment)
      .orderBy('id')
      .execute()
  ).map(({ kind, amount }) => [kind, amount]);
const mailsAbout = async ({ app }: Market, title: string): Promise<number> => {
  await drainJobs(app);
  return (await app.context.db.selectFrom('outbox_mails').select('id').where('subject', 'like', `${title}%`).execute())
    .length;
};

test('what is approved at the bank is paid, with one entry and one mail to each side', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  const begun = await payment(place.client, order.id);
  assert.deepEqual(await payment(place.client, order.id), begun, 'a second try goes on with the same payment');
  const page = await place.client.inject(new URL(begun.redirect_url ?? '').pathname);
  assert.match(page.text, /300\s₾/);
  const back = await atBank(place.client, begun, 'action=approve&delivery=now');
  assert.deepEqual([back.status, back.headers.location], [303, `http://localhost:3000/payment-success/${begun.id}`]);
  await drainJobs(place.app);
  const paid = await seePayment(place.client, begun.id);
  assert.deepEqual(
    [paid.status, paid.is_pending, paid.order_status, paid.redirect_url],
    ['captured', false, 'confirmed', null],
  );
  const { is_paid, expires_at, owner } = await seeOrder(place.client, order.id);
  assert.deepEqual([is_paid, expires_at, owner.phone], [true, null, '+995555000001']);
  assert.deepEqual(await ledgerOf(place), [['payment', 30_000]]);
  assert.deepEqual(
    [await mailsAbout(place, 'Your payment has arrived'), await mailsAbout(place, 'The client has paid')],
    [1, 1],
  );
  assert.equal((await post(place.client, `/api/orders/${order.id}/payments`)).status, 409);
});

/** Every order of the items. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]));
}

test('six reports in every order end in the same status', () => {
  const orders = permutations<PaymentEventName>(['open', 'authorize', 'fail', 'expire', 'capture', 'capture']);
  assert.equal(orders.length, 720);
  for (const events of orders) {
    const end = events.reduce<PaymentStatus>((status, event) => nextPaymentStatus(status, event) ?? status, 'created');
    assert.equal(end, 'captured', events.join(' '));
  }
});

test('money that arrives after the order has ended goes back by itself', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  const begun = await payment(place.client, order.id);
  place.clock.advance(16 * 60_000);
  await expireOrders(place.app.context);
  await atBank(place.client, begun, 'action=approve&delivery=now');
  await drainJobs(place.app);
  assert.deepEqual(
    [(await seePayment(place.client, begun.id)).status, (await seeOrder(place.client, order.id)).status],
    ['refunded', 'expired'],
  );
  assert.deepEqual(await ledgerOf(place), [
    ['payment', 30_000],
    ['refund', -30_000],
  ]);
});

test('a payment belongs to the order of its client', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  assert.equal((await post(place.stranger, `/api/orders/${order.id}/payments`)).status, 404);
  const begun = await payment(place.client, order.id);
  assert.equal((await place.stranger.inject(`/api/payments/${begun.id}`)).status, 404);
  for (const looker of [place.owner, place.admin])
    assert.equal((await seePayment(looker, begun.id)).redirect_url, null, 'the page of the bank is for who pays');
  assert.equal((await seePayment(place.client, begun.id)).redirect_url, begun.redirect_url);
  for (const provider of ['stripe', 'bog', 'nobody'])
    assert.equal(
      (await post(place.app.visitor(), `/api/payments/callback/${provider}`)).status,
      provider === 'nobody' ? 422 : 404,
    );
});

test('a refund made at the bank itself is booked, and what is still due follows', async (t) => {
  const place = await market(t);
  await emptyMarket(place);
  const order = await ordered(place, place.client);
  const begun = await payment(place.client, order.id);
  await atBank(place.client, begun, 'action=approve&delivery=now');
  await drainJobs(place.app);
  const report = { currency: 'GEL', payment: { id: begun.id }, event: 'refund' } as const;
  for (const [index, amount] of [5_000, 5_000, 12_000, 8_000].entries()) {
    const eventId = `by hand ${index}`;
    await applyReport(place.app.context, orderPort, 'sandbox', { ...report, amount, eventId });
  }
  assert.deepEqual(
    [(await seePayment(place.client, begun.id)).status, await ledgerOf(place)],
    [
      'part_refunded',
      [
        ['payment', 30_000],
        ['refund', -5_000],
        ['refund', -7_000],
      ],
    ],
  );
  await assert.rejects(
    applyReport(place.app.context, orderPort, 'sandbox', { ...report, amount: 30_001, eventId: 'too much' }),
    /CONFLICT/,
  );
  // Cancelled, the rest follows.
  assert.equal((await post(place.owner, `/api/orders/${order.id}/cancel`)).status, 200);
  // A bit more goes back by hand before the job is at it.
  await applyReport(place.app.context, orderPort, 'sandbox', { ...report, amount: 13_000, eventId: 'meanwhile' });
  await drainJobs(place.app);
  assert.equal((await seePayment(place.client, begun.id)).status, 'refunded');
  assert.deepEqual((await ledgerOf(place)).slice(-2), [
    ['refund', -1_000],
    ['refund', -17_000],
  ]);
});

test('while another provider takes new payments, the former one goes on with its own', async (t) => {
  const bank = await bogStandIn(t);
  const place = await market(t);
  const order = await ordered(place, place.client);
  const begun = await payment(place.client, order.id);
  const { config } = place.app.context;
  Object.assign(config, { payments: { ...bank.payments, isSandboxOpen: true } });
  const later = await ordered(place, place.client, { from: '2027-02-01', to: '2027-02-02' });
  assert.deepEqual([begun.provider, (await payment(place.client, later.id)).provider], ['sandbox', 'bog']);
  await atBank(place.client, begun, 'action=approve&delivery=now');
  await post(place.client, `/api/orders/${order.id}/cancel`, {});
  await drainJobs(place.app);
  assert.equal((await seePayment(place.client, begun.id)).status, 'refunded');
});

test('a bank is queried at a limited rate, however often the payment is requested', async (t) => {
  const bank = await bogStandIn(t);
  const place = await market(t, {}, { config: { limitsFactor: 0.1, payments: bank.payments } });
  const begun = await payment(place.client, (await ordered(place, place.client)).id);
  const asked = () => bank.requests.filter(({ path }) => path.includes('/receipt/')).length;
  const look = async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => seePayment(place.client, begun.id)));
    assert.ok(answers.every(({ status }) => status === 'created'));
    return asked();
  };
  assert.equal(await look(), 6);
  place.clock.advance(61_000);
  assert.equal(await look(), 12);
});

test('a bank that does not answer is not queried about every payment, so that other jobs get their turn', async (t) => {
  const bank = await bogStandIn(t);
  const place = await market(t, {}, { config: { payments: bank.payments } });
  const begun: Payment[] = [];
  for (const month of ['02', '03', '04', '05', '06']) {
    const { id } = await ordered(place, place.client, { from: `2027-${month}-01`, to: `2027-${month}-02` });
    begun.push(await payment(place.client, id));
  }
  place.clock.advance(2 * 60_000);
  let tries = 0;
  let answer: (outgoing: ServerResponse) => unknown = (outgoing) => outgoing.destroy();
  const silent = createServer((_incoming, outgoing) => {
    tries += 1;
    answer(outgoing);
  }).listen(0, '127.0.0.1');
  t.after(() => silent.close());
  await once(silent, 'listening');
  const { bog } = bank.payments;
  assert.ok(bog);
  // A listening server has an address of this kind.
  const apiUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  Object.assign(place.app.context.config, { payments: { ...bank.payments, bog: { ...bog, apiUrl } } });
  await askProviders(orderPort).run(undefined, place.app.context);
  assert.equal(tries, 6, 'of five payments three were queried, each twice');
  assert.equal(await countFailures(place.app, 'bank bog'), 3);
  Object.assign(place.app.context.config, { payments: bank.payments });
  const before = bank.requests.length;
  place.clock.advance(60_000);
  await askProviders(orderPort).run(undefined, place.app.context);
  assert.equal(bank.requests.length, before + 5);

  // What is wrong with one payment says nothing of the others: no order of the bank's, another amount, no answer we know.
  const asked = async () => {
    const from = bank.requests.length;
    place.clock.advance(60_000);
    await askProviders(orderPort).run(undefined, place.app.context);
    return bank.requests.slice(from).filter(({ path }) => path.includes('/receipt/')).length;
  };
  const { pool } = place.app.context;
  await pool.query("update payments set provider_ref = 'un' || provider_ref");
  assert.equal(await asked(), 5);
  await pool.query('update payments set provider_ref = substr(provider_ref, 3), amount = amount + 1');
  for (const { redirect_url } of begun) await bank.open(place).decide(place.client, redirect_url ?? '', 'approve');
  assert.equal(await asked(), 5);
  assert.equal(await countFailures(place.app, 'askProviders'), 5);
  answer = (outgoing) => outgoing.end('{}');
  tries = 0;
  Object.assign(place.app.context.config, { payments: { ...bank.payments, bog: { ...bog, apiUrl } } });
  await asked();
  assert.equal(tries, 5);
});

test('a payment that cannot be settled does not stop the others', async (t) => {
  const place = await market(t, {}, { config: { logLevel: 'silent' } });
  const { pool } = place.app.context;
  const ids: number[] = [];
  for (const month of ['02', '03']) {
    const { id } = await ordered(place, place.client, { from: `2027-${month}-01`, to: `2027-${month}-02` });
    ids.push((await payment(place.client, id)).id);
  }
  await pool.query("update payments set wanted = 'void'");
  await pool.query(`create function refuse_job() returns trigger language plpgsql as
    $$ begin raise exception 'a job that cannot be queued'; end $$`);
  await pool.query(`create trigger refuse_job before insert on graphile_worker._private_jobs
    for each row when (new.key = 'settle-${ids[0]}') execute function refuse_job()`);
  await settlePayments.run(undefined, place.app.context);
  const { rows } = await pool.query("select key from graphile_worker.jobs where key like 'settle-%'");
  assert.deepEqual([rows, await countFailures(place.app, 'settlePayments')], [[{ key: `settle-${ids[1]}` }], 1]);
});

test('reports of banks have a limit of their own, as one address sends those of all users', async (t) => {
  const app = await testApp(t, { config: { limitsFactor: 0.05 } });
  const statusesOf = async (url: string) => {
    const answers = await Promise.all(Array.from({ length: 62 }, () => post(app.visitor(), url)));
    return countStatuses(answers);
  };
  assert.deepEqual(await statusesOf('/api/payments/callback/sandbox'), { 403: 60, 429: 2 });
  assert.equal((await statusesOf('/api/logout'))[429], 56);
});

test('of two who begin to pay at once both get the one page', async (t) => {
  const bank = await bogStandIn(t);
  const place = await market(t, {}, { config: { payments: bank.payments } });
  const order = await ordered(place, place.client);
  const begun = await Promise.all([1, 2, 3, 4].map(() => payment(place.client, order.id)));
  assert.equal(new Set(begun.map(({ id, redirect_url }) => `${id} ${redirect_url}`)).size, 1);
  // The bank's page has expired once the card was declined: the same key answers that, a new one opens another page.
  const again = (key: string) =>
    place.client.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/payments`,
      headers: { 'idempotency-key': key },
    });
  const paymentOf = (answer: { body: unknown }) => startPayment.response.parse(answer.body).payment;
  const [first] = begun;
  assert.equal(paymentOf(await again('one')).redirect_url, first?.redirect_url);
  for (const report of await bank.open(place).decide(place.client, first?.redirect_url ?? '', 'decline'))
    await deliver(place, 'bog', report);
  const [same, other] = [paymentOf(await again('one')), paymentOf(await again('two'))];
  assert.deepEqual([same.id, same.status, same.redirect_url], [first?.id, 'failed', null]);
  assert.notEqual(other.id, first?.id);
  assert.match(other.redirect_url ?? '', /^https:\/\/payment\.bog\.ge/);
});
