import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Where the storage has an uploaded picture; null when there is none of that name. */
export async function findPictureKey(db: Kysely<Database>, name: string): Promise<string | null> {
  const { rows } = await sql<{
    storage_key: string | null;
  }>`select storage_key from pictures where name = ${name}`.execute(db);
  return rows[0]?.storage_key ?? null;
}
