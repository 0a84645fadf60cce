import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { listOperations } from '#contract/calls/operations/operations.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { hashPassword } from '#server/features/auth/passwordHash.ts';
import { aFine, answered, bringBack, claimed, decided, seenClaim, waitUntil } from '#server/testing/claims.ts';
import { DEPOSIT, eventsOf, hold, stateOf, withCard } from '#server/testing/deposits.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { goodPassword, post } from '#server/testing/people/people.ts';
import type { Market } from '#server/testing/people/renters.ts';
import { books, cancelled, paid, seen } from '#server/testing/rescues.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { afterReturnJob } from '../afterReturnJob.ts';

const HOUR = 3_600_000;
const inCash = '{"deposit": {"how": ["cash"], "back_within_days": 0}}';

const move = (place: Market, order: Pick<Order, 'id'>, kind: string, amount: number, more: object = {}) =>
  post(place.owner, `/api/orders/${order.id}/deposit`, { kind, amount, way: 'cash', ...more });
const keepPart = (place: Market, order: Pick<Order, 'id'>, amount: number) =>
  move(place, order, 'kept', amount, { reason: 'A scratch on the door' });
const codeOf = (answer: { readonly status: number; readonly body: unknown }) =>
  `${answer.status} ${ErrorBody.parse(answer.body).code}`;

/** A paid order whose car is handed over soon. */
async function soon(place: Market): Promise<Order> {
  const order = await paid(place);
  waitUntil(place, Number(instantOf(order.from)) - HOUR);
  return order;
}

/** A car that is back, with all of the deposit in the owner's hand. */
async function backWithDeposit(place: Market): Promise<Order> {
  const order = await soon(place);
  assert.equal((await move(place, order, 'taken', DEPOSIT)).status, 200);
  await bringBack(place, order);
  return order;
}

test('a deposit is counted: taken near the start, given back, kept with a reason, never more than was taken', async (t) => {
  const place = await withCard(t, inCash);
  const order = await paid(place);
  assert.equal(codeOf(await move(place, order, 'taken', DEPOSIT)), '409 TOO_EARLY');
  waitUntil(place, Number(instantOf(order.from)) - HOUR);
  const before = await books(place, order.id);
  assert.equal(codeOf(await move(place, order, 'returned', 1)), '409 ORDER_CHANGED', 'nothing was taken');
  assert.equal((await move(place, order, 'taken', DEPOSIT + 1)).status, 422, 'more than was agreed');
  assert.equal((await move(place, order, 'taken', 20_000)).status, 200);
  assert.equal((await move(place, order, 'taken', 10_001)).status, 422);
  assert.equal((await move(place, order, 'taken', 10_000, { way: 'card' })).status, 200);
  assert.equal(codeOf(await move(place, order, 'taken', 1)), '409 ORDER_CHANGED', 'all of it is taken');
  assert.equal(await stateOf(place, order.id), 'taken 0');
  assert.equal(codeOf(await keepPart(place, order, 1)), '409 ORDER_CHANGED', 'before the return');
  await bringBack(place, order);
  assert.equal((await move(place, order, 'kept', 4_000)).status, 422, 'without a reason');
  assert.equal((await move(place, order, 'returned', 4_000, { reason: 'So' })).status, 422);
  assert.equal((await keepPart(place, order, 4_000)).status, 200);
  assert.equal((await move(place, order, 'returned', 26_001)).status, 422, 'more than is left');
  assert.equal((await keepPart(place, order, 26_001)).status, 422);
  assert.equal((await move(place, order, 'returned', 26_000)).status, 200);
  assert.equal(codeOf(await move(place, order, 'returned', 1)), '409 ORDER_CHANGED');
  assert.equal(await stateOf(place, order.id), 'kept 4000');
  assert.deepEqual(await books(place, order.id), [
    ...before,
    'deposit 20000 0',
    'deposit 10000 0',
    'deposit -4000 0',
    'deposit_kept 4000 0',
    'deposit -26000 0',
  ]);
  const [client, owner] = [await seen(place.client, order.id), await seen(place.owner, order.id)];
  assert.deepEqual(client.deposit_moves, owner.deposit_moves, 'both sides see the same');
  assert.deepEqual(
    client.deposit_moves.map(({ kind, amount, way, reason }) => [kind, amount, way, reason]),
    [
      ['taken', 20_000, 'cash', null],
      ['taken', 10_000, 'card', null],
      ['kept', 4_000, 'cash', 'A scratch on the door'],
      ['returned', 26_000, 'cash', null],
    ],
  );
});

