import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { getOrder, type Order } from '#contract/orders.ts';
import { getPayment, type Payment } from '#contract/payments.ts';
import type { PaymentEventName } from '#contract/paymentMachine.ts';
import { expireOrders } from '#server/features/orders/expireOrders.ts';
import { signSandbox } from '#server/payments/sandbox/sandboxSignature.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people.ts';
import { atBank, type Market, market, ordered, payment, someDates } from '#server/testing/renters.ts';
import type { TestAnswer, TestBrowser } from '#server/testing/testBrowser.ts';

const seePayment = async (browser: TestBrowser, id: number): Promise<Payment> =>
  getPayment.response.parse((await browser.inject(`/api/payments/${id}`)).body).payment;
const seeOrder = async (browser: TestBrowser, id: number): Promise<Order> =>
  getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order;
const ledgerOf = async ({ app }: Market) =>
  (await app.context.db.selectFrom('ledger_entries').select(['kind', 'amount']).orderBy('id').execute()).map(
    ({ kind, amount }) => [kind, amount],
  );
const mailsAbout = async ({ app }: Market, title: string): Promise<number> => {
  await drainJobs(app);
  return (await app.context.db.selectFrom('outbox_mails').select('id').where('subject', 'like', `${title}%`).execute())
    .length;
};

interface Report {
  readonly event: PaymentEventName;
  readonly id?: string;
  readonly amount?: number;
  readonly currency?: string;
}

/** A callback as the bank sends it: no cookie, no marker, the body as bytes. */
function callback(
  { app, clock }: Market,
  ref: string,
  report: Report,
  sentAt: Date = clock(),
  secret = app.context.config.secret,
): Promise<TestAnswer> {
  const { event, id = randomUUID(), amount = 30_000, currency = 'GEL' } = report;
  const body = JSON.stringify({ event_id: id, ref, event, amount, currency });
  const signature = signSandbox(Buffer.from(body), secret, sentAt);
  const headers = {
    'content-type': 'application/json',
    'sandbox-signature': signature,
    'x-requested-with': '',
    origin: 'https://bank.example',
  };
  return app.visitor().inject({ method: 'POST', url: '/api/payments/callback/sandbox', body, headers });
}

async function refOf({ app }: Market, { id }: Payment): Promise<string> {
  const row = await app.context.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.provider_ref ?? '';
}

test('what is approved at the bank is paid, with one entry and one mail to each side', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  const begun = await payment(place.client, order.id);
  assert.deepEqual(await payment(place.client, order.id), begun, 'a second try goes on with the same payment');
  const page = await place.client.inject(new URL(begun.redirect_url ?? '').pathname);
  assert.match(page.text, /GEL\s300\.00/);
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

test('the answer is found by asking when the browser is closed and no callback comes', async (t) => {
  const place = await market(t);
  const [asked, polled] = [
    await ordered(place, place.client),
    await ordered(place, place.client, { from: '2027-02-01', to: '2027-02-02' }),
  ];
  const first = await payment(place.client, asked.id);
  await atBank(place.client, first, 'action=approve&delivery=never');
  assert.equal((await seePayment(place.client, first.id)).status, 'captured');
  const second = await payment(place.client, polled.id);
  await atBank(place.client, second, 'action=approve&delivery=never');
  place.clock.advance(2 * 60_000);
  const { askProviders } = await import('#server/payments/askProvider.ts');
  const { orderPort } = await import('#server/features/orders/orderPort.ts');
  await askProviders(orderPort).run(undefined, place.app.context);
  assert.equal((await seeOrder(place.client, polled.id)).is_paid, true);
});

test('a declined card can be tried again; leaving the bank changes nothing', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  const begun = await payment(place.client, order.id);
  const back = await atBank(place.client, begun, 'action=decline&delivery=now');
  assert.match(String(back.headers.location), /payment-failure/);
  await drainJobs(place.app);
  assert.equal((await seePayment(place.client, begun.id)).status, 'failed');
  assert.equal((await payment(place.client, order.id)).id, begun.id);
  await atBank(place.client, begun, 'action=approve&delivery=twice');
  await drainJobs(place.app);
  assert.equal((await seeOrder(place.client, order.id)).is_paid, true);
  assert.deepEqual(await ledgerOf(place), [['payment', 30_000]]);
});

/** Every order of the items. */
function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]));
}

