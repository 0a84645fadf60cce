import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function hasCity(db: Kysely<Database>, id: number): Promise<boolean> {
  const city = await db.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst();
  return city !== undefined;
}
