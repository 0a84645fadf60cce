import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** Which address of its calendar a car has now; null when there is no such car. */
export async function findExportVersion(db: Kysely<Database>, carId: number): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(e.version, 0) as version from cars c left join car_exports e on e.car_id = c.id where c.id = ${carId}`.execute(
    db,
  );
  return rows[0]?.version ?? null;
}

export async function raiseExportVersion(db: Kysely<Database>, carId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into car_exports (car_id, version) values (${carId}, 1)
    on conflict (car_id) do update set version = car_exports.version + 1 returning version`.execute(db);
  return rows[0]?.version ?? 0;
}
