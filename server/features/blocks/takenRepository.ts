import { type Kysely, sql } from 'kysely';
import type { BlockKind } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** Where a block is wanted; `exceptId` is the block that is to be moved there. */
export interface WantedSpan extends RentalDates {
  readonly carId: number;
  readonly exceptId: number | null;
}

export interface Taker {
  readonly kind: BlockKind;
  readonly from: Date;
  readonly to: Date;
  readonly order_id: number | null;
  readonly order_number: string | null;
}

/** The first of what stands there already. */
export async function findTaker(
  db: Kysely<Database>,
  { carId, exceptId, from, to }: WantedSpan,
): Promise<Taker | undefined> {
  return db
    .selectFrom('car_blocks as b')
    .leftJoin('orders as o', 'o.id', 'b.order_id')
    .select(({ fn }) => [
      'b.kind',
      fn<Date>('lower', ['b.period']).as('from'),
      fn<Date>('upper', ['b.period']).as('to'),
      'b.order_id',
      'o.number as order_number',
    ])
    .where('b.car_id', '=', carId)
    .where(sql<boolean>`b.period && tstzrange(${from}::timestamptz, ${to}::timestamptz)`)
    .where('b.id', 'is distinct from', exceptId)
    .orderBy(sql`lower(b.period)`)
    .limit(1)
    .executeTakeFirst();
}

const FURTHEST_DAYS = 120;

/** By how many days the same span would have to move to find the car free, not before `earliest`; null without such. */
export async function findNearestShift(
  db: Kysely<Database>,
  { carId, exceptId, from, to }: WantedSpan,
  earliest: Date,
): Promise<number | null> {
  const shifted = sql`tstzrange(
    ${from}::timestamptz + days * interval '1 day', ${to}::timestamptz + days * interval '1 day')`;
  const { rows } = await sql<{ days: number }>`
    select days from generate_series(${-FURTHEST_DAYS}::integer, ${FURTHEST_DAYS}::integer) as days
    where days <> 0 and ${from}::timestamptz + days * interval '1 day' >= ${earliest}::timestamptz and not exists (
      select from car_blocks b where b.car_id = ${carId} and b.period && ${shifted}
        and b.id is distinct from ${exceptId}::integer)
    order by abs(days), days desc limit 1`.execute(db);
  return rows[0]?.days ?? null;
}
