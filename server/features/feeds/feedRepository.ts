import { type Kysely, sql, type Transaction } from 'kysely';
import type { FeedOverlap, FeedProblem } from '#contract/calls/feeds.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { FeedEvent } from './reading/feedEvent.ts';

const columns = [
  'f.id',
  'f.car_id',
  'f.name',
  'f.url',
  'f.etag',
  'f.modified',
  'f.events_at',
  'f.read_at',
  'f.failing_since',
  'f.problem',
  'f.problem_status',
] as const;

export type FeedRow = Awaited<ReturnType<typeof listDueFeeds>>[number];

/** Whoever takes dates of a car holds it first. */
export async function lockCar(db: Transaction<Database>, carId: number): Promise<void> {
  await db.selectFrom('cars').select('id').where('id', '=', carId).forNoKeyUpdate().execute();
}

const selectNamed = (db: Kysely<Database>, carId: number) =>
  db
    .selectFrom('cars as c')
    .leftJoin('brands as b', 'b.code', 'c.brand_code')
    .leftJoin('models as m', 'm.code', 'c.model_code')
    .select(({ fn }) => fn<string>('concat_ws', [sql.lit(' '), 'b.name', 'm.name', 'c.year']).as('name'))
    .where('c.id', '=', carId);

/** What a car is called; empty where a draft says nothing yet. */
export async function findCarName(
  db: Kysely<Database>,
  { carId, ownerId }: { readonly carId: number; readonly ownerId: number },
): Promise<string> {
  const car = await selectNamed(db, carId).where('c.owner_id', '=', ownerId).executeTakeFirst();
  return car?.name ?? '';
}

/** What a car is called, and the user who rents it out. */
export async function findNameAndUser(db: Kysely<Database>, carId: number) {
  return selectNamed(db, carId)
    .innerJoin('owners as o', 'o.id', 'c.owner_id')
    .select('o.user_id')
    .executeTakeFirstOrThrow();
}

/** Of a car of the owner; one of them, or all. */
export async function listFeeds(
  db: Kysely<Database>,
  ownerId: number,
  { carId, feedId = null }: { readonly carId: number; readonly feedId?: number | null },
): Promise<FeedRow[]> {
  return db
    .selectFrom('car_feeds as f')
    .innerJoin('cars as c', 'c.id', 'f.car_id')
    .select(columns)
    .where('f.car_id', '=', carId)
    .where('c.owner_id', '=', ownerId)
    .$if(feedId !== null, (query) => query.where('f.id', '=', feedId))
    .orderBy('f.id')
    .execute();
}

/** Those that were not tried since the moment, the longest waiting first; files too, whose days may have become free. */
export async function listDueFeeds(db: Kysely<Database>, triedBefore: Date, limit: number) {
  return db
    .selectFrom('car_feeds as f')
    .select(columns)
    .where('f.tried_at', '<', triedBefore)
    .orderBy('f.tried_at')
    .orderBy('f.id')
    .limit(limit)
    .execute();
}

