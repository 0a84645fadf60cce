import { isoWeekday } from '#contract/domain/money/priceDay.ts';
import { addDays } from '#src/features/dates/localDay.ts';

/** A month, `YYYY-MM`, some months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const firstDayOf = (month: string): string => `${month}-01`;
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

/** The days of a month in weeks from Monday on; null where the week has a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const before = isoWeekday(firstDayOf(month)) - 1;
  const count = Number(lastDayOf(month).slice(8));
  const cells = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, cell) => {
    const day = cell - before + 1;
    return day >= 1 && day <= count ? addDays(firstDayOf(month), day - 1) : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
