import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportFeeds(db: Kysely<Database>, ownerId: number): Promise<unknown[]> {
  const { rows } = await sql`
    select f.id, f.car_id, f.name, f.url, f.events, f.read_at from car_feeds f join cars c on c.id = f.car_id
    where c.owner_id = ${ownerId} order by f.id`.execute(db);
  return rows;
}

/** No calendar is asked or given out any more. */
export async function forgetFeeds(db: Kysely<Database>, ownerId: number): Promise<void> {
  await sql`delete from car_feeds where car_id in (select id from cars where owner_id = ${ownerId})`.execute(db);
  await sql`
    insert into car_exports (car_id, version) select id, 1 from cars where owner_id = ${ownerId}
    on conflict (car_id) do update set version = car_exports.version + 1`.execute(db);
}
