import type { LocalDay } from '#src/features/dates/localDay.ts';

/** This month until today, compared with as many days before. */
export const monthToDate = (today: LocalDay) => ({
  from: `${today.slice(0, 7)}-01`,
  to: today,
  unit: 'month' as const,
});

/** Twelve months of the calendar, the last of them until today. */
export function lastTwelveMonths(today: LocalDay) {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = month === 12 ? `${year}-01-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}-01`;
  return { from: first, to: today, unit: 'month' as const };
}
