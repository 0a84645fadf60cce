import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import { orderBill } from '#server/features/payments/bill.ts';
import { type Market, market, ordered } from '#server/testing/people/renters.ts';
import { marketplace, type Mover, applyOrderEvent } from './applyOrderEvent.ts';
import { orderPort } from './orderPort.ts';
import { lockOrder } from './orderRepository.ts';
import { factsOf, isRestDue } from './orderRow.ts';

/** Applies an event to an order, and describes its row, dates and last event in a line. */
async function move({ app }: Market, id: number, event: OrderEventName, by: Mover = marketplace) {
  const { declined } = await app.context.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, id);
    assert.ok(order);
    return applyOrderEvent(app.context, transaction, order, event, by);
  });
  return { declined, ...(await look(app, id)) };
}

async function look({ context }: Market['app'], id: number) {
  const { rows } = await context.pool.query(
    `select o.status, o.expires_at, o.answered_at, o.paid_at, o.rest_paid_at, o.cancelled_by, o.refund,
       (select kind from car_blocks where order_id = o.id) as block,
       (select concat_ws(' ', event, actor, user_id, status) from order_events where order_id = o.id order by id desc limit 1) as last
     from orders o where id = $1`,
    [id],
  );
  return rows[0];
}

async function userOf({ app }: Market, name: string): Promise<number> {
  const { rows } = await app.context.pool.query<{ id: number }>('select id from users where email = $1', [name]);
  return rows[0]?.id ?? 0;
}

const pay = ({ app }: Market, id: number) =>
  app.context.pool.query('update orders set paid_at = requested_at where id = $1', [id]);

test('an answer is stamped when a person gives it, and dates are held until money for them is there', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const owner: Mover = { actor: 'owner', userId: await userOf(place, 'physicalOwner@access.test') };
  const now = place.clock();
  const { id } = await ordered(place, place.client);
  const overlapping = await ordered(place, place.stranger);
  const accepted = await move(place, id, 'accept', owner);
  const holdEnd = new Date(now.getTime() + 12 * 3_600_000);
  assert.deepEqual(
    [accepted.status, accepted.answered_at, accepted.expires_at, accepted.block, accepted.last, accepted.declined],
    ['confirmed', now, holdEnd, 'hold', `accept owner ${owner.userId} confirmed`, [overlapping.number]],
  );
  const declined = await look(place.app, overlapping.id);
  assert.deepEqual(
    [declined.status, declined.answered_at, declined.expires_at, declined.last],
    ['declined', null, null, 'decline system declined'],
  );
  const paid = await move(place, id, 'pay');
  assert.deepEqual(
    [paid.paid_at, paid.expires_at, paid.block, paid.last],
    [now, null, 'order', 'pay system confirmed'],
  );
  const cancelled = await move(place, id, 'cancel', owner);
  assert.deepEqual(
    [cancelled.cancelled_by, cancelled.refund, cancelled.block, cancelled.paid_at],
    ['owner', 30_000, null, now],
  );

  const other = await ordered(place, place.client, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  const refused = await move(place, other.id, 'decline', { ...owner, actor: 'admin' });
  assert.deepEqual([refused.status, refused.answered_at, refused.refund], ['declined', now, 0]);
});

test('an order paid before it is accepted waits for nothing more, and lost dates cannot be accepted', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const owner: Mover = { actor: 'owner', userId: null };
  const { id } = await ordered(place, place.client);
  await pay(place, id);
  const accepted = await move(place, id, 'accept', owner);
  assert.deepEqual([accepted.status, accepted.expires_at, accepted.block], ['confirmed', null, 'order']);

  const late = await ordered(place, place.stranger, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  await place.app.context.pool.query(
    "insert into car_blocks (car_id, period, kind) values ($1, '[2027-02-10T06:00Z, 2027-02-13T06:00Z)', 'owner')",
    [place.carId],
  );
  await assert.rejects(move(place, late.id, 'accept', owner), { status: 409, code: 'CAR_TAKEN' });
  place.clock.advance(8 * 3_600_000);
  await assert.rejects(move(place, late.id, 'accept', owner), { status: 409, code: 'ORDER_CHANGED' });
  await assert.rejects(move(place, late.id, 'accept', { ...owner, actor: 'client' }), {
    status: 403,
    code: 'NOT_ALLOWED',
  });
  const expired = await move(place, late.id, 'expire');
  assert.deepEqual([expired.status, expired.refund, expired.cancelled_by], ['expired', 0, null]);
});

test('authorized money is captured when the owner accepts, and voided when they do not', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const { pool } = place.app.context;
  const wantedAfter = async (event: 'accept' | 'decline', month: number) => {
    const dates = { from: `2027-0${month}-10T10:00`, to: `2027-0${month}-13T10:00` };
    const { id } = await ordered(place, place.client, dates);
    await pool.query(
      `insert into payments (order_id, provider, provider_ref, amount, status, created_at)
       values ($1, 'sandbox', $2, 30000, 'authorized', now())`,
      [id, event],
    );
    await move(place, id, event, { actor: 'owner', userId: null });
    const { rows } = await pool.query('select wanted from payments where order_id = $1', [id]);
    return rows[0].wanted;
  };
  assert.deepEqual([await wantedAfter('accept', 1), await wantedAfter('decline', 2)], ['capture', 'void']);
});

