import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoment } from './formatMoment.ts';

test('a moment has the day and the hour of Georgia, of 24 in every language', () => {
  const instant = new Date('2026-05-21T20:30:00Z');
  assert.equal(formatMoment(instant, 'en'), '22 May 2026, 00:30');
  assert.equal(formatMoment(instant, 'ka'), '22 მაი 2026, 00:30');
  assert.equal(formatMoment(instant.getTime() + 12 * 3_600_000, 'ru', 'weekday'), 'пт, 22 мая, 12:30');
});