/** False when somebody else has taken it up since. */
export async function claimFeed(db: Kysely<Database>, id: number, triedBefore: Date, now: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('car_feeds')
    .set({ tried_at: now })
    .where('id', '=', id)
    .where('tried_at', '<', triedBefore)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export interface ReadFeed {
  readonly events: readonly FeedEvent[];
  readonly etag: string | null;
  readonly modified: string | null;
}

export async function saveEvents(db: Kysely<Database>, id: number, { events, etag, modified }: ReadFeed, now: Date) {
  await db
    .updateTable('car_feeds')
    .set({ events: toJson(events), etag, modified, events_at: now, read_at: now, tried_at: now, ...noProblem })
    .where('id', '=', id)
    .execute();
}

const noProblem = { failing_since: null, problem: null, problem_status: null } as const;

/** It was asked and has the same days as before. */
export async function saveUnchanged(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('car_feeds')
    .set({ read_at: now, tried_at: now, ...noProblem })
    .where('id', '=', id)
    .execute();
}

/** It keeps the days it had. */
export async function saveProblem(
  db: Kysely<Database>,
  id: number,
  { problem, status, now }: { readonly problem: FeedProblem; readonly status: number | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('car_feeds')
    .set({
      problem,
      problem_status: status,
      tried_at: now,
      failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`,
    })
    .where('id', '=', id)
    .execute();
}

export interface NewFeed extends ReadFeed {
  readonly carId: number;
  readonly name: string;
  readonly url: string | null;
}

export async function insertFeed(db: Transaction<Database>, feed: NewFeed, now: Date): Promise<number> {
  const { carId, name, url, events, etag, modified } = feed;
  const { id } = await db
    .insertInto('car_feeds')
    .values({
      car_id: carId,
      name,
      url,
      events: toJson(events),
      etag,
      modified,
      events_at: now,
      read_at: now,
      tried_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameFeed(db: Transaction<Database>, id: number, name: string): Promise<void> {
  await db.updateTable('car_feeds').set({ name }).where('id', '=', id).execute();
}

export async function deleteFeed(db: Transaction<Database>, id: number): Promise<void> {
  await db.deleteFrom('car_feeds').where('id', '=', id).execute();
}

const toJson = (events: readonly FeedEvent[]): string =>
  JSON.stringify(events.map(({ from, to, isUnnamed }) => [from, to, isUnnamed]));

export interface EventsRow {
  readonly feed_id: number;
  readonly from: number;
  readonly to: number;
  readonly is_unnamed: boolean;
}

/** Of all feeds of a car, as far as they are not over; of equal ones the longest followed first. */
export async function listEvents(db: Kysely<Database>, carId: number, now: Date): Promise<EventsRow[]> {
  const { rows } = await sql<EventsRow>`
    select f.id as feed_id, (e->>0)::float8 as "from", (e->>1)::float8 as "to", (e->>2)::boolean as is_unnamed
    from car_feeds f cross join lateral jsonb_array_elements(f.events) as e
    where f.car_id = ${carId} and (e->>1)::float8 > ${now.getTime()} order by 2, 3, f.id`.execute(db);
  return rows;
}

export interface OverlapRow extends EventsRow, Pick<FeedOverlap, 'order_id' | 'number'> {
  /** Whether the order has its days: a request waits for an answer, and may be declined. */
  readonly is_agreed: boolean;
  readonly starts: Date;
  readonly ends: Date;
}

/** Living orders of a car whose days an event of one of its feeds has, too. */
export async function listOverlaps(db: Kysely<Database>, carId: number, now: Date): Promise<OverlapRow[]> {
  const { rows } = await sql<OverlapRow>`
    select f.id as feed_id, (e->>0)::float8 as "from", (e->>1)::float8 as "to", (e->>2)::boolean as is_unnamed,
      o.id as order_id, o.number, o.status <> 'requested' as is_agreed, lower(o.period) as starts,
      upper(o.period) as ends
    from car_feeds f cross join lateral jsonb_array_elements(f.events) as e
      join orders o on o.car_id = f.car_id and o.status in ('requested', 'confirmed', 'active')
        and o.period && tstzrange(to_timestamp((e->>0)::float8 / 1000), to_timestamp((e->>1)::float8 / 1000))
    where f.car_id = ${carId} and (e->>1)::float8 > ${now.getTime()} order by 2, o.id limit ${MOST_OVERLAPS}`.execute(
    db,
  );
  return rows;
}

const MOST_OVERLAPS = 50;

export async function exportFeeds(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  return db
    .selectFrom('car_feeds as f')
    .innerJoin('cars as c', 'c.id', 'f.car_id')
    .select(['f.id', 'f.car_id', 'f.name', 'f.url', 'f.events', 'f.read_at'])
    .where('c.owner_id', '=', ownerId)
    .orderBy('f.id')
    .execute();
}

/** No calendar is asked or given out any more. */
export async function forgetFeeds(db: Kysely<Database>, ownerId: number): Promise<void> {
  const cars = db.selectFrom('cars').where('owner_id', '=', ownerId);
  await db.deleteFrom('car_feeds').where('car_id', 'in', cars.select('id')).execute();
  await db
    .insertInto('car_exports')
    .columns(['car_id', 'version'])
    .expression(cars.select(({ lit }) => ['id', lit(1).as('version')]))
    .onConflict((conflict) =>
      conflict.column('car_id').doUpdateSet(({ eb }) => ({ version: eb('car_exports.version', '+', 1) })),
    )
    .execute();
}