test('each step is shown in the conversation, and a late cancellation refunds all but the first day', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  await pool.query(
    `insert into payments (order_id, provider, provider_ref, amount, status, created_at)
     values ($1, 'sandbox', 'ref', 30000, 'captured', now())`,
    [id],
  );
  await move(place, id, 'pay');
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  await move(place, id, 'cancel', { actor: 'client', userId: null });
  const { rows } = await pool.query('select wanted, refund_due from payments where order_id = $1', [id]);
  assert.deepEqual(rows, [{ wanted: 'refund', refund_due: 20_000 }]);
  const { rows: lines } = await pool.query('select event from messages where order_id = $1 order by id', [id]);
  assert.deepEqual(
    lines.map(({ event }) => event),
    ['book', 'pay', 'cancel'],
  );
});

test('an order that is locked for its money cannot change meanwhile', async (t) => {
  const place = await market(t);
  const { db, pool } = place.app.context;
  const { id } = await ordered(place, place.client);
  const free = async () =>
    (await pool.query('select from orders where id = $1 for update skip locked', [id])).rowCount === 1;
  assert.equal(await free(), true);
  await db.transaction().execute(async (transaction) => {
    await orderPort.lock(transaction, id);
    assert.equal(await free(), false);
  });
});

test('cash is stamped when it is confirmed, at the car’s time and not before', async (t) => {
  const place = await market(t);
  const { id } = await ordered(place, place.client, undefined, 'part');
  await move(place, id, 'pay');
  await assert.rejects(move(place, id, 'mark_paid', { actor: 'owner', userId: null }), {
    status: 409,
    code: 'TOO_EARLY',
  });
  place.clock.set(new Date('2027-01-10T06:00:00Z'));
  const now = place.clock();
  const paid = await move(place, id, 'mark_paid', { actor: 'owner', userId: null });
  assert.deepEqual([paid.rest_paid_at, paid.status, paid.answered_at], [now, 'confirmed', null]);
  const started = await move(place, id, 'start', { actor: 'owner', userId: null });
  assert.deepEqual([started.status, started.rest_paid_at, started.cancelled_by], ['active', now, null]);
});

test('an order that waits for money accepts it, any other returns it', async (t) => {
  const place = await market(t, { needsConfirmation: true });
  const { context } = place.app;
  const receive = (id: number, money: 'captured' | 'authorized') =>
    context.db
      .transaction()
      .execute((transaction) => orderPort.receive(context, transaction, orderBill(id), { money, amount: 0 }));
  const { id } = await ordered(place, place.client);
  assert.equal(await receive(id, 'authorized'), 'keep');
  assert.equal((await look(place.app, id)).paid_at, null);
  await move(place, id, 'accept', { actor: 'owner', userId: null });
  assert.equal(await receive(id, 'authorized'), 'collect');
  assert.equal(await receive(id, 'captured'), 'keep');
  assert.deepEqual((await look(place.app, id)).paid_at, place.clock());
  for (const money of ['captured', 'authorized'] as const) assert.equal(await receive(id, money), 'return');

  const other = await ordered(place, place.stranger, { from: '2027-02-10T10:00', to: '2027-02-13T10:00' });
  assert.equal(await receive(other.id, 'captured'), 'keep');
  assert.deepEqual((await look(place.app, other.id)).last, 'pay system requested');
  const gone = await ordered(place, place.stranger, { from: '2027-03-10T10:00', to: '2027-03-13T10:00' });
  await move(place, gone.id, 'cancel', { actor: 'client', userId: null });
  for (const money of ['captured', 'authorized'] as const) assert.equal(await receive(gone.id, money), 'return');
  assert.equal(await receive(999_999, 'captured'), 'return');
});

test('what is due in cash is the part that was not paid in advance, until it is confirmed', () => {
  const now = new Date('2027-01-10T06:00:00Z');
  assert.equal(isRestDue({ payment_way: 'part', rest_paid_at: null }), true);
  assert.equal(isRestDue({ payment_way: 'part', rest_paid_at: now }), false);
  assert.equal(isRestDue({ payment_way: 'full', rest_paid_at: null }), false);
  const order = {
    status: 'confirmed',
    payment_way: 'full',
    paid_at: null,
    rest_paid_at: null,
    from: now,
    to: new Date('2027-01-13T06:00:00Z'),
    is_received: false,
    prepaid: 300,
    refund: 0,
    cancelled_by: null,
    held_until: null,
    verification: 'pending',
    change: null,
    returned_at: null,
    claim_status: null,
    is_deposit_held: false,
    is_deposit_kept: false,
    deposit: 500,
    deposit_taken: 500,
    deposit_returned: 200,
    deposit_kept: 300,
  } as const;
  const facts = {
    status: 'confirmed',
    isPaidOnline: false,
    isRestDue: false,
    isNearStart: true,
    isEnded: false,
    isReceived: false,
    isIdentityKnown: false,
    isMoneyLeft: false,
    isOwnersCancellation: false,
    areCarsHeld: false,
    change: null,
    isDepositHeld: false,
    isDepositKept: false,
    isDepositOpen: true,
    isDepositInHand: false,
    claim: 'none',
  };
  assert.deepEqual(factsOf(order, now, false), facts);
  assert.deepEqual(factsOf({ ...order, paid_at: now }, now, false), {
    ...facts,
    isPaidOnline: true,
    isMoneyLeft: true,
  });
  assert.equal(factsOf({ ...order, to: now }, now, false).isEnded, true);
  assert.equal(factsOf({ ...order, is_received: true }, now, false).isReceived, true);
  const allBack = { ...order, paid_at: now, refund: 300 };
  assert.equal(factsOf({ ...order, verification: 'passed' }, now, false).isIdentityKnown, true);
  assert.equal(factsOf(order, now, true).isIdentityKnown, true);
  assert.deepEqual(factsOf(allBack, now, false), { ...facts, isPaidOnline: true });
});
