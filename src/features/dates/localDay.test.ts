import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, fromCalendarDate, isLocalDay, timeInTbilisi, toCalendarDate, todayInTbilisi } from './localDay.ts';

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a day in Georgia starts at 20:00 UTC of the day before', () => {
  expect(todayInTbilisi(Date.parse('2026-11-20T19:59:59Z'))).toBe('2026-11-20');
  expect(todayInTbilisi(Date.parse('2026-11-20T20:00:00Z'))).toBe('2026-11-21');
  expect(timeInTbilisi(Date.parse('2026-11-20T20:05:00Z'))).toBe('00:05');
});

test('only existing calendar days are valid', () => {
  expect(isLocalDay('2028-02-29')).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '20261101', '2026-11-20T10:00'].filter(isLocalDay)).toEqual([]);
});

test('a day survives conversion to the calendar and back', () => {
  fc.assert(fc.property(anyDay, (day) => fromCalendarDate(toCalendarDate(day)) === day));
});

test('adding and subtracting days cancels out', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: -400, max: 400 }),
      (day, count) => addDays(addDays(day, count), -count) === day,
    ),
  );
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
});
