import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** Where a page of favourites goes on: what was added before this one. */
export interface FavouritesPage {
  readonly before: number | null;
  readonly limit: number;
}

/** Cars that are not rented out any more stay favourites and come back when they do, but are not listed. */
export async function listFavouriteCars(db: Kysely<Database>, userId: number, { before, limit }: FavouritesPage) {
  return db
    .selectFrom('favourites as f')
    .innerJoin('cars as c', 'c.id', 'f.car_id')
    .select(['f.id', 'f.car_id'])
    .where('c.status', '=', 'active')
    .where('f.user_id', '=', userId)
    .$if(before !== null, (query) => query.where('f.id', '<', before))
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute();
}

export async function listFavouriteIds(db: Kysely<Database>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('car_id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ car_id }) => car_id);
}

/** How many cars one user can mark: all their ids travel with every list. */
const MOST_FAVOURITES = 1_000;

/** Marking what is marked already is no further favourite. Requests at the same moment may end a few above the bound. */
export async function insertFavourite(
  db: Kysely<Database>,
  userId: number,
  carId: number,
  now: Date,
): Promise<'marked' | 'no car' | 'no room'> {
  const { rows } = await sql<{ is_full: boolean }>`
    with car as (
      select id, (
        select count(*) >= ${MOST_FAVOURITES} and not coalesce(bool_or(car_id = ${carId}), false)
        from favourites where user_id = ${userId}
      ) as is_full
      from cars where id = ${carId} and status = 'active'
    ),
    -- Not of an account that is deleted while this waits for it.
    holder as (select id from users where id = ${userId} and deleted_at is null for key share),
    added as (
      insert into favourites (user_id, car_id, added_at)
      select holder.id, car.id, ${now}::timestamptz from car, holder where not is_full
      on conflict (user_id, car_id) do nothing
    )
    select is_full from car`.execute(db);
  if (rows[0] === undefined) return 'no car';
  return rows[0].is_full ? 'no room' : 'marked';
}

export async function deleteFavourite(db: Kysely<Database>, userId: number, carId: number): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('car_id', '=', carId).execute();
}

/** All of them with when they were added, for an export. */
export async function listFavouritesOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('favourites')
    .select(['car_id', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteFavouritesOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).execute();
}