test('only the owner counts it, once per key, and a deposit in hand is no income', async (t) => {
  const place = await withCard(t, inCash);
  const order = await soon(place);
  const body = { kind: 'taken', amount: 10_000, way: 'cash' };
  assert.equal((await post(place.client, `/api/orders/${order.id}/deposit`, body)).status, 403);
  assert.equal((await post(place.admin, `/api/orders/${order.id}/deposit`, body)).status, 403);
  const keyed = { url: `/api/orders/${order.id}/deposit`, method: 'POST' as const, body };
  const headers = { 'idempotency-key': 'counted once' };
  const sums = async () => listOperations.response.parse((await place.owner.inject('/api/operations')).body).totals;
  const before = await sums();
  const answers = [await place.owner.inject({ ...keyed, headers }), await place.owner.inject({ ...keyed, headers })];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.equal((await seen(place.owner, order.id)).deposit_hold?.in_hand, 10_000);
  const { gross, net, cash } = await sums();
  assert.deepEqual({ gross, net, cash }, { gross: before.gross, net: before.net, cash: before.cash });
  const { rows } = await place.app.context.pool.query(
    "select details->>'kind' as kind, details->>'amount' as amount from audit_events where action = 'deposit_moved'",
  );
  assert.deepEqual(rows, [{ kind: 'taken', amount: '10000' }]);
});

test('of two at once that together are more than was taken one is refused', async (t) => {
  const place = await withCard(t, inCash);
  const order = await backWithDeposit(place);
  const statuses = await Promise.all([keepPart(place, order, 20_000), move(place, order, 'returned', 20_000)]);
  assert.deepEqual(
    statuses.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 422],
  );
});

test('a claim uses the deposit in hand first; only the rest is claimed', async (t) => {
  const place = await withCard(t, inCash);
  const order = await backWithDeposit(place);
  const before = await books(place, order.id);
  const claim = await claimed(place, order.id, { kind: 'damage', amount: 42_000, text: 'Door' });
  assert.equal((await seenClaim(place.client, claim.id)).deposit, DEPOSIT);
  assert.equal(codeOf(await keepPart(place, order, 1_000)), '409 ORDER_CHANGED', 'the claim says how much');
  assert.equal((await answered(place.client, claim.id, 42_000, '')).status, 200);
  const { status, from_deposit, rest } = await seenClaim(place.client, claim.id);
  assert.deepEqual([status, from_deposit, rest], ['due', DEPOSIT, 12_000]);
  assert.deepEqual(await books(place, order.id), [...before, `deposit -${DEPOSIT} 0`, `deposit_kept ${DEPOSIT} 0`]);
  assert.equal(await stateOf(place, order.id), `kept ${DEPOSIT}`);
});

test('what was kept before counts towards a claim, and a lower claim gives the difference back', async (t) => {
  const place = await withCard(t, inCash);
  const order = await backWithDeposit(place);
  assert.equal((await keepPart(place, order, 9_000)).status, 200);
  const claim = await claimed(place, order.id, aFine(12_000));
  assert.equal((await answered(place.client, claim.id, 2_000)).status, 200);
  assert.equal((await decided(place.admin, claim.id, 5_000)).status, 200);
  const { status, from_deposit, rest } = await seenClaim(place.owner, claim.id);
  assert.deepEqual([status, from_deposit, rest], ['settled', 5_000, 0]);
  assert.equal((await seen(place.client, order.id)).deposit_hold?.in_hand, DEPOSIT - 5_000);
  assert.equal((await move(place, order, 'returned', DEPOSIT - 5_000)).status, 200);
  assert.equal(await stateOf(place, order.id), 'kept 5000');
});

test('no bank holds what the owner has, and what was taken for a cancelled order goes back', async (t) => {
  const place = await withCard(t);
  const order = await soon(place);
  assert.equal((await move(place, order, 'taken', DEPOSIT)).status, 200);
  assert.equal((await hold(place, order.id)).status, 409);
  await cancelled(place, order.id);
  assert.equal(await stateOf(place, order.id), 'taken 0');
  assert.equal((await move(place, order, 'returned', DEPOSIT)).status, 200);
  assert.equal(await stateOf(place, order.id), 'returned 0');
});

