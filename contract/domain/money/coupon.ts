import { z } from 'zod';
import { kept } from '../../privacy.ts';
import { percentOf } from './percentOf.ts';
import { LEAST_PRICE, MOST_PRICE } from './priceBounds.ts';
import { Tetri } from '../values.ts';

/** Letters and digits: long enough that nobody finds one by trying. */
export const COUPON_CODE = /^[A-Z0-9-]{6,20}$/;
export const LONGEST_COUPON_CODE = 20;
export const MOST_COUPON_USES = 100_000;
export const MOST_COUPON_AMOUNT = MOST_PRICE;

/** Whose money a coupon is: the marketplace gives up commission for it, or the owner a part of the price. */
export const CouponPayer = z.enum(['marketplace', 'owner']);
export type CouponPayer = z.infer<typeof CouponPayer>;

/** A coupon as a price depends on it; one of `percent` and `amount` is null. */
export const UsedCoupon = z.object({
  code: z.string().meta(kept),
  percent: z.number().int().min(1).max(100).nullable(),
  amount: Tetri.nullable(),
  paid_by: CouponPayer,
  /** What is taken off where that is less than it says: all of the commission that pays for it, or nearly all of the days. */
  most: Tetri.nullable(),
});
export type UsedCoupon = z.infer<typeof UsedCoupon>;

/** Codes are typed as people like. */
export const readCouponCode = (typed: string): string => typed.trim().toUpperCase();

/** What a coupon says, for the days of a rental. */
export const couponWanted = ({ percent, amount }: Pick<UsedCoupon, 'percent' | 'amount'>, rent: number): number =>
  percent === null ? (amount ?? 0) : percentOf(rent, percent);

/** What it takes off them: of the days at least the smallest price of a day stays. */
export function couponOff(coupon: Omit<UsedCoupon, 'code' | 'paid_by'>, rent: number): number {
  const wanted = couponWanted(coupon, rent);
  return Math.max(0, Math.min(wanted, coupon.most ?? wanted, rent - LEAST_PRICE));
}
