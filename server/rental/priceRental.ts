import type { DayRule } from '#contract/quotes.ts';

/** Prices of one car; all amounts are tetri. */
export interface PriceRules {
  readonly base: number;
  /** By `YYYY-MM-DD`. */
  readonly dates: Readonly<Record<string, number>>;
  /** By ISO weekday, Monday 1. */
  readonly weekdays: Readonly<Record<string, number>>;
  /** Price of a day when the rental has at least so many days. */
  readonly lengths: readonly { readonly min_days: number; readonly price: number }[];
  /** Percent off the whole when the rental has at least so many days. */
  readonly discounts: readonly { readonly min_days: number; readonly percent: number }[];
}

export interface RentalDay {
  readonly date: string;
  readonly price: number;
  readonly rule: DayRule;
}

export interface RentalPrice {
  readonly days: readonly RentalDay[];
  readonly discount: number;
  readonly total: number;
}

/** What one day costs and why: the date's own price wins over the weekday's, that over the length's, that over the base. */
export function priceDay(rules: PriceRules, date: string, rentalDays: number): RentalDay {
  const ofDate = rules.dates[date];
  if (ofDate !== undefined) return { date, price: ofDate, rule: 'date' };
  const ofWeekday = rules.weekdays[String(isoWeekday(date))];
  if (ofWeekday !== undefined) return { date, price: ofWeekday, rule: 'weekday' };
  const ofLength = longestReached(rules.lengths, rentalDays);
  if (ofLength !== undefined) return { date, price: ofLength.price, rule: 'length' };
  return { date, price: rules.base, rule: 'base' };
}

/** Price of a rental without extras; `dates` are the local dates on which its days start. */
export function priceRental(rules: PriceRules, dates: readonly string[]): RentalPrice {
  const days = dates.map((date) => priceDay(rules, date, dates.length));
  const sum = days.reduce((total, day) => total + day.price, 0);
  const percent = longestReached(rules.discounts, dates.length)?.percent ?? 0;
  const discount = Math.floor((sum * percent + 50) / 100);
  return { days, discount, total: sum - discount };
}

function longestReached<Step extends { readonly min_days: number }>(
  steps: readonly Step[],
  days: number,
): Step | undefined {
  return steps
    .filter((step) => step.min_days <= days)
    .reduce<Step | undefined>((best, step) => (best && best.min_days > step.min_days ? best : step), undefined);
}

export function isoWeekday(date: string): number {
  return new Date(date).getUTCDay() || 7;
}