test('six reports in every order, each up to three times and at once: one result', async (t) => {
  const place = await market(t);
  const reports: PaymentEventName[] = ['open', 'authorize', 'fail', 'expire', 'capture', 'capture'];
  const orders = permutations(reports);
  assert.equal(orders.length, 720);
  // All of them one after the other on the machine; a sample of them for real, in parallel, with repetitions.
  const { nextPaymentStatus } = await import('#contract/paymentMachine.ts');
  for (const events of orders) {
    const end = events.reduce(
      (status, event) => nextPaymentStatus(status, event) ?? status,
      'created' as Parameters<typeof nextPaymentStatus>[0],
    );
    assert.equal(end, 'captured', events.join(' '));
  }
  for (const [index, events] of orders.filter((_, place) => place % 60 === 0).entries()) {
    const day = String(index + 1).padStart(2, '0');
    const order = await ordered(place, place.client, { from: `2027-${day}-10T10:00`, to: `2027-${day}-13T10:00` });
    const ref = await refOf(place, await payment(place.client, order.id));
    const sent = events.map((event, position) => ({ event, id: `${index}-${position}` }));
    const answers = await Promise.all(
      [...sent, ...sent.toReversed(), ...sent].map((report) => callback(place, ref, report)),
    );
    assert.ok(
      answers.every(({ status }) => status === 200),
      answers.find(({ status }) => status !== 200)?.text,
    );
    await drainJobs(place.app);
    const seen = await seeOrder(place.client, order.id);
    assert.deepEqual(
      [seen.status, seen.is_paid, seen.events.filter(({ event }) => event === 'pay').length],
      ['confirmed', true, 1],
    );
  }
  assert.deepEqual(
    await ledgerOf(place),
    Array.from({ length: 12 }, () => ['payment', 30_000]),
  );
  assert.equal(await mailsAbout(place, 'Your payment has arrived'), 12);
});

test('a forged, old or wrong report changes nothing', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  const ref = await refOf(place, await payment(place.client, order.id));
  const old = new Date(place.clock().getTime() - 301_000);
  const refused = [
    await callback(place, ref, { event: 'capture' }, old),
    await callback(place, ref, { event: 'capture' }, place.clock(), 'another secret'),
    await callback(place, ref, { event: 'capture', amount: 1 }),
    await callback(place, ref, { event: 'capture', currency: 'USD' }),
    await callback(place, 'nobody', { event: 'capture' }),
    await post(place.app.visitor(), '/api/payments/callback/stripe'),
    await post(place.app.visitor(), '/api/payments/callback/sandbox'),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [403, 403, 409, 409, 404, 404, 403],
  );
  assert.deepEqual([(await seeOrder(place.client, order.id)).is_paid, await ledgerOf(place)], [false, []]);
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

test('money of a request is only reserved, and taken or let go by the answer', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const [yes, no] = [
    await ordered(place, place.client),
    await ordered(place, place.client, { from: '2027-02-01', to: '2027-02-02' }),
  ];
  const paid: Payment[] = [];
  for (const order of [yes, no]) {
    const begun = await payment(place.client, order.id);
    await atBank(place.client, begun, 'action=approve&delivery=shuffled');
    await drainJobs(place.app);
    paid.push(await seePayment(place.client, begun.id));
  }
  assert.deepEqual(
    paid.map(({ status, is_pending }) => [status, is_pending]),
    [
      ['authorized', false],
      ['authorized', false],
    ],
  );
  await post(place.owner, `/api/orders/${yes.id}/accept`);
  await post(place.owner, `/api/orders/${no.id}/decline`);
  await drainJobs(place.app);
  const ended = await Promise.all(paid.map(({ id }) => seePayment(place.client, id)));
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['captured', 'voided'],
  );
  assert.equal((await seeOrder(place.client, yes.id)).is_paid, true);
  assert.deepEqual(await ledgerOf(place), [['payment', 30_000]]);
});

test('a late cancellation gives back all but the first day', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client, someDates, 'part');
  const begun = await payment(place.client, order.id);
  assert.equal(begun.amount, 9_000);
  await atBank(place.client, begun, 'action=approve&delivery=now');
  await drainJobs(place.app);
  const other = await ordered(place, place.client, { from: '2027-03-10T10:00', to: '2027-03-13T10:00' });
  const whole = await payment(place.client, other.id);
  await atBank(place.client, whole, 'action=approve&delivery=now');
  await drainJobs(place.app);
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  await post(place.client, `/api/orders/${order.id}/cancel`, {});
  place.clock.set(new Date('2027-03-10T05:00:00Z'));
  await post(place.client, `/api/orders/${other.id}/cancel`, {});
  await drainJobs(place.app);
  assert.deepEqual(
    [(await seePayment(place.client, begun.id)).status, (await seePayment(place.client, whole.id)).status],
    ['captured', 'part_refunded'],
  );
  assert.deepEqual(await ledgerOf(place), [
    ['payment', 9_000],
    ['payment', 30_000],
    ['refund', -20_000],
  ]);
});

test('a payment belongs to the order of its client; a bank that is down makes the order wait', async (t) => {
  const place = await market(t);
  const order = await ordered(place, place.client);
  assert.equal((await post(place.stranger, `/api/orders/${order.id}/payments`)).status, 404);
  await place.app.context.pool.query('alter table sandbox_payments rename to bank_on_fire');
  const down = await post(place.client, `/api/orders/${order.id}/payments`);
  assert.deepEqual(
    [down.status, ErrorBody.parse(down.body).code, down.headers['retry-after']],
    [503, 'UNAVAILABLE', '5'],
  );
  await place.app.context.pool.query('alter table bank_on_fire rename to sandbox_payments');
  const begun = await payment(place.client, order.id);
  assert.equal((await place.stranger.inject(`/api/payments/${begun.id}`)).status, 404);
  assert.equal((await place.owner.inject(`/api/payments/${begun.id}`)).status, 200);
});
