import type { NewPrices } from '../cars/carPrices.ts';

/** Days of the year with a name and a price of their own, both ends included. */
export interface SeasonRule {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly price: number;
}

/** A day whose price was agreed before; `min_days` where that holds for longer rentals only. */
export interface KeptDay {
  readonly date: string;
  readonly price: number;
  readonly min_days?: number | undefined;
}

/** Prices of one car; all amounts are tetri. */
export interface PriceRules {
  readonly base: number;
  /** The agreed days of a rental that is changed. */
  readonly kept?: readonly KeptDay[] | undefined;
  /** By `YYYY-MM-DD`. */
  readonly dates: Readonly<Record<string, number>>;
  /** Seasons do not overlap. */
  readonly seasons: readonly SeasonRule[];
  /** By ISO weekday, Monday 1. */
  readonly weekdays: Readonly<Record<string, number>>;
  /** Price of a day in a rental of at least so many days. */
  readonly lengths: readonly { readonly min_days: number; readonly price: number }[];
  /** Percent off the sum in a rental of at least so many days. */
  readonly discounts: readonly { readonly min_days: number; readonly percent: number }[];
}

/** The rule of a day's price. */
export const dayRules = ['kept', 'date', 'season', 'weekday', 'length', 'base'] as const;

export interface PricedDay {
  readonly date: string;
  readonly price: number;
  readonly rule: (typeof dayRules)[number];
  /** The name of the season, if that is the rule. */
  readonly season?: string;
}

/** Converts the rules from an owner's input to the form used for computing. */
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

/** The price of one day of a rental: the agreed one, else that of its date, season or weekday, of the length, or the base. */
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

/** The last of the steps by length that a rental reaches. */
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
