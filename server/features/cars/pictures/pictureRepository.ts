import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** Where the storage has an uploaded picture; null when there is none of that name. */
export async function findPictureKey(db: Kysely<Database>, name: string): Promise<string | null> {
  const row = await db.selectFrom('pictures').select('storage_key').where('name', '=', name).executeTakeFirst();
  return row?.storage_key ?? null;
}
