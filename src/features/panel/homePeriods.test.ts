import { expect, test } from '@jest/globals';
import { lastTwelveMonths, monthToDate } from './homePeriods.ts';

test('the month goes until today, and twelve months begin with the one after the same month last year', () => {
  expect(monthToDate('2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-22', unit: 'month' });
  expect(monthToDate('2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01', unit: 'month' });
  expect(lastTwelveMonths('2026-11-22').from).toBe('2025-12-01');
  expect(lastTwelveMonths('2026-12-31').from).toBe('2026-01-01');
  expect(lastTwelveMonths('2026-01-31').from).toBe('2025-02-01');
  expect(lastTwelveMonths('2026-09-01').from).toBe('2025-10-01');
});
