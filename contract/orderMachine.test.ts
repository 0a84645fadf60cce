import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findOrderTransition,
  listOrderActions,
  type OrderFacts,
  OrderStatus,
  orderTransitions,
} from './orderMachine.ts';
import { nextPaymentStatus, PaymentEventName, PaymentStatus, paymentTransitions } from './paymentMachine.ts';

const facts = (status: OrderStatus, changes: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  isPaidOnline: true,
  isRestDue: false,
  ...changes,
});

test('every status of an order can be reached, and what is over stays over', () => {
  const reached = new Set(orderTransitions.map(({ to }) => to));
  assert.deepEqual([...reached].toSorted(), [...OrderStatus.options].toSorted());
  for (const status of ['declined', 'expired', 'cancelled'] as const) {
    assert.ok(
      orderTransitions.every(({ from }) => from !== status),
      status,
    );
  }
});

test('no two transitions answer the same event of the same actor', () => {
  const keys = orderTransitions.flatMap(({ from, event, actors }) =>
    actors.map((actor) => `${from} ${event} ${actor}`),
  );
  assert.equal(new Set(keys).size, keys.length);
});

test('dates that are taken are given back by every end but the return of the car', () => {
  for (const { from, to, effects } of orderTransitions) {
    if (from === 'confirmed' && (to === 'cancelled' || to === 'expired')) assert.ok(effects.includes('free_dates'));
    if (to === 'confirmed' && from !== 'confirmed') assert.ok(effects.includes('take_dates'));
  }
});

test('each side is offered what is theirs, when it is possible', () => {
  assert.deepEqual(listOrderActions(facts('requested', { isPaidOnline: false }), 'client'), ['cancel']);
  assert.deepEqual(listOrderActions(facts('requested', { isPaidOnline: false }), 'owner'), ['accept', 'decline']);
  assert.deepEqual(listOrderActions(facts('confirmed', { isPaidOnline: false }), 'owner'), ['cancel']);
  assert.deepEqual(listOrderActions(facts('confirmed', { isRestDue: true }), 'owner'), [
    'cancel',
    'start',
    'mark_paid',
  ]);
  assert.deepEqual(listOrderActions(facts('confirmed', { isPaidOnline: false, isRestDue: true }), 'owner'), ['cancel']);
  assert.deepEqual(listOrderActions(facts('completed'), 'owner'), []);
  assert.equal(findOrderTransition(facts('confirmed'), 'expire', 'system'), undefined);
  assert.equal(findOrderTransition(null, 'book', 'owner'), undefined);
});

test('money that was taken is never unpaid by an older report', () => {
  const later: readonly PaymentStatus[] = ['captured', 'part_refunded', 'refunded'];
  for (const status of later) {
    for (const event of PaymentEventName.options) {
      const next = nextPaymentStatus(status, event);
      assert.ok(next === undefined || (event === 'refund' && later.includes(next)), `${status} ${event}`);
    }
  }
  const reached = new Set(paymentTransitions.map(({ to }) => to));
  assert.deepEqual([...reached, 'created'].toSorted(), [...PaymentStatus.options].toSorted());
  assert.equal(nextPaymentStatus('captured', 'refund', false), 'part_refunded');
});
