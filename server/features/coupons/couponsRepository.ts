import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { couponColumns, usesOf } from '#server/features/rental/coupons/couponRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';

const selectCoupons = (db: Kysely<Database>) =>
  db
    .selectFrom('coupons as k')
    .leftJoin('owners as o', 'o.id', 'k.owner_id')
    .select([
      ...couponColumns,
      sql<string>`concat_ws(' ', o.name, o.surname)`.as('owner_name'),
      'k.created_at',
      usesOf.as('uses'),
    ]);

export type CouponView = Awaited<ReturnType<typeof listCouponRows>>[number];

export async function listCouponRows(
  db: Kysely<Database>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return selectCoupons(db).orderBy('k.id', 'desc').offset(offset).limit(limit).execute();
}

export async function countCoupons(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findCouponView(db: Kysely<Database>, id: number): Promise<CouponView | undefined> {
  return selectCoupons(db).where('k.id', '=', id).executeTakeFirst();
}

/** Undefined where its code is taken. */
export async function insertCoupon(
  db: Kysely<Database>,
  coupon: Insertable<Database['coupons']>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateCoupon(
  db: Kysely<Database>,
  id: number,
  changes: Updateable<Database['coupons']>,
): Promise<void> {
  await db.updateTable('coupons').set(changes).where('id', '=', id).execute();
}

export async function isOwner(db: Kysely<Database>, id: number): Promise<boolean> {
  return (await db.selectFrom('owners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
