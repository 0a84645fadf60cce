import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { couponOff, readCouponCode, type UsedCoupon } from '#contract/domain/money/coupon.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { addDays } from '#contract/domain/rentalTime.ts';
import { anyCoupon, anyTerms, extras, prices, tiers } from '../testing/anyPrices.ts';
import { freezeInputs, priceOfInputs } from './priceInputs.ts';
import { checkSums, type ExtraPrice } from './priceQuote.ts';
import { priceRental } from './priceRental.ts';

const terms = { commissionPercent: 15, prepaidPercent: 30 };
const plain: PriceRules = { base: 10_000, dates: {}, seasons: [], weekdays: {}, lengths: [], discounts: [] };
const delivery: ExtraPrice = { code: 'delivery', price: 5_000, per: 'rental', most: null };
const datesOf = (count: number) => Array.from({ length: count }, (_, day) => addDays('2026-12-01', day));
const coupon = (changes: Partial<UsedCoupon>): UsedCoupon => ({
  code: 'SUMMER-2027',
  percent: null,
  amount: null,
  paid_by: 'owner',
  most: null,
  ...changes,
});

/** Total, commission, part online, fee of the first day, and the line of the coupon. */
function priced(rules: PriceRules, changes: Partial<UsedCoupon>, charged: readonly ExtraPrice[] = []) {
  const price = priceOfInputs(freezeInputs(rules, datesOf(3), charged, terms, coupon(changes)), datesOf(3));
  const line = price.items.find(({ code }) => code === 'coupon')?.total;
  return [price.total, price.commission, price.prepaid, price.firstDay, line];
}

test('who pays a coupon has less: the owner, or the marketplace of its commission', () => {
  assert.deepEqual(priced(plain, { percent: 10 }), [27_000, 4_050, 8_100, 9_000, -3_000]);
  assert.deepEqual(priced(plain, { percent: 10, paid_by: 'marketplace' }), [27_000, 1_500, 8_100, 9_000, -3_000]);
  assert.deepEqual(priced(plain, { amount: 4_000 }), [26_000, 3_900, 7_800, 8_666, -4_000]);
  // The owner has 25,500 with and without it.
  assert.deepEqual(priced(plain, { amount: 4_000, paid_by: 'marketplace' }), [26_000, 500, 7_800, 8_666, -4_000]);
});

test('a coupon counts after the discount, for the days alone, with half a tetri rounded up', () => {
  const discounted = { ...plain, discounts: [{ min_days: 3, percent: 10 }] };
  assert.deepEqual(priced(discounted, { percent: 50 }, [delivery]), [18_500, 2_775, 5_550, 4_500, -13_500]);
  assert.equal(couponOff(coupon({ percent: 1 }), 10_050), 101);
  assert.equal(couponOff(coupon({ percent: 1 }), 10_049), 100);
});

test('a lari of the days stays, and the marketplace never gives more than its commission', () => {
  assert.deepEqual(priced(plain, { percent: 100 }), [100, 15, 30, 33, -29_900]);
  assert.deepEqual(priced(plain, { amount: 40_000 }, [delivery]), [5_100, 765, 1_530, 33, -29_900]);
  assert.deepEqual(priced(plain, { percent: 20, paid_by: 'marketplace' }), [25_500, 0, 7_650, 8_500, -4_500]);
  assert.deepEqual(priced(plain, { percent: 15, paid_by: 'marketplace' }), [25_500, 0, 7_650, 8_500, -4_500]);
  assert.equal(couponOff(coupon({ amount: 500 }), 100), 0);
  assert.equal(couponOff(coupon({ amount: 500 }), 101), 1);
});

test('what limits a coupon is frozen with it, and nothing where nothing does', () => {
  const most = (changes: Partial<UsedCoupon>) =>
    freezeInputs(plain, datesOf(3), [], terms, coupon(changes)).coupon?.most;
  assert.deepEqual(
    [
      most({ percent: 15, paid_by: 'marketplace' }),
      most({ percent: 16, paid_by: 'marketplace' }),
      most({ percent: 16 }),
      most({ amount: 29_900 }),
      most({ amount: 29_901 }),
    ],
    [null, 4_500, null, null, 29_900],
  );
  // It is found anew for other days.
  assert.equal(freezeInputs(plain, datesOf(3), [], terms, coupon({ percent: 16, most: 7 })).coupon?.most, null);
  // What takes off nothing is no part of a price.
  assert.equal('coupon' in freezeInputs(plain, datesOf(3), [], terms), false);
  const free = { commissionPercent: 0, prepaidPercent: 30 };
  const useless = coupon({ percent: 10, paid_by: 'marketplace' });
  assert.equal('coupon' in freezeInputs(plain, datesOf(3), [], free, useless), false);
});

test('codes are read as people type them', () => {
  assert.equal(readCouponCode(' summer-2027 '), 'SUMMER-2027');
});

test('with any coupon the lines add up, the owner is paid as agreed and nobody pays more than without', () => {
  const rentals = fc.record({
    rules: fc.record({ ...prices, ...tiers }),
    days: fc.integer({ min: 1, max: 60 }),
    charged: extras,
    terms: anyTerms,
    used: anyCoupon,
  });
  fc.assert(
    fc.property(rentals, ({ rules, days, charged, terms: shares, used }) => {
      const dates = datesOf(days);
      const price = priceOfInputs(freezeInputs(rules, dates, charged, shares, used), dates);
      const without = priceOfInputs(freezeInputs(rules, dates, charged, shares), dates);
      checkSums(price);
      const off = without.total - price.total;
      const owners = (of: typeof price) => of.total - of.commission;
      assert.ok(off >= 0 && off <= Math.max(0, priceRental(rules, dates).total - 100));
      assert.equal(price.items.find(({ code }) => code === 'coupon')?.total ?? 0, 0 - off);
      assert.ok(price.firstDay <= without.firstDay);
      if (used?.paid_by === 'marketplace') assert.equal(owners(price), owners(without));
      else assert.ok(Math.abs(price.total * shares.commissionPercent - price.commission * 100) <= 50);
    }),
    { numRuns: 2_000 },
  );
});
