import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FieldError } from '#server/platform/http/apiError.ts';
import { readPeriod } from './statisticsPeriod.ts';

// Half past one at night of the 21st in Georgia.
const now = new Date('2026-11-20T21:30:00Z');
const week = { unit: 'week' } as const;

test('twelve weeks end today, in Georgia, and are compared with the twelve before', () => {
  const period = readPeriod(week, now);
  assert.deepEqual([period.from, period.to], ['2026-08-30', '2026-11-21']);
  assert.deepEqual(period.before, { from: '2026-06-07', to: '2026-08-29' });
  assert.deepEqual([period.parts.length, period.partsBefore.length], [12, 12]);
  assert.deepEqual(period.parts.at(-1), { from: '2026-11-15', to: '2026-11-21' });
});

test('parts follow each other without a gap to the last day, those of the period before up to its first', () => {
  const months = readPeriod({ from: '2025-12-15', to: '2026-03-02', unit: 'month' }, now);
  assert.deepEqual(months.parts, [
    { from: '2025-12-15', to: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-02' },
  ]);
  assert.deepEqual(months.partsBefore[0], { from: '2025-09-28', to: '2025-10-14' });
  assert.equal(months.partsBefore.at(-1)?.to, '2025-12-14');
  assert.deepEqual(readPeriod({ from: '2026-11-01', to: '2026-11-10', unit: 'week' }, now).parts, [
    { from: '2026-11-01', to: '2026-11-07' },
    { from: '2026-11-08', to: '2026-11-10' },
  ]);
});

test('a period is a day at least and a year at most', () => {
  const refused = (filters: { from?: string; to?: string }) => {
    try {
      readPeriod({ ...filters, unit: 'week' }, now);
    } catch (error) {
      return error instanceof FieldError ? Object.values(error.fields) : error;
    }
    return 'taken';
  };
  assert.equal(refused({ from: '2026-11-20', to: '2026-11-20' }), 'taken');
  assert.deepEqual(refused({ from: '2026-11-21', to: '2026-11-20' }), ['periodReversed']);
  assert.equal(refused({ from: '2024-01-01', to: '2024-12-31' }), 'taken');
  assert.deepEqual(refused({ from: '2025-01-01', to: '2026-01-02' }), ['periodTooLong']);
  assert.deepEqual(refused({ from: '9999-01-01', to: '9999-01-02' }), ['dateTooFar']);
  assert.deepEqual(refused({ from: '0001-01-01', to: '0001-01-02' }), ['dateTooFar']);
});
