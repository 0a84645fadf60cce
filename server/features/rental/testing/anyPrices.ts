import fc from 'fast-check';
import type { UsedCoupon } from '#contract/domain/money/coupon.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import type { ExtraPrice } from '../price/priceQuote.ts';

/** Prices, extras and shares of any size, as tests draw them. */
const tetri = fc.integer({ min: 1, max: 1_000_000 });
const day = fc.integer({ min: 0, max: 400 }).map((offset) => addDays('2026-12-01', offset));
const steps = { min_days: fc.integer({ min: 2, max: 40 }) };
export const tiers = {
  lengths: fc.array(fc.record({ ...steps, price: tetri }), { maxLength: 3 }),
  discounts: fc.array(fc.record({ ...steps, percent: fc.integer({ min: 1, max: 90 }) }), { maxLength: 3 }),
};
export const prices = {
  base: tetri,
  dates: fc.dictionary(day, tetri, { maxKeys: 6 }),
  seasons: fc.array(fc.record({ name: fc.constantFrom('Summer', 'Snow'), from: day, to: day, price: tetri }), {
    maxLength: 3,
  }),
  weekdays: fc.dictionary(fc.constantFrom('1', '5', '7'), tetri),
};
export const extras: fc.Arbitrary<ExtraPrice[]> = fc.array(
  fc.record({
    code: fc.constantFrom('driver', 'delivery', 'plan_full', 'more_drivers'),
    price: tetri,
    per: fc.constantFrom('day' as const, 'rental' as const),
    most: fc.option(tetri),
    count: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  }),
  { maxLength: 4 },
);
export const anyTerms = fc.integer({ min: 0, max: 50 }).chain((commissionPercent) =>
  fc.record({
    commissionPercent: fc.constant(commissionPercent),
    prepaidPercent: fc.integer({ min: commissionPercent, max: 100 }),
  }),
);
/** None, or one of any size that anybody pays. */
export const anyCoupon: fc.Arbitrary<UsedCoupon | null> = fc.option(
  fc
    .record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      sum: tetri,
      paid_by: fc.constantFrom('marketplace' as const, 'owner' as const),
    })
    .map(({ percent, sum, paid_by }) => ({
      code: 'SUMMER-2027',
      percent,
      amount: percent === null ? sum : null,
      paid_by,
      most: null,
    })),
);
