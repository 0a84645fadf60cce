import { type Kysely, sql, type Transaction } from 'kysely';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { Part } from './freeParts.ts';

/** Days of a calendar that a car follows. */
export interface FeedPart extends Part {
  readonly feedId: number;
}

export interface BlockPart extends Part {
  readonly id: number;
  /** Null where it was not imported, or from what is followed no longer. */
  readonly feedId: number | null;
  readonly isImported: boolean;
}

/** What takes a car from a moment on, in milliseconds since the Unix epoch. */
export async function listBlocks(db: Kysely<Database>, carId: number, since: Date): Promise<BlockPart[]> {
  return db
    .selectFrom('car_blocks')
    .select((eb) => [
      'id',
      'feed_id as feedId',
      sql<number>`(extract(epoch from lower(period)) * 1000)::float8`.as('from'),
      sql<number>`(extract(epoch from upper(period)) * 1000)::float8`.as('to'),
      booleanOf(eb('kind', '=', 'ical')).as('isImported'),
    ])
    .where('car_id', '=', carId)
    .where(sql<boolean>`period && tstzrange(${since}::timestamptz, null)`)
    .orderBy(sql`lower(period)`)
    .execute();
}

export async function deleteBlocks(db: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('car_blocks')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('kind', '=', 'ical')
    .execute();
}

export async function insertBlocks(
  db: Transaction<Database>,
  carId: number,
  parts: readonly FeedPart[],
): Promise<void> {
  await sql`
    insert into car_blocks (car_id, kind, feed_id, period)
    select ${carId}, 'ical', "feedId", tstzrange(to_timestamp("from" / 1000.0), to_timestamp("to" / 1000.0))
    from jsonb_to_recordset(${JSON.stringify(parts)}) as part ("feedId" integer, "from" float8, "to" float8)`.execute(
    db,
  );
}
