import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { CarChange, CarNow, Comparison, KnownCar } from './compareCars.ts';

export async function listKnownCars(db: Kysely<Database>, searchId: number): Promise<KnownCar[]> {
  return db
    .selectFrom('saved_search_cars')
    .select([
      'car_id as id',
      'price',
      'is_free',
      sql<KnownCar['unmailed']>`case when reason is not null and mailed_at is null
        then json_build_object('reason', reason, 'former_price', former_price) end`.as('unmailed'),
    ])
    .where('search_id', '=', searchId)
    .execute();
}

/** Forgets all that was found, and remembers what fits now. */
export async function replaceKnownCars(db: Kysely<Database>, searchId: number, cars: readonly CarNow[]) {
  await db.deleteFrom('saved_search_cars').where('search_id', '=', searchId).execute();
  await rememberCars(db, searchId, cars);
}

/** Writes what a comparison has found. */
export async function writeComparison(
  db: Kysely<Database>,
  searchId: number,
  { changes, silent, withdrawn, forgotten }: Comparison,
  now: Date,
): Promise<void> {
  if (forgotten.length > 0)
    await db
      .deleteFrom('saved_search_cars')
      .where('search_id', '=', searchId)
      .where('car_id', '=', sql<number>`any(${forgotten}::integer[])`)
      .execute();
  if (withdrawn.length > 0)
    await db
      .updateTable('saved_search_cars')
      .set({ reason: null, former_price: null, changed_at: null })
      .where('search_id', '=', searchId)
      .where('car_id', '=', sql<number>`any(${withdrawn}::integer[])`)
      .execute();
  await rememberCars(db, searchId, silent);
  await tellCars(db, searchId, changes, now);
}

/** A car that was deleted meanwhile is not remembered. */
async function rememberCars(db: Kysely<Database>, searchId: number, cars: readonly CarNow[]): Promise<void> {
  if (cars.length === 0) return;
  await sql`
    insert into saved_search_cars (search_id, car_id, price, is_free)
    select ${searchId}, cars.id, now_is.price, now_is.is_free
    from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) as now_is (id integer, price integer, is_free boolean)
      join cars using (id)
    on conflict (search_id, car_id) do update set price = excluded.price, is_free = excluded.is_free
      where (saved_search_cars.price, saved_search_cars.is_free) <> (excluded.price, excluded.is_free)`.execute(db);
}

async function tellCars(db: Kysely<Database>, searchId: number, changes: readonly CarChange[], now: Date) {
  if (changes.length === 0) return;
  await sql`
    insert into saved_search_cars (search_id, car_id, price, is_free, reason, former_price, changed_at)
    select ${searchId}, cars.id, now_is.price, true, now_is.reason, now_is.former_price, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as now_is (id integer, price integer, reason text, former_price integer)
      join cars using (id)
    on conflict (search_id, car_id) do update set price = excluded.price, is_free = true, reason = excluded.reason,
      former_price = excluded.former_price, changed_at = excluded.changed_at, mailed_at = null`.execute(db);
}

/** How many changes of each search the list shows. */
const MOST_SHOWN = 6;

/** The last changes of all searches of a user, and how many the user has not seen, by search. */
export async function listFound(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('saved_searches as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('saved_search_cars as k')
          .innerJoin('cars as c', 'c.id', 'k.car_id')
          .select(['k.car_id', 'k.reason', 'k.price', 'k.former_price', 'k.changed_at'])
          .select((of) =>
            of.fn.countAll<number>().filterWhereRef('k.changed_at', '>', 's.seen_at').over().as('unseen_count'),
          )
          .whereRef('k.search_id', '=', 's.id')
          .where('k.reason', 'is not', null)
          .where('k.is_free', '=', true)
          .where('c.status', '=', 'active')
          .orderBy('k.changed_at', 'desc')
          .orderBy('k.car_id', 'desc')
          .limit(MOST_SHOWN)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select([
      's.id as search_id',
      's.seen_at',
      'found.car_id',
      'found.reason',
      'found.price',
      'found.former_price',
      'found.changed_at',
      'found.unseen_count',
    ])
    .where('s.user_id', '=', userId)
    .orderBy('found.changed_at', 'desc')
    .orderBy('found.car_id', 'desc')
    .execute();
}
export type FoundRow = Awaited<ReturnType<typeof listFound>>[number];
