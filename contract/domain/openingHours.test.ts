import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursOn, isOpenAt, nearestOpen, type OpeningHours } from './openingHours.ts';

const shop: OpeningHours = {
  hours: [
    ...[1, 2, 3, 4].map((weekday) => ({ weekday, from: '09:00', to: '20:00' })),
    { weekday: 5, from: '09:00', to: '24:00' },
  ],
  exceptions: [
    { date: '2027-01-07', from: null, to: null },
    { date: '2027-01-09', from: '12:00', to: '14:00' },
  ],
};
const always: OpeningHours = { hours: [], exceptions: [] };

test('an exception overrides its weekday, and a weekday without hours is closed', () => {
  assert.deepEqual(hoursOn(shop, '2027-01-06'), { from: '09:00', to: '20:00' }); // Wednesday
  assert.equal(hoursOn(shop, '2027-01-07'), null);
  assert.deepEqual(hoursOn(shop, '2027-01-09'), { from: '12:00', to: '14:00' }); // Saturday
  assert.equal(hoursOn(shop, '2027-01-10'), null); // Sunday
  assert.deepEqual(hoursOn(always, '2027-01-10'), { from: '00:00', to: '24:00' });
  assert.equal(hoursOn({ ...shop, hours: [] }, '2027-01-07'), null);
});

test('the first and the last minute are open, the minutes around them are not', () => {
  const open = (time: string) => isOpenAt(shop, `2027-01-06T${time}`);
  assert.deepEqual(['08:59', '09:00', '20:00', '20:01'].map(open), [false, true, true, false]);
  assert.ok(isOpenAt(shop, '2027-01-08T23:59') && !isOpenAt(shop, '2027-01-09T00:00'));
  assert.ok(isOpenAt(always, '2027-01-09T00:00') && !isOpenAt(shop, '2027-01-07T12:00'));
});

test('the nearest open moment may lie before or after, but not before the earliest', () => {
  const nearest = (moment: string, earliest = '2027-01-01T00:00') => nearestOpen(shop, moment, earliest);
  assert.equal(nearest('2027-01-06T21:00'), '2027-01-06T20:00');
  assert.equal(nearest('2027-01-06T04:00'), '2027-01-06T09:00');
  assert.equal(nearest('2027-01-07T03:00'), '2027-01-06T20:00');
  assert.equal(nearest('2027-01-07T19:00'), '2027-01-08T09:00');
  assert.equal(nearest('2027-01-09T01:00'), '2027-01-08T23:59');
  assert.equal(nearest('2027-01-06T21:00', '2027-01-06T20:01'), '2027-01-08T09:00');
  assert.equal(nearest('2027-01-06T08:00', '2027-01-06T10:30'), '2027-01-06T10:30');
  assert.equal(nearest('2027-01-06T10:00'), '2027-01-06T10:00');
  const never = { hours: [], exceptions: [...Array(400).keys()].map((day) => closed(day)) };
  assert.equal(nearestOpen(never, '2027-01-10T10:00', '2026-12-01T00:00'), null);
});

const closed = (day: number) => ({
  date: new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10),
  from: null,
  to: null,
});
