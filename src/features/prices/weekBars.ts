import type { PricedDay } from '#contract/domain/priceDay.ts';
import { daysOf } from './priceDraft.ts';
import { firstDayOf, lastDayOf } from './monthDays.ts';

interface WeekBar {
  readonly from: string;
  /** Percent of the dearest week of all months. */
  readonly height: number;
  /** Why most of its days cost what they cost. */
  readonly rule: PricedDay['rule'];
}

const WEEK = 8;

/** Quarters of months as bars: what their days cost on average, and why. */
export function weekBars(
  months: readonly string[],
  dayOf: (date: string) => PricedDay,
): { readonly month: string; readonly weeks: readonly WeekBar[] }[] {
  const weeksOfMonths = months.map((month) => {
    const days = daysOf({ from: firstDayOf(month), to: lastDayOf(month) }).map(dayOf);
    return [0, 1, 2, 3].map((week) => days.slice(week * WEEK, (week + 1) * WEEK));
  });
  const average = (days: readonly PricedDay[]) => days.reduce((sum, { price }) => sum + price, 0) / days.length;
  const dearest = Math.max(1, ...weeksOfMonths.flat().map(average));
  return months.map((month, place) => ({
    month,
    weeks: (weeksOfMonths[place] ?? []).map((days) => ({
      from: days[0]?.date ?? month,
      height: Math.round((average(days) / dearest) * 100),
      rule: mostFrequent(days.map(({ rule }) => rule)),
    })),
  }));
}

function mostFrequent(rules: readonly PricedDay['rule'][]): PricedDay['rule'] {
  const [most] = [...Map.groupBy(rules, (rule) => rule)].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'base';
}
