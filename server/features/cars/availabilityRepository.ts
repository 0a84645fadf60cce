import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Leaves ranges that ended before the moment out of `cars.busy`; the blocks themselves stay. */
export async function pruneBusy(db: Kysely<Database>, endedBefore: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`update busy_horizon set ended_before = ${endedBefore}`.execute(transaction);
    await sql`update cars set busy = busy_of(id)
      where busy && tstzrange(null, ${endedBefore}::timestamptz)`.execute(transaction);
  });
}
