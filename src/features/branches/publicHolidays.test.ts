import { expect, test } from '@jest/globals';
import { comingHolidays } from './publicHolidays.ts';

const easterOf = (year: number) =>
  comingHolidays(`${year}-01-01`)
    .filter(({ name }) => name === 'easter')
    .map(({ date }) => date);

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('Easter of %d is the Orthodox one, with the Friday before and the Monday after', (year, sunday) => {
  const days = easterOf(year);
  expect(days[2]).toBe(sunday);
  expect(days).toHaveLength(4);
});

test('a year of holidays begins today and has each day once', () => {
  const days = comingHolidays('2026-11-23');
  expect(days[0]).toEqual({ date: '2026-11-23', name: 'george' });
  expect(days.at(-1)).toEqual({ date: '2027-10-14', name: 'mtskheta' });
  expect(days).toHaveLength(18);
  expect(comingHolidays('2026-11-24')[0]).toEqual({ date: '2027-01-01', name: 'newYear' });
});
