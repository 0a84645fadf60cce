import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import {
  FIRST_PRICE_DAY,
  IN_TETRI,
  LAST_PRICE_DAY,
  LEAST_PRICE,
  LONGEST_SEASON_NAME,
  MOST_DATES,
  MOST_PRICE,
  MOST_SEASONS,
  MOST_STEPS,
} from '../money/priceBounds.ts';
import { Tetri } from '../values.ts';

/** What a day costs; tetri. */
const DayPrice = z.number().int().min(LEAST_PRICE, IN_TETRI).max(MOST_PRICE, IN_TETRI);
const PriceDate = z.iso.date().refine((date) => date >= FIRST_PRICE_DAY && date <= LAST_PRICE_DAY);
const StepDays = z.number().int().min(2).max(365);

export const WeekdayPrice = z.strictObject({ weekday: z.number().int().min(1).max(7), price: DayPrice });
export const Season = z.strictObject({
  /** Written by the owner, read by clients who pay for its days. */
  name: z.string().meta(personal).min(1).max(LONGEST_SEASON_NAME),
  from: PriceDate,
  /** The last day of it. */
  to: PriceDate,
  price: DayPrice,
});
export type Season = z.infer<typeof Season>;
export const DatePrice = z.strictObject({ date: PriceDate, price: DayPrice });
export const LengthPrice = z.strictObject({ min_days: StepDays, price: DayPrice });
export const LengthDiscount = z.strictObject({ min_days: StepDays, percent: z.number().int().min(1).max(90) });

/** All price rules of a car except the base. The order of precedence is date, season, weekday, length, base. */
const rules = {
  weekdays: z.array(WeekdayPrice).max(7),
  seasons: z.array(Season).max(MOST_SEASONS),
  dates: z.array(DatePrice).max(MOST_DATES),
  lengths: z.array(LengthPrice).max(MOST_STEPS),
  discounts: z.array(LengthDiscount).max(MOST_STEPS),
};

/** Absent rules are emptied, except for the base, which stays. */
export const NewPrices = z.strictObject({
  base: DayPrice.optional(),
  weekdays: rules.weekdays.default([]),
  seasons: rules.seasons.default([]),
  dates: rules.dates.default([]),
  lengths: rules.lengths.default([]),
  discounts: rules.discounts.default([]),
});
export type NewPrices = z.infer<typeof NewPrices>;

export const CarPrices = z.object({
  /** Changes with every change of what follows. */
  version: z.string().meta(kept),
  /** Null where a draft has none yet. */
  base: Tetri.nullable(),
  ...rules,
});
export type CarPrices = z.infer<typeof CarPrices>;
