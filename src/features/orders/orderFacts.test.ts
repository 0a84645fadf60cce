import { expect, test } from '@jest/globals';
import { firstOrders } from '#mocks/fixtures/orders/orders.ts';
import { pageMarks } from '#src/shared/ui/layout/pageMarks.ts';
import { nextActionOf } from './nextAction.ts';
import { nextStepOf } from './page/NextStepPanel.tsx';
import { orderSteps } from './page/OrderTimeline.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 8, [1, 2, 3, null, 8]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [8, 8, [1, null, 7, 8]],
])('page %i of %i links to the pages round it', (page, count, marks) => {
  expect(pageMarks(page, count)).toEqual(marks);
});

const statesOf = (id: number) => {
  const order = firstOrders().find((one) => one.id === id);
  return order && orderSteps(order, 0).map(({ status, state, instant }) => `${status} ${state} ${instant !== null}`);
};

test('the timeline begins where the order did and ends where it came to nothing', () => {
  expect(statesOf(1)).toEqual(['confirmed now true', 'active todo false', 'completed todo false']);
  expect(statesOf(2)?.[0]).toBe('requested now true');
  expect(statesOf(9)).toEqual(['confirmed done true', 'active done true', 'completed done true']);
  expect(statesOf(10)).toEqual(['requested done true', 'declined ended true']);
  expect(statesOf(12)).toEqual(['confirmed done true', 'cancelled ended true']);
  expect(statesOf(6)?.[0]).toBe('held now true');
});

test('times planned for a rental are not to come once it has ended without a hand-over', () => {
  const order = firstOrders().find(({ id }) => id === 1);
  if (order === undefined) throw new Error('The mocks have no order 1.');
  const ended = { ...order, from: '2027-03-01T10:00', to: '2027-03-04T10:00' };
  const end = Date.parse('2027-03-04T06:00:00Z');
  const planned = (now: number) => orderSteps(ended, now).flatMap(({ moment }) => moment ?? []);
  expect(planned(end)).toEqual([ended.from, ended.to]);
  expect(planned(end + 1)).toEqual([]);
});

test('the planned return of a car that is late is not to come', () => {
  const order = firstOrders().find(({ id }) => id === 1);
  if (order === undefined) throw new Error('The mocks have no order 1.');
  const late = { ...order, status: 'active' as const, from: '2027-03-01T10:00', to: '2027-03-04T10:00' };
  const returnOf = (now: number) => orderSteps(late, now).at(-1)?.moment;
  expect(returnOf(Date.parse('2027-03-04T05:59:00Z'))).toBe(late.to);
  expect(returnOf(Date.parse('2027-03-04T06:01:00Z'))).toBeNull();
});

test('days are counted in Georgia, in any time zone of the browser', () => {
  const order = {
    status: 'confirmed' as const,
    is_paid_online: true,
    from: '2027-03-01T00:30',
    to: '2027-03-04T00:30',
    cancelled_by: null,
  };
  // Half past eleven in the evening in Tbilisi on 28 February: UTC is four hours behind.
  const before = Date.parse('2027-02-28T19:30:00Z');
  expect(nextStepOf(order, before)).toEqual({ step: 'pickUp', days: 1 });
  expect(nextStepOf(order, before + 31 * 60_000)).toEqual({ step: 'pickUp', days: 0 });
  expect(nextStepOf({ ...order, status: 'active' }, before)).toEqual({ step: 'return', days: 4 });
  expect(nextActionOf({ ...order, status: 'cancelled' }, before)).toBe('similar');
  expect(nextActionOf({ ...order, status: 'cancelled' }, before + 61 * 60_000)).toBe('again');
  expect(nextActionOf({ ...order, status: 'completed' }, before)).toBe('again');
  expect(nextActionOf({ ...order, is_paid_online: false }, before)).toBe('pay');
});

test('a rental whose hand-over was never confirmed says so, and who cancelled an order is named', () => {
  const order = {
    status: 'confirmed' as const,
    is_paid_online: true,
    from: '2027-03-01T10:00',
    to: '2027-03-04T10:00',
    cancelled_by: null,
  };
  const end = Date.parse('2027-03-04T06:00:00Z');
  expect(nextStepOf(order, end)).toEqual({ step: 'pickUp', days: -3 });
  expect(nextStepOf(order, end + 1)).toEqual({ step: 'unconfirmed' });
  expect(nextActionOf(order, end)).toBe('prepare');
  expect(nextActionOf(order, end + 1)).toBe('details');
  const endings = (['client', 'owner', 'admin', 'system'] as const).map((cancelled_by) =>
    nextStepOf({ ...order, status: 'cancelled', cancelled_by }, end),
  );
  expect(endings.map((next) => next.step === 'ended' && next.as)).toEqual([
    'cancelled',
    'cancelledByOwner',
    'cancelledByOwner',
    'noShow',
  ]);
});
