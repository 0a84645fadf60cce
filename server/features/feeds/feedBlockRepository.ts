import { type Kysely, sql, type Transaction } from 'kysely';
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
  const { rows } = await sql<BlockPart>`
    select id, feed_id as "feedId", (extract(epoch from lower(period)) * 1000)::float8 as "from", (extract(epoch from upper(period)) * 1000)::float8 as "to",
      kind = 'ical' as "isImported"
    from car_blocks where car_id = ${carId} and period && tstzrange(${since}::timestamptz, null) order by lower(period)`.execute(
    db,
  );
  return rows;
}

export async function deleteBlocks(db: Transaction<Database>, ids: readonly number[]): Promise<void> {
  await sql`delete from car_blocks where id = any(${ids}::integer[]) and kind = 'ical'`.execute(db);
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
