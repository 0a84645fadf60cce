import { expect, test } from '@jest/globals';
import { halfHours, isRentable, parseMoment, parseRange, rentalDays } from './rentalRange.ts';

test('a bare date means ten in the morning', () => {
  expect(parseMoment('2026-05-22')).toBe('2026-05-22T10:00');
});

test.each([
  '',
  '2026-05-22T25:00',
  '2026-05-22T10:60',
  '2026-02-30T10:00',
  '2026-05-22 10:00',
  '2026-05-22T10:00Z',
  '<script>',
])('%p is not a moment', (text) => {
  expect(parseMoment(text)).toBeNull();
});

test('a range ends after it starts', () => {
  expect(parseRange('2026-05-22', '2026-05-26T12:30')).toEqual({ from: '2026-05-22T10:00', to: '2026-05-26T12:30' });
  expect(parseRange('2026-05-26', '2026-05-22')).toBeNull();
  expect(parseRange('2026-05-22', '2026-05-22')).toBeNull();
  expect(parseRange('2026-05-22', null)).toBeNull();
});

test.each([
  ['2026-05-22T10:00', '2026-05-26T10:00', 4],
  ['2026-05-22T10:00', '2026-05-26T10:59', 4],
  ['2026-05-22T10:00', '2026-05-26T11:00', 5],
  ['2026-05-22T10:00', '2026-05-22T12:00', 1],
])('from %s to %s is %d charged days', (from, to, days) => {
  expect(rentalDays({ from, to })).toBe(days);
});

test.each([
  ['2026-11-20T12:00', '2026-11-22T10:00', true],
  ['2026-11-20T11:59', '2026-11-22T10:00', false],
  ['2026-12-01T10:00', '2027-12-01T10:00', true],
  ['2026-12-01T10:00', '2027-12-02T10:00', false],
  ['2028-11-01T10:00', '2028-11-25T10:00', false],
])('at noon of 20 November 2026, a rental from %s to %s is possible: %p', (from, to, isFine) => {
  expect(isRentable({ from, to }, Date.parse('2026-11-20T08:00:00Z'))).toBe(isFine);
});

test('times come in half hours', () => {
  expect(halfHours).toHaveLength(48);
  expect([halfHours[0], halfHours[1], halfHours[47]]).toEqual(['00:00', '00:30', '23:30']);
});
