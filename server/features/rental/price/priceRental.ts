import { longestReached, priceDay, type PricedDay, type PriceRules } from '#contract/domain/money/priceDay.ts';

export interface RentalPrice {
  readonly days: readonly PricedDay[];
  readonly discount: number;
  readonly total: number;
}

/** Price of a rental without extras; `dates` are the local dates on which its days start. */
export function priceRental(rules: PriceRules, dates: readonly string[]): RentalPrice {
  const days = dates.map((date) => priceDay(rules, date, dates.length));
  const sum = days.reduce((total, day) => total + day.price, 0);
  const percent = longestReached(rules.discounts, dates.length)?.percent ?? 0;
  const discount = Math.floor((sum * percent + 50) / 100);
  return { days, discount, total: sum - discount };
}
