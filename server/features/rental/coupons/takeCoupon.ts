import type { Kysely, Transaction } from 'kysely';
import { readCouponCode, type UsedCoupon } from '#contract/domain/money/coupon.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { countUses, type CouponRow, findCouponByCode, lockCoupon } from './couponRepository.ts';

interface Wanted {
  /** Null of a visitor, whose own uses are counted when the order is placed. */
  readonly clientId: number | null;
  /** Of the car. */
  readonly ownerId: number;
  readonly now: Date;
}

/** A code that is wrong and one that is over are refused alike, so that trying finds none. */
const refused = (): FieldError => new FieldError({ coupon: 'couponRefused' });

/** The coupon with a code, where it counts for this rental now. */
export async function readCoupon(
  db: Kysely<Database>,
  typed: string,
  wanted: Wanted,
): Promise<{ readonly id: number; readonly price: UsedCoupon }> {
  const coupon = await findCouponByCode(db, readCouponCode(typed));
  if (coupon === undefined || !(await counts(db, coupon, wanted))) throw refused();
  const { id, code, percent, amount, paid_by } = coupon;
  return { id, price: { code, percent, amount, paid_by, most: null } };
}

/** Before an order with it is inserted, in the same transaction: its use is still free, and nobody else's meanwhile. */
export async function takeCoupon(db: Transaction<Database>, id: number, wanted: Wanted): Promise<void> {
  const coupon = await lockCoupon(db, id);
  if (coupon === undefined || !(await counts(db, coupon, wanted))) throw refused();
}

async function counts(db: Kysely<Database>, coupon: CouponRow, { clientId, ownerId, now }: Wanted): Promise<boolean> {
  const today = localDateOf(now);
  if (coupon.ended_at !== null || today < coupon.valid_from || coupon.valid_until < today) return false;
  if (coupon.owner_id !== null && coupon.owner_id !== ownerId) return false;
  const { all, ofClient } = await countUses(db, coupon.id, clientId);
  return all < coupon.most_uses && ofClient < coupon.most_uses_of_client;
}

/** A percent of a very small price, or a coupon of a marketplace without commission, may take off nothing. */
export const refuseUseless = (items: readonly { readonly code: string }[]): void => {
  if (!items.some(({ code }) => code === 'coupon')) throw refused();
};
