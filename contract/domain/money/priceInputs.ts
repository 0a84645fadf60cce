import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { Rate } from '../../calls/currency.ts';
import { DayRule } from '../../calls/orders/quotes.ts';
import { UsedCoupon } from './coupon.ts';
import { LocalDate, Tetri } from '../values.ts';

/** The prices of a car that a price depends on: others are left out, so each amount is part of the sum. */
const UsedRules = z.object({
  /** Null where it applies to no day. */
  base: Tetri.nullable(),
  /** Days that an order had before it was changed, with their agreed price, some only in a rental of so many days. */
  kept: z
    .array(z.object({ date: LocalDate, price: Tetri, min_days: z.number().int().positive().optional() }))
    .optional(),
  dates: z.array(z.object({ date: LocalDate, price: Tetri })),
  seasons: z.array(z.object({ name: z.string().meta(personal), from: LocalDate, to: LocalDate, price: Tetri })),
  weekdays: z.array(z.object({ weekday: z.number().int().min(1).max(7), price: Tetri })),
  /** The step that the rental reached, if any. */
  lengths: z.array(z.object({ min_days: z.number().int(), price: Tetri })),
  discounts: z.array(z.object({ min_days: z.number().int(), percent: z.number().int() })),
});

const Percent = z.number().int().min(0).max(100);

/** A charge in addition to the days, as it was offered; `most` is null where it was not reached. */
export const UsedExtra = z.object({
  code: z.string().meta(kept),
  price: Tetri,
  per: z.enum(['day', 'rental']),
  most: Tetri.nullable(),
  /** How many, if more than one. */
  count: z.number().int().min(2).optional(),
});
export type UsedExtra = z.infer<typeof UsedExtra>;

/** The inputs of a price, fixed with the order: it can be computed again from these alone. */
export const FrozenInputs = z.object({
  /** The version of the rules in `docs/prices.md`. */
  version: z.literal(1),
  /** How parts of an amount are rounded to whole tetri. */
  rounding: z.literal('half_up'),
  rules: UsedRules,
  extras: z.array(UsedExtra),
  coupon: UsedCoupon.optional(),
  commission_percent: Percent,
  /** The percent due online where the rest is paid in cash; never less than the commission. */
  prepaid_percent: Percent,
  /** The cash part of a changed order; the rest is due online. */
  cash: Tetri.optional(),
});
export type FrozenInputs = z.infer<typeof FrozenInputs>;

/** The inputs of an order with the results, for a check. */
export const PriceInputs = FrozenInputs.extend({
  /** The commission is visible to the owner only: null in the client's copy. */
  commission_percent: Percent.nullable(),
  /** Every charged day, by the date on which it begins. */
  days: z.array(
    z.object({ date: LocalDate, price: Tetri, rule: DayRule, season: z.string().meta(personal).optional() }),
  ),
  extras: z.array(UsedExtra.extend({ /** Before `most` ended it. */ amount: Tetri })),
  coupon: UsedCoupon.extend({ /** Before `most` ended it. */ wanted: Tetri }).optional(),
  /** Withheld when the client cancels too late. */
  first_day: Tetri,
  deposit: Tetri,
  rate: Rate.nullable(),
});
export type PriceInputs = z.infer<typeof PriceInputs>;
