import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FieldError } from '#server/platform/http/apiError.ts';
import { readRentalDates, requireRentalDates } from './rentalDates.ts';

const now = new Date('2026-11-20T08:30:00Z'); // 12:30 in Tbilisi

test('dates come in pairs, in order, not from the past, not for ever', () => {
  const messages = (from?: string, to?: string): unknown => {
    try {
      return readRentalDates({ from, to }, now);
    } catch (error) {
      return error instanceof FieldError ? error.fields : error;
    }
  };
  assert.equal(messages(), null);
  assert.deepEqual(messages('2026-12-01'), { to: 'dateMissing' });
  assert.deepEqual(messages(undefined, '2026-12-01'), { from: 'dateMissing' });
  assert.deepEqual(messages('2026-02-30', '2026-12-01'), { from: 'dateInvalid' });
  assert.deepEqual(messages('2026-12-01', '2026-12-41'), { to: 'dateInvalid' });
  assert.deepEqual(messages('2026-11-19', '2026-12-01'), { from: 'datePast' });
  assert.deepEqual(messages('2026-11-20T12:29', '2026-12-01'), { from: 'datePast' });
  assert.deepEqual(messages('2026-12-02', '2026-12-02'), { to: 'dateReversed' });
  assert.deepEqual(messages('2026-12-02', '2026-12-01'), { to: 'dateReversed' });
  assert.deepEqual(messages('2026-12-02', '2028-01-01'), { to: 'rentalTooLong' });
  assert.deepEqual(messages('2030-12-02', '2030-12-03'), { to: 'dateTooFar' });
  assert.deepEqual(messages('2026-11-20', '2026-11-21'), {
    from: new Date('2026-11-20T06:00:00Z'),
    to: new Date('2026-11-21T06:00:00Z'),
  });
  // To the minute: from now on, for 366 days, and no further ahead than two years.
  const read = (from: string, to: string) => readRentalDates({ from, to }, now)?.to.toISOString();
  assert.equal(read('2026-11-20T12:30', '2026-11-21T12:30'), '2026-11-21T08:30:00.000Z');
  assert.equal(read('2027-01-01T10:00', '2028-01-02T10:00'), '2028-01-02T06:00:00.000Z');
  assert.deepEqual(messages('2027-01-01T10:00', '2028-01-02T10:01'), { to: 'rentalTooLong' });
  assert.equal(read('2028-11-01T12:30', '2028-11-21T12:30'), '2028-11-21T08:30:00.000Z');
  assert.deepEqual(messages('2028-11-01T12:30', '2028-11-21T12:31'), { to: 'dateTooFar' });
  const aMomentBefore = new Date(now.getTime() - 1);
  assert.throws(() => readRentalDates({ from: '2028-11-01T12:30', to: '2028-11-21T12:30' }, aMomentBefore));
});

test('a rental that is to be has both dates and begins at a moment that is ahead, also today', () => {
  const refused = (from?: string, to?: string): unknown => {
    try {
      return requireRentalDates({ from, to }, now).from.toISOString();
    } catch (error) {
      return error instanceof FieldError ? error.fields : error;
    }
  };
  assert.deepEqual(refused(), { from: 'dateMissing' });
  assert.deepEqual(refused('2026-11-20', '2026-11-21'), { from: 'datePast' }, 'it is after ten');
  assert.equal(refused('2026-11-20T12:30', '2026-11-21'), '2026-11-20T08:30:00.000Z');
});
