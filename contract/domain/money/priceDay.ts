import type { NewPrices } from '../cars/carPrices.ts';

/** Days of the year with a name and a price of their own, both ends included. */
export interface SeasonRule {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly price: number;
}

/** A day that was agreed before and keeps its price; `min_days` where that holds for longer rentals alone. */
export interface KeptDay {
  readonly date: string;
  readonly price: number;
  readonly min_days?: number | undefined;
}

/** Prices of one car; all amounts are tetri. */
export interface PriceRules {
  readonly base: number;
  /** Of a rental that is changed: the days it had. */
  readonly kept?: readonly KeptDay[] | undefined;
  /** By `YYYY-MM-DD`. */
  readonly dates: Readonly<Record<string, number>>;
  /** Of two seasons none shares a day. */
  readonly seasons: readonly SeasonRule[];
  /** By ISO weekday, Monday 1. */
  readonly weekdays: Readonly<Record<string, number>>;
  /** Price of a day when the rental has at least so many days. */
  readonly lengths: readonly { readonly min_days: number; readonly price: number }[];
  /** Percent off the whole when the rental has at least so many days. */
  readonly discounts: readonly { readonly min_days: number; readonly percent: number }[];
}

/** Why a day costs what it costs. */
export const dayRules = ['kept', 'date', 'season', 'weekday', 'length', 'base'] as const;

export interface PricedDay {
  readonly date: string;
  readonly price: number;
  readonly rule: (typeof dayRules)[number];
  /** The name of the season that says so. */
  readonly season?: string;
}

/** The rules as an owner writes them, for whoever computes with them. */
export function toRules(
  { weekdays, dates, seasons, lengths, discounts, kept }: Omit<NewPrices, 'base'> & Pick<PriceRules, 'kept'>,
  base: number,
): PriceRules {
  return {
    base,
    weekdays: Object.fromEntries(weekdays.map(({ weekday, price }) => [String(weekday), price])),
    dates: Object.fromEntries(dates.map(({ date, price }) => [date, price])),
    seasons,
    lengths,
    discounts,
    ...(kept !== undefined && { kept }),
  };
}

/** What one day of a rental costs: what was agreed before, its date's own price, else its season's, its weekday's, that of the length, the base. */
export function priceDay(rules: PriceRules, date: string, rentalDays: number): PricedDay {
  const agreed = rules.kept?.find((day) => day.date === date);
  if (agreed !== undefined) return { date, price: agreed.price, rule: 'kept' };
  const ofDate = rules.dates[date];
  if (ofDate !== undefined) return { date, price: ofDate, rule: 'date' };
  const season = rules.seasons.find(({ from, to }) => from <= date && date <= to);
  if (season !== undefined) return { date, price: season.price, rule: 'season', season: season.name };
  const ofWeekday = rules.weekdays[String(isoWeekday(date))];
  if (ofWeekday !== undefined) return { date, price: ofWeekday, rule: 'weekday' };
  const ofLength = longestReached(rules.lengths, rentalDays);
  if (ofLength !== undefined) return { date, price: ofLength.price, rule: 'length' };
  return { date, price: rules.base, rule: 'base' };
}

/** Of steps by length the last one that a rental reaches. */
export function longestReached<Step extends { readonly min_days: number }>(
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
