import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** From now on ranges that ended before the moment are left out of `cars.busy`; the blocks themselves stay. */
export async function moveBusyHorizon(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await db.updateTable('busy_horizon').set({ ended_before: endedBefore }).execute();
}

/** The cars whose `busy` still has ranges that ended before the moment, some at a time. */
export async function listStaleBusy(
  db: Kysely<Database>,
  endedBefore: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return (
    db
      .selectFrom('cars')
      .select('id')
      .where(sql<boolean>`busy && tstzrange(null, ${endedBefore}::timestamptz)`)
      // Not of cars that are still away: these would be written again every night.
      .where(sql<Date>`(select upper(earliest) from unnest(busy) as earliest limit 1)`, '<=', endedBefore)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(500)
      .execute()
  );
}

export async function refreshBusy(db: Kysely<Database>, carId: number): Promise<void> {
  await db
    .updateTable('cars')
    .set({ busy: sql<string>`busy_of(id)` })
    .where('id', '=', carId)
    .execute();
}
