import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, instantOf, localDateOf } from './rentalTime.ts';

test('a moment is local to Tbilisi; a bare date begins at ten', () => {
  assert.equal(instantOf('2026-12-01')?.toISOString(), '2026-12-01T06:00:00.000Z');
  assert.equal(instantOf('2026-12-01T00:30')?.toISOString(), '2026-11-30T20:30:00.000Z');
  assert.equal(localDateOf(new Date('2026-11-30T20:30:00Z')), '2026-12-01');
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
});

test('moments that are not in the calendar are refused', () => {
  for (const text of ['2026-02-30', '2026-13-01', '2026-12-01T24:00', '2026-12-01T10:60', '0000-00-00'])
    assert.equal(instantOf(text), null, text);
});
