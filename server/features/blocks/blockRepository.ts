import { type Kysely, sql, type Transaction } from 'kysely';
import type { OwnBlockKind } from '#contract/calls/blocks.ts';
import type { BlockKind } from '#contract/domain/values.ts';
import { rangeOf } from '#server/platform/db/rangeOf.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** Whoever takes dates of a car holds it, as those do who order it; cars of others are not there. Ids of the held ones. */
export async function lockOwnCars(
  db: Transaction<Database>,
  ownerId: number,
  carIds: readonly number[],
): Promise<ReadonlySet<number>> {
  await lockOwner(db, ownerId);
  const rows = await db
    .selectFrom('cars')
    .select('id')
    .where('id', '=', sql<number>`any(${carIds})`)
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface BlockRow
  extends Readonly<Row<'car_blocks', 'id' | 'car_id' | 'kind' | 'note' | 'order_id'>>, RentalDates {}

export async function findBlock(db: Kysely<Database>, ownerId: number, id: number): Promise<BlockRow | undefined> {
  return db
    .selectFrom('car_blocks as b')
    .innerJoin('cars as c', 'c.id', 'b.car_id')
    .select(['b.id', 'b.car_id', 'b.kind', 'b.note', 'b.order_id'])
    .select([sql<Date>`lower(b.period)`.as('from'), sql<Date>`upper(b.period)`.as('to')])
    .where('b.id', '=', id)
    .where('c.owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** How many blocks of the own are still to come or going on. */
export async function countOwnBlocks(db: Kysely<Database>, carId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('car_blocks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('car_id', '=', carId)
    .where('kind', 'in', ['owner', 'maintenance'])
    .where(sql<boolean>`period && tstzrange(${now}::timestamptz, null)`)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewBlock extends RentalDates {
  readonly carId: number;
  readonly kind: OwnBlockKind;
  readonly note: string | null;
}

export async function insertBlock(
  db: Transaction<Database>,
  { carId, kind, from, to, note }: NewBlock,
  by: { readonly userId: number; readonly at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('car_blocks')
    .values({ car_id: carId, kind, period: rangeOf({ from, to }), note, created_by: by.userId, created_at: by.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBlock(
  db: Transaction<Database>,
  id: number,
  { carId, kind, from, to, note }: NewBlock,
): Promise<void> {
  await db
    .updateTable('car_blocks')
    .set({ car_id: carId, kind, note, period: rangeOf({ from, to }) })
    .where('id', '=', id)
    .execute();
}

export async function deleteBlock(db: Transaction<Database>, id: number): Promise<void> {
  await db.deleteFrom('car_blocks').where('id', '=', id).execute();
}

/** Where a block is wanted; `exceptId` is the block that is to be moved there. */
export interface WantedSpan extends RentalDates {
  readonly carId: number;
  readonly exceptId: number | null;
}

interface Taker {
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

export async function exportBlocks(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('cars as c')
    .innerJoin('car_blocks as b', 'b.car_id', 'c.id')
    .select(({ fn }) => [
      'b.id',
      'b.car_id',
      'b.kind',
      fn<Date>('lower', ['b.period']).as('from'),
      fn<Date>('upper', ['b.period']).as('to'),
      'b.note',
      'b.created_at',
    ])
    .where('c.owner_id', '=', ownerId)
    .where('b.kind', 'in', ['owner', 'maintenance'])
    .orderBy('b.id')
    .execute();
}

export async function forgetBlocks(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db
    .deleteFrom('car_blocks as b')
    .using('cars as c')
    .whereRef('c.id', '=', 'b.car_id')
    .where('c.owner_id', '=', ownerId)
    .where('b.kind', 'in', ['owner', 'maintenance'])
    .execute();
}
