import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/**
 * SQL for whether `orders o` has used its coupon: not if it ended unpaid, nor if its owner cancelled it, or an admin for
 * them.
 */
const isUsed = sql<boolean>`not (o.status in ('declined', 'expired')
  or o.status = 'cancelled' and (o.paid_at is null or o.cancelled_by in ('owner', 'admin')))`;

/** SQL for how many orders have used `coupons k`. */
export const usesOf = sql<number>`(select count(*) from orders o where o.coupon_id = k.id and ${isUsed})::integer`;

export const couponColumns = [
  'k.id',
  'k.code',
  'k.percent',
  'k.amount',
  'k.paid_by',
  'k.owner_id',
  'k.valid_from',
  'k.valid_until',
  'k.most_uses',
  'k.most_uses_of_client',
  'k.ended_at',
] as const;

export async function findCouponByCode(db: Kysely<Database>, code: string) {
  return db.selectFrom('coupons as k').select(couponColumns).where('k.code', '=', code).executeTakeFirst();
}

/** Held until the transaction ends: of several who want the last use only one gets it. */
export async function lockCoupon(db: Transaction<Database>, id: number) {
  return db.selectFrom('coupons as k').select(couponColumns).where('k.id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCouponByCode>>>;

/** How often it is used in all, and by one client. */
export async function countUses(
  db: Kysely<Database>,
  couponId: number,
  clientId: number | null,
): Promise<{ readonly all: number; readonly ofClient: number }> {
  return db
    .selectFrom('orders as o')
    .select([
      sql<number>`count(*)::integer`.as('all'),
      sql<number>`(count(*) filter (where o.client_id = ${clientId}::integer))::integer`.as('ofClient'),
    ])
    .where('o.coupon_id', '=', couponId)
    .where(isUsed)
    .executeTakeFirstOrThrow();
}
