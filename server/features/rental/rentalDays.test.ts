import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listRentalDays } from './rentalDays.ts';

test('each charged day has the date on which it starts in Tbilisi, also in the last moment of one', () => {
  const from = new Date('2027-02-27T19:59:59.990Z');
  assert.deepEqual(listRentalDays({ from, to: new Date(from.getTime() + 4 * 24 * 3_600_000) }), [
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
    '2027-03-02',
  ]);
});