test('the database refuses more given back and kept than was taken', async (t) => {
  const place = await withCard(t, inCash);
  const order = await backWithDeposit(place);
  const { pool } = place.app.context;
  for (const changes of [
    'deposit_returned = 30001',
    'deposit_kept = 20000, deposit_returned = 10001',
    'deposit_kept = -1',
  ])
    await assert.rejects(pool.query(`update orders set ${changes} where id = $1`, [order.id]), /orders_deposit_moves/);
});

test('an owner who neither gives a deposit back nor keeps it is reminded once, when a day and the agreed days are over', async (t) => {
  const place = await withCard(t, '{"deposit": {"how": ["cash"], "back_within_days": 2}}');
  const run = async () => {
    await afterReturnJob.run(undefined, place.app.context);
    await drainJobs(place.app);
  };
  const reminders = async (order: Pick<Order, 'id'>) =>
    (await eventsOf(place, order.id)).filter((event) => event === 'remind_deposit').length;
  const order = await backWithDeposit(place);
  place.clock.advance(48 * HOUR - 1);
  await run();
  assert.equal(await reminders(order), 0, 'it was agreed to be given back within two days');
  place.clock.advance(1);
  await run();
  await run();
  assert.equal(await reminders(order), 1);
  const { rows } = await place.app.context.pool.query<{ title: string }>(
    'select subject as title from outbox_mails order by id desc limit 2',
  );
  assert.ok(
    rows.some(({ title }) => title.includes('Is the deposit given back?')),
    JSON.stringify(rows),
  );
  place.clock.advance(72 * HOUR);
  await run();
  assert.equal(await reminders(order), 1, 'once');
});

test('no reminder for a deposit that was counted, that a claim waits for, or of a rental that goes on', async (t) => {
  const place = await withCard(t, inCash);
  const late = async () => {
    place.clock.advance(25 * HOUR);
    await afterReturnJob.run(undefined, place.app.context);
    const { rows } = await place.app.context.pool.query("select from order_events where event = 'remind_deposit'");
    return rows.length;
  };
  const order = await soon(place);
  assert.equal((await move(place, order, 'taken', DEPOSIT)).status, 200);
  assert.equal(await late(), 0, 'before it');
  await bringBack(place, order);
  const claim = await claimed(place, order.id, aFine(12_000));
  assert.equal(await late(), 0, 'a claim is open');
  assert.equal((await answered(place.client, claim.id, 12_000, '')).status, 200);
  assert.equal((await move(place, order, 'returned', DEPOSIT - 12_000)).status, 200);
  assert.equal(await late(), 0, 'all of it is counted');
});

test('a deposit that was taken for a cancelled order is reminded of, too', async (t) => {
  const place = await withCard(t, inCash);
  const order = await soon(place);
  assert.equal((await move(place, order, 'taken', DEPOSIT)).status, 200);
  await cancelled(place, order.id);
  place.clock.advance(25 * HOUR);
  await afterReturnJob.run(undefined, place.app.context);
  assert.ok((await eventsOf(place, order.id)).includes('remind_deposit'));
});

test('neither side leaves while a deposit is in the owner’s hand, nor a client while the return can be claimed for', async (t) => {
  const place = await withCard(t, inCash);
  const order = await backWithDeposit(place);
  const { pool } = place.app.context;
  await pool.query('update users set password_hash = $1', [await hashPassword(goodPassword)]);
  // All that the marketplace owed is paid out.
  await pool.query('truncate ledger_entries cascade');
  const leave = (browser: TestBrowser) =>
    browser.inject({ method: 'DELETE', url: '/api/profile', body: { current_password: goodPassword } });
  const refusalOf = async (browser: TestBrowser) => {
    const { status, body } = await leave(browser);
    return [status, (body as { code?: string }).code];
  };
  assert.deepEqual(await refusalOf(place.owner), [409, 'ACCOUNT_HAS_MONEY']);
  assert.deepEqual(await refusalOf(place.client), [409, 'ACCOUNT_HAS_MONEY']);
  assert.equal((await move(place, order, 'returned', DEPOSIT)).status, 200);
  await pool.query('truncate ledger_entries cascade');
  place.clock.advance(24 * HOUR - 1);
  assert.deepEqual(await refusalOf(place.client), [409, 'ACCOUNT_HAS_RETURN']);
  place.clock.advance(1);
  for (const browser of [place.owner, place.client]) assert.equal((await leave(browser)).status, 200);
});
