import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OrderStatus } from './orderStatus.ts';
import {
  findOrderTransition,
  isNearStart,
  listOrderActions,
  nearStartUntil,
  type OrderFacts,
  refusalOf,
  upcomingStatuses,
} from './orderMachine.ts';
import { orderTransitions } from './orderTransitions.ts';
import { nextPaymentStatus, PaymentEventName, PaymentStatus, paymentTransitions } from '../money/paymentMachine.ts';

const facts = (status: OrderStatus, changes: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  isPaidOnline: true,
  isRestDue: false,
  isNearStart: true,
  isEnded: false,
  isReceived: false,
  isIdentityKnown: true,
  isMoneyLeft: false,
  isOwnersCancellation: false,
  areCarsHeld: false,
  change: null,
  isDepositHeld: false,
  isDepositKept: false,
  isDepositOpen: false,
  isDepositInHand: false,
  claim: 'none',
  ...changes,
});

test('every status of an order can be reached, and final ones are final', () => {
  const reached = new Set(orderTransitions.map(({ to }) => to));
  assert.deepEqual([...reached].toSorted(), [...OrderStatus.options].toSorted());
  for (const status of ['declined', 'expired', 'cancelled'] as const) {
    assert.ok(
      orderTransitions.every(({ from, to }) => from !== status || to === status),
      status,
    );
  }
});

test('an order is upcoming as long as its status can still change', () => {
  const moving = orderTransitions.flatMap(({ from, to }) => (from === null || from === to ? [] : [from]));
  assert.deepEqual(new Set(upcomingStatuses), new Set(moving));
});

test('no two transitions handle the same event of the same actor', () => {
  const keys = orderTransitions.flatMap(({ from, event, actors }) =>
    actors.map((actor) => `${from} ${event} ${actor}`),
  );
  assert.equal(new Set(keys).size, keys.length);
});

test('every end of an order frees its dates, the return of the car those that are left', () => {
  for (const { from, event, to, effects } of orderTransitions) {
    if (from === 'confirmed' && (to === 'cancelled' || to === 'expired')) assert.ok(effects.includes('free_dates'));
    if (event === 'finish') assert.ok(effects.includes('free_rest'));
    if (to === 'confirmed' && from !== 'confirmed') assert.ok(effects.includes('take_dates'));
  }
});

test('each side is offered its own actions when they are possible', () => {
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

test('a car is handed over, and cash confirmed, from two hours before the start on', () => {
  const start = Date.parse('2027-01-10T06:00:00Z');
  const at = (time: string) => isNearStart(new Date(start), Date.parse(`2027-01-10T${time}Z`));
  assert.deepEqual([at('03:59:59.999'), at('04:00:00'), at('06:00:00'), at('23:00:00')], [false, true, true, true]);
  assert.equal(nearStartUntil(Date.parse('2027-01-10T04:00:00Z')).getTime(), start);
  for (const status of OrderStatus.options) {
    const early = facts(status, { isRestDue: true, isNearStart: false });
    const actions = listOrderActions(early, 'owner');
    assert.ok(!actions.includes('start') && !actions.includes('mark_paid'), status);
    const isEver = listOrderActions({ ...early, isNearStart: true }, 'owner').includes('mark_paid');
    assert.equal(refusalOf(early, 'mark_paid', 'owner'), isEver ? 'TOO_EARLY' : 'ORDER_CHANGED', status);
  }
  const early = facts('confirmed', { isNearStart: false });
  assert.equal(refusalOf(early, 'start', 'owner'), 'TOO_EARLY');
  assert.equal(refusalOf(early, 'start', 'client'), 'NOT_ALLOWED');
  assert.equal(refusalOf({ ...early, isPaidOnline: false }, 'start', 'owner'), 'ORDER_CHANGED');
  assert.equal(refusalOf(facts('confirmed'), 'finish', 'owner'), 'ORDER_CHANGED');
  for (const status of OrderStatus.options)
    assert.equal(findOrderTransition(facts(status), 'finish', 'owner') !== undefined, status === 'active', status);
});

test('no client drives off without identification, and the owner learns that only the confirmation is missing', () => {
  const unknown = facts('confirmed', { isIdentityKnown: false });
  assert.equal(findOrderTransition(unknown, 'start', 'owner'), undefined);
  assert.equal(refusalOf(unknown, 'start', 'owner'), 'IDENTITY_UNKNOWN');
  assert.equal(refusalOf({ ...unknown, isNearStart: false }, 'start', 'owner'), 'TOO_EARLY');
  assert.equal(refusalOf({ ...unknown, isPaidOnline: false }, 'start', 'owner'), 'ORDER_CHANGED');
  assert.equal(refusalOf(facts('active', { isIdentityKnown: false }), 'start', 'admin'), 'ORDER_CHANGED');
});

test('an older report never undoes a payment', () => {
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
