import { z } from 'zod';
import { kept, personal } from '../../privacy.ts';
import { Rate } from '../../calls/currency.ts';
import { DayRule } from '../../calls/quotes.ts';
import { LocalDate, Tetri } from '../values.ts';

/** Of a car's prices what a price depends on: what the rental did not touch is left out, so each amount shows in the sum. */
const UsedRules = z.object({
  /** Null where no day cost it. */
  base: Tetri.nullable(),
  /** Days that an order had before it was changed: they keep their price, some only in a rental of so many days. */
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

/** Something charged beside the days, as it was offered; `most` is null where it was not reached. */
export const UsedExtra = z.object({
  code: z.string().meta(kept),
  price: Tetri,
  per: z.enum(['day', 'rental']),
  most: Tetri.nullable(),
  /** How many of it, where more than one. */
  count: z.number().int().min(2).optional(),
});
export type UsedExtra = z.infer<typeof UsedExtra>;

/** What a price is made of, frozen with the order: the price can be made of it again, and of nothing else. */
export const FrozenInputs = z.object({
  /** Which rules of computing: those of `docs/prices.md`. */
  version: z.literal(1),
  /** Parts of an amount become whole tetri so. */
  rounding: z.literal('half_up'),
  rules: UsedRules,
  extras: z.array(UsedExtra),
  commission_percent: Percent,
  /** Of the total, due online where the rest is paid in cash; never less than the commission. */
  prepaid_percent: Percent,
  /** Of an order that was changed and is paid in part in cash: that part; the rest is due online. */
  cash: Tetri.optional(),
});
export type FrozenInputs = z.infer<typeof FrozenInputs>;

/** The inputs of an order with what came of them, for whoever checks it. */
export const PriceInputs = FrozenInputs.extend({
  /** What the marketplace keeps is the owner's business: null in the client's copy. */
  commission_percent: Percent.nullable(),
  /** Every charged day, by the date on which it begins. */
  days: z.array(
    z.object({ date: LocalDate, price: Tetri, rule: DayRule, season: z.string().meta(personal).optional() }),
  ),
  extras: z.array(UsedExtra.extend({ /** Before `most` ended it. */ amount: Tetri })),
  /** Kept when the client cancels too late. */
  first_day: Tetri,
  deposit: Tetri,
  rate: Rate.nullable(),
});
export type PriceInputs = z.infer<typeof PriceInputs>;
