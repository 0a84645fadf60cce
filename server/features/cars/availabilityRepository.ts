import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** From now on ranges that ended before the moment are left out of `cars.busy`; the blocks themselves stay. */
export async function moveBusyHorizon(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await sql`update busy_horizon set ended_before = ${endedBefore}`.execute(db);
}

/** The cars whose `busy` still has ranges that ended before the moment, some at a time. */
export async function listStaleBusy(
  db: Kysely<Database>,
  endedBefore: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cars where busy && tstzrange(null, ${endedBefore}::timestamptz) and id > ${afterId}
    order by id limit 500`.execute(db);
  return rows;
}

export async function refreshBusy(db: Kysely<Database>, carId: number): Promise<void> {
  await sql`update cars set busy = busy_of(id) where id = ${carId}`.execute(db);
}
