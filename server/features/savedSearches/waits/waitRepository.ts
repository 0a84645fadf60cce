import { type Kysely, sql, type Transaction } from 'kysely';
import { MOST_WAITS } from '#contract/calls/savedSearches/savedSearches.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { rangeOf } from '#server/platform/db/rangeOf.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';

/** The row of the user is locked, so that no wait slips by the bound. Waiting for the same dates again is no further wait. */
export async function insertWait(
  db: Transaction<Database>,
  userId: number,
  carId: number,
  dates: RentalDates,
  now: Date,
): Promise<'waiting' | 'no car' | 'no room'> {
  await lockUser(db, userId);
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (car === undefined) return 'no car';
  const { count } = await db
    .selectFrom('car_waits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where(({ not, and, eb }) => not(and([eb('car_id', '=', carId), eb('period', '=', rangeOf(dates))])))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_WAITS && !(await makeRoom(db, userId))) return 'no room';
  await db
    .insertInto('car_waits')
    .values({ user_id: userId, car_id: carId, period: rangeOf(dates), created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'car_id', 'period']).doUpdateSet({ told_at: null }))
    .execute();
  return 'waiting';
}

/** A wait for a car that is off the market gives way, the oldest first: no list shows it, so that nobody could end it. */
async function makeRoom(db: Transaction<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('car_waits')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('car_waits as w')
        .innerJoin('cars as c', 'c.id', 'w.car_id')
        .select(({ fn }) => fn.min('w.id').as('id'))
        .where('w.user_id', '=', userId)
        .where('c.status', '<>', 'active'),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of one car: these dates, or all. */
export async function deleteWaits(
  db: Kysely<Database>,
  userId: number,
  carId: number,
  dates: RentalDates | null,
): Promise<void> {
  await db
    .deleteFrom('car_waits')
    .where('user_id', '=', userId)
    .where('car_id', '=', carId)
    .$if(dates !== null, (query) => query.where('period', '=', dates === null ? '' : rangeOf(dates)))
    .execute();
}

const bounds = [sql<Date>`lower(w.period)`.as('from'), sql<Date>`upper(w.period)`.as('to')] as const;

/** Those whose dates have not begun, the next first. */
export async function listWaits(db: Kysely<Database>, userId: number, now: Date) {
  return db
    .selectFrom('car_waits as w')
    .select(['w.car_id', 'w.told_at', ...bounds])
    .where('w.user_id', '=', userId)
    .where(sql<boolean>`lower(w.period) > ${now}::timestamptz`)
    .orderBy(sql`lower(w.period)`)
    .orderBy('w.id')
    .limit(MOST_WAITS)
    .execute();
}

/** All of them, for an export. */
export async function listWaitsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('car_waits as w')
    .select(['w.car_id', 'w.created_at', 'w.told_at', ...bounds])
    .where('w.user_id', '=', userId)
    .orderBy('w.id')
    .execute();
}

export async function deleteWaitsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('car_waits').where('user_id', '=', userId).execute();
}

export async function deleteOpenWaitsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('car_waits').where('user_id', '=', userId).where('told_at', 'is', null).execute();
}

/** There is nothing to wait for once the dates have begun. */
export async function deletePastWaits(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('car_waits')
    .where(sql<boolean>`lower(period) <= ${now}::timestamptz`)
    .execute();
}

export interface FreeWait {
  readonly id: number;
  readonly user_id: number;
  readonly car: string;
  readonly car_id: number;
  readonly slug: string;
  /** For fewer days it is not rented. */
  readonly min_days: number;
  readonly from: Date;
  readonly to: Date;
}

/** Waits whose dates are free now, with the preparation after them, in the order of their ids. */
export async function listFreeWaits(db: Kysely<Database>, after: number, most: number): Promise<FreeWait[]> {
  return db
    .selectFrom('car_waits as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .innerJoin('cars as c', 'c.id', 'w.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .select(['w.id', 'w.user_id', 'w.car_id', 'c.min_days', ...bounds])
    .select([sql<string>`c.slug`.as('slug'), sql<string>`concat_ws(' ', brands.name, models.name, c.year)`.as('car')])
    .where('w.id', '>', after)
    .where('w.told_at', 'is', null)
    .where('u.blocked_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where('c.status', '=', 'active')
    .where(
      sql<boolean>`not c.busy && tstzrange(lower(w.period), upper(w.period) + c.preparation_minutes * interval '1 minute')`,
    )
    .orderBy('w.id')
    .limit(most)
    .execute();
}

/** Whether it was not told yet: another process may have been faster. */
export async function markTold(db: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('car_waits')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
