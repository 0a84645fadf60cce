import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { acceptOrder, getOrder, listOrders, type Order } from '#contract/calls/orders/orders.ts';
import { buildApp } from '#server/app.ts';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { TEST_PATIENCE } from '#server/testing/testApp.ts';
import { countStatuses, post } from '#server/testing/people/people.ts';
import {
  anotherClient,
  type Market,
  market,
  order,
  ordered,
  quoteId,
  someDates,
} from '#server/testing/people/renters.ts';
import { type TestBrowser, testBrowser } from '#server/testing/testBrowser.ts';
import { expireOrders } from './deadlines/expireOrders.ts';

const HOUR = 3_600_000;
const see = async (browser: TestBrowser, id: number): Promise<Order> =>
  getOrder.response.parse((await browser.inject(`/api/orders/${id}`)).body).order;
const act = (browser: TestBrowser, id: number, action: string, body?: object) =>
  post(browser, `/api/orders/${id}/${action}`, body);
const codeOf = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;
const blocksOf = async ({ app, carId }: Market) =>
  (await app.context.pool.query<{ kind: string }>('select kind from car_blocks where car_id = $1', [carId])).rows;
const ledgerOf = async ({ app }: Market, id: number) =>
  (await app.context.pool.query('select kind, amount from ledger_entries where order_id = $1', [id])).rows;
/** As if the bank had answered. */
const pay = ({ app }: Market, id: number) =>
  app.context.pool.query(
    `with paid as (update orders set paid_at = requested_at, expires_at = null where id = $1 returning id)
     update car_blocks set kind = 'order' where order_id in (select id from paid)`,
    [id],
  );

test('an instant car is confirmed at once and its dates are held', async (t) => {
  const place = await market(t);
  const made = await ordered(place, place.client);
  assert.deepEqual([made.status, made.total, made.prepaid, made.is_paid], ['confirmed', 30_000, 30_000, false]);
  assert.equal(made.expires_at, '2026-11-20T06:15:00.000Z');
  assert.deepEqual(
    made.events.map(({ event, actor }) => [event, actor]),
    [['book', 'client']],
  );
  assert.deepEqual(await blocksOf(place), [{ kind: 'hold' }]);
  const { free_dates, code } = ErrorBody.parse(
    (await post(place.stranger, '/api/quotes', { car_id: place.carId, ...someDates })).body,
  );
  assert.deepEqual([code, free_dates?.[0]], ['CAR_TAKEN', { from: '2027-01-14T10:00', to: '2027-01-17T10:00' }]);
});

/** The same person at another server of the same database. */
async function atAnotherServer(t: TestContext, { app }: Market, browser: TestBrowser): Promise<TestBrowser> {
  const pool = connectPool({ url: app.databaseUrl, max: 5, patience: TEST_PATIENCE });
  const other = await buildApp({ ...app.context, pool, mainPool: pool, db: connectDatabase(pool) });
  t.after(async () => {
    await other.close();
    await pool.end();
  });
  const there = testBrowser(other);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

test('200 orders of the same dates at once at four servers: one is made, the others are conflicts', async (t) => {
  const place = await market(t);
  const people = [place.client, place.stranger, await anotherClient(place, 'third@example.com')];
  const elsewhere = await Promise.all([...people].map((browser) => atAnotherServer(t, place, browser)));
  const browsers = [...people, ...elsewhere];
  const quotes = await Promise.all(browsers.map((browser) => quoteId(browser, place.carId)));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => order(browsers[index % 6] ?? place.client, quotes[index % 6] ?? '')),
  );
  assert.deepEqual(countStatuses(answers), { 201: 1, 409: 199 });
  assert.equal((await blocksOf(place)).length, 1);
  const before = await ordered(place, place.client, { from: '2027-01-07T10:00', to: '2027-01-10T09:00' });
  const after = await ordered(place, place.client, { from: '2027-01-13T11:00', to: '2027-01-14T11:00' });
  assert.deepEqual([before.status, after.status], ['confirmed', 'confirmed']);
});

