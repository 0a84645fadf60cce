import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderEvent } from '#contract/domain/orders/orderEvent.ts';
import { freeUntil, keptAtLeast, refundBy, refundOf } from './cancellation.ts';

const rules = { freeCancelHours: 24, lateGraceMinutes: 60 };
const at = (time: string) => new Date(`2027-04-${time}:00.000Z`);

test('it is free until a day before the start, for who books late an hour longer, and never past the start', () => {
  const from = at('20T10:00');
  const until = (orderedAt: Date) => freeUntil({ from, orderedAt }, rules).toISOString();
  assert.equal(until(at('01T10:00')), at('19T10:00').toISOString());
  assert.equal(until(at('19T09:00')), at('19T10:00').toISOString());
  assert.equal(until(at('19T09:01')), at('19T10:01').toISOString());
  assert.equal(until(at('20T09:00')), at('20T10:00').toISOString());
  assert.equal(until(at('20T09:01')), at('20T10:00').toISOString());
});

const order = {
  status: 'confirmed',
  first_day: 3_000,
  prepaid: 9_000,
  paid_at: at('01T10:00'),
  free_until: at('19T10:00'),
  kept_at_least: 0,
} as const;
const early = at('19T10:00');
const late = new Date(early.getTime() + 1);

test('a client loses the first day from the first moment that is too late on', () => {
  assert.deepEqual(refundOf(order, 'client', early), { refund: 9_000, kept: 0 });
  assert.deepEqual(refundOf(order, 'client', late), { refund: 6_000, kept: 3_000 });
  assert.deepEqual(refundOf({ ...order, free_until: null }, 'client', early), { refund: 6_000, kept: 3_000 });
});

test('the fee is at most what was paid', () => {
  assert.deepEqual(refundOf({ ...order, prepaid: 2_000 }, 'client', late), { refund: 0, kept: 2_000 });
  assert.deepEqual(refundOf({ ...order, paid_at: null }, 'client', late), { refund: 0, kept: 0 });
});

test('the fee of a cancellation survives a change, and fees of changes are added to the first day', () => {
  const line = { code: 'kept_day', quantity: 1, unit_price: 3_000, total: 3_000, for: 'client' } as const;
  const cheap = { first_day: 1_000, items: [] };
  assert.equal(keptAtLeast(order, cheap, early), 0);
  assert.equal(keptAtLeast(order, cheap, late), 3_000);
  assert.equal(keptAtLeast({ ...order, kept_at_least: 5_000 }, cheap, late), 5_000);
  assert.equal(keptAtLeast(order, { ...cheap, items: [line] }, late), 4_000);
  const changed = { ...order, first_day: 1_000, kept_at_least: 4_000 };
  assert.deepEqual(refundOf(changed, 'client', late), { refund: 5_000, kept: 4_000 });
  assert.deepEqual(refundOf(changed, 'owner', late), { refund: 9_000, kept: 0 });
});

test('all comes back when the owner or an admin cancels, and before it is accepted', () => {
  for (const by of ['owner', 'admin'] as const) assert.deepEqual(refundOf(order, by, late), { refund: 9_000, kept: 0 });
  const requested = { ...order, status: 'requested', free_until: null } as const;
  assert.deepEqual(refundOf(requested, 'client', late), { refund: 9_000, kept: 0 });
});

test('the money is back two weeks after the day on which the order ended, in Tbilisi', () => {
  const event = (status: OrderEvent['status'], time: string): OrderEvent => ({
    event: 'cancel',
    status,
    actor: 'client',
    at: at(time).toISOString(),
    amount: null,
  });
  assert.equal(refundBy({ events: [event('confirmed', '01T10:00')] }), null);
  const ended = [event('confirmed', '01T10:00'), event('cancelled', '02T20:30'), event('cancelled', '05T10:00')];
  assert.equal(refundBy({ events: ended }), '2027-04-19');
  assert.equal(refundBy({ events: ended.slice(0, 2) }), '2027-04-17');
  // What the owner does later with a deposit in cash moves nothing of it.
  const ofDeposit = (name: 'remind_deposit' | 'give_deposit') => ({ ...event('cancelled', '20T10:00'), event: name });
  assert.equal(refundBy({ events: [...ended, ofDeposit('remind_deposit'), ofDeposit('give_deposit')] }), '2027-04-19');
  // A refund during the rental, or after it, counts from its own day.
  const given = (time: string): OrderEvent => ({ ...event('active', time), event: 'refund', amount: 1_000 });
  assert.equal(refundBy({ events: [event('active', '01T10:00'), given('03T10:00')] }), '2027-04-17');
  assert.equal(refundBy({ events: [given('03T10:00'), event('completed', '08T10:00')] }), '2027-04-17');
  assert.equal(refundBy({ events: [given('03T10:00'), given('06T10:00')] }), '2027-04-20');
});