test('the same key gives the same order for a day; another body, or one under way, does not', async (t) => {
  const place = await market(t);
  const [quote, other] = [
    await quoteId(place.client, place.carId),
    await quoteId(place.client, place.carId, { from: '2027-03-01', to: '2027-03-02' }),
  ];
  const answers = await Promise.all(Array.from({ length: 8 }, () => order(place.client, quote, 'full', 'one')));
  const made = answers.filter(({ status }) => status === 201);
  assert.ok(made.length >= 1);
  assert.equal(new Set(made.map(({ text }) => text)).size, 1);
  assert.ok(answers.every((answer) => answer.status === 201 || codeOf(answer) === 'IN_PROGRESS'));
  place.clock.advance(20 * HOUR);
  assert.equal((await order(place.client, quote, 'full', 'one')).text, made[0]?.text);
  assert.equal((await order(place.client, other, 'full', 'one')).status, 422);
  assert.equal((await order(place.client, quote, 'part', 'one')).status, 422);
  assert.equal((await listOrders.response.parseAsync((await place.client.inject('/api/orders')).body)).total, 1);
});

test('a client blocks no more than a few cars by unpaid orders', async (t) => {
  const place = await market(t, {}, { config: { limitsFactor: 1 } });
  const tries = [];
  for (let index = 0; index < 31; index += 1) tries.push(await order(place.client, 'no quote'));
  assert.deepEqual(countStatuses(tries), { 422: 30, 429: 1 });
  assert.equal((await order(place.stranger, await quoteId(place.stranger, place.carId))).status, 201);
  place.clock.advance(HOUR);
  assert.equal((await order(place.client, 'no quote')).status, 422);
});

test('the quote alone decides: tampering, waiting too long and other fields are refused, a new price is not charged', async (t) => {
  const place = await market(t);
  const { client, carId, app, clock } = place;
  const quote = await quoteId(client, carId);
  const changed = `${quote.slice(0, 60)}${quote[60] === 'A' ? 'B' : 'A'}${quote.slice(61)}`;
  assert.equal((await order(client, changed)).status, 422);
  assert.equal((await post(client, '/api/orders', { quote_id: quote, payment: 'full', total: 1 })).status, 422);
  await app.context.pool.query('update cars set price_per_day = 99999 where id = $1', [carId]);
  const answer = await order(client, quote);
  assert.equal(getOrder.response.parse(answer.body).order.total, 30_000);

  const late = await quoteId(client, carId, { from: '2027-04-01', to: '2027-04-02' });
  const gone = await quoteId(client, carId, { from: '2027-05-01', to: '2027-05-02' });
  clock.advance(15 * 60_000);
  const expired = await order(client, late);
  assert.deepEqual([expired.status, codeOf(expired)], [409, 'QUOTE_EXPIRED']);
  clock.advance(-60_000);
  await app.context.pool.query("update cars set status = 'inactive' where id = $1", [carId]);
  const unavailable = await order(client, gone);
  assert.deepEqual([unavailable.status, codeOf(unavailable)], [409, 'CAR_UNAVAILABLE']);
});

test('an order that is not paid in time ends, also when no job ran for long, and its dates are free', async (t) => {
  const place = await market(t);
  const made = await ordered(place, place.client);
  place.clock.advance(15 * 60_000 - 1);
  await expireOrders(place.app.context);
  assert.equal((await see(place.client, made.id)).status, 'confirmed');
  place.clock.advance(50 * HOUR);
  const next = await order(
    place.stranger,
    await (async () => {
      await expireOrders(place.app.context);
      return quoteId(place.stranger, place.carId);
    })(),
  );
  assert.equal(next.status, 201);
  const ended = await see(place.client, made.id);
  assert.deepEqual([ended.status, ended.expires_at, ended.actions], ['expired', null, []]);
  assert.deepEqual(
    ended.events.map(({ event, actor }) => [event, actor]),
    [
      ['book', 'client'],
      ['expire', 'system'],
    ],
  );
});

test('requests share dates until one is accepted: the others are declined, and it says so', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const first = await ordered(place, place.client);
  const second = await ordered(place, place.stranger, { from: '2027-01-12T10:00', to: '2027-01-15T10:00' });
  const apart = await ordered(place, place.stranger, { from: '2027-02-12T10:00', to: '2027-02-15T10:00' });
  assert.deepEqual(
    [first.status, first.expires_at, await blocksOf(place)],
    ['requested', '2026-11-20T14:00:00.000Z', []],
  );
  const answer = await act(place.owner, first.id, 'accept');
  const { order: accepted, declined } = acceptOrder.response.parse(answer.body);
  assert.deepEqual([accepted.status, declined], ['confirmed', [second.number]]);
  assert.deepEqual(
    [(await see(place.stranger, second.id)).status, (await see(place.stranger, apart.id)).status],
    ['declined', 'requested'],
  );
  assert.equal(codeOf(await act(place.owner, second.id, 'accept')), 'ORDER_CHANGED');
  place.clock.advance(8 * HOUR);
  await expireOrders(place.app.context);
  assert.equal((await see(place.stranger, apart.id)).status, 'expired');
});

test('a request ends at the start of the rental when that comes first', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const made = await ordered(place, place.client, { from: '2026-11-20T13:00', to: '2026-11-21T13:00' });
  assert.equal(made.expires_at, '2026-11-20T09:00:00.000Z');
});

test('an expired order is neither accepted nor paid in the minute before the job ends it', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const made = await ordered(place, place.client);
  place.clock.advance(8 * HOUR);
  assert.equal(codeOf(await act(place.owner, made.id, 'accept')), 'ORDER_CHANGED');
  assert.equal(codeOf(await act(place.client, made.id, 'payments')), 'ORDER_CHANGED');
  const { rows } = await place.app.context.pool.query('select from payments where order_id = $1', [made.id]);
  assert.equal(rows.length, 0);
  await expireOrders(place.app.context);
  assert.equal((await see(place.client, made.id)).status, 'expired');
});

test('a rental runs from hand-over to return; cash is confirmed once', async (t) => {
  const place = await market(t);
  const made = await ordered(place, place.client, someDates, 'part');
  assert.deepEqual([made.total, made.prepaid], [30_000, 9_000]);
  for (const action of ['start', 'mark-paid'])
    assert.equal(codeOf(await act(place.owner, made.id, action)), 'ORDER_CHANGED', action);
  await pay(place, made.id);
  // Two hours before ten in the morning in Tbilisi.
  place.clock.set(new Date('2027-01-10T03:59:59.999Z'));
  for (const action of ['start', 'mark-paid'])
    assert.equal(codeOf(await act(place.owner, made.id, action)), 'TOO_EARLY', action);
  assert.equal(codeOf(await act(place.owner, made.id, 'finish')), 'ORDER_CHANGED');
  assert.deepEqual((await see(place.owner, made.id)).actions, ['cancel']);
  assert.deepEqual(await ledgerOf(place, made.id), []);
  place.clock.advance(1);
  const seen = await see(place.owner, made.id);
  assert.deepEqual(
    [seen.actions.toSorted(), seen.amount_without_commission, seen.client.phone],
    [['cancel', 'mark_paid', 'start', 'take_deposit'], 25_500, '+995555000000'],
  );
  for (const action of ['start', 'mark-paid', 'finish'])
    assert.equal((await act(place.owner, made.id, action)).status, 200, action);
  assert.equal(codeOf(await act(place.owner, made.id, 'mark-paid')), 'ORDER_CHANGED');
  const done = await see(place.client, made.id);
  assert.deepEqual([done.status, done.is_paid, done.amount_without_commission], ['completed', true, null]);
  assert.deepEqual(await ledgerOf(place, made.id), [{ kind: 'cash', amount: 21_000 }]);
  await assert.rejects(place.app.context.pool.query('update order_events set event = $1', ['pay']), /append-only/);
});

test('a cancellation refunds the announced sum, and is refused when that has changed', async (t) => {
  const place = await market(t);
  const made = await ordered(place, place.client);
  await pay(place, made.id);
  assert.deepEqual((await see(place.client, made.id)).cancellation, {
    refund: 30_000,
    kept: 0,
    free_until: '2027-01-09T06:00:00.000Z',
  });
  place.clock.set(new Date('2027-01-09T06:00:00.001Z'));
  const changed = await act(place.client, made.id, 'cancel', { expected_refund: 30_000 });
  assert.deepEqual([changed.status, codeOf(changed)], [409, 'REFUND_CHANGED']);
  const { cancellation } = await see(place.client, made.id);
  assert.deepEqual([cancellation?.refund, cancellation?.kept], [20_000, 10_000]);
  assert.deepEqual((await see(place.owner, made.id)).cancellation?.refund, 30_000);
  assert.equal((await act(place.client, made.id, 'cancel', { expected_refund: 20_000 })).status, 200);
  const ended = await see(place.client, made.id);
  assert.deepEqual(
    [ended.status, ended.cancelled_by, ended.refund, ended.cancellation],
    ['cancelled', 'client', 20_000, null],
  );
  assert.deepEqual(await blocksOf(place), []);
});

test('a late booking can be cancelled free of charge for an hour, but not after the start', async (t) => {
  const place = await market(t);
  const soon = await ordered(place, place.client, { from: '2026-11-20T10:40', to: '2026-11-21T10:40' });
  await pay(place, soon.id);
  assert.equal((await see(place.client, soon.id)).cancellation?.free_until, '2026-11-20T06:40:00.000Z');
  place.clock.advance(41 * 60_000);
  assert.deepEqual((await see(place.client, soon.id)).cancellation?.kept, 10_000);
  assert.equal((await act(place.owner, soon.id, 'cancel')).status, 200);
  assert.equal((await see(place.client, soon.id)).refund, 10_000);
});

test('an order not yet accepted is refunded whole, as announced before', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const made = await ordered(place, place.client, { from: '2026-11-20T20:00', to: '2026-11-22T20:00' });
  // As if the bank had captured it instead of holding it.
  await place.app.context.pool.query('update orders set paid_at = requested_at where id = $1', [made.id]);
  place.clock.advance(2 * HOUR);
  const { cancellation } = await see(place.client, made.id);
  assert.deepEqual([cancellation?.refund, cancellation?.kept], [20_000, 0]);
  assert.equal((await act(place.client, made.id, 'cancel', { expected_refund: 20_000 })).status, 200);
  assert.equal((await see(place.client, made.id)).refund, 20_000);
});

test('an order exists for its two sides and admins only, and each can do what is theirs', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const { id } = await ordered(place, place.client);
  assert.equal((await place.stranger.inject(`/api/orders/${id}`)).status, 404);
  for (const action of ['cancel', 'accept', 'decline', 'mark-paid', 'start', 'finish']) {
    assert.equal((await act(place.stranger, id, action)).status, 404, action);
  }
  assert.equal((await act(place.client, id, 'accept')).status, 403);
  assert.equal((await act(place.owner, id, 'cancel')).status, 409);
  const pages = await Promise.all(
    [place.client, place.owner, place.stranger].map((browser) => browser.inject('/api/orders?page=1&page_size=5')),
  );
  assert.deepEqual(
    pages.map(({ body }) => listOrders.response.parse(body).total),
    [1, 1, 0],
  );
  const all = listOrders.response.parse((await place.admin.inject('/api/orders?page=2')).body);
  assert.deepEqual([all.page, all.page_size, all.orders.length], [2, 10, 10]);
  assert.equal((await act(place.admin, id, 'decline')).status, 200);
});
