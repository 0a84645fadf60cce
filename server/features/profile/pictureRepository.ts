import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/**
 * Puts a key in place of another, and gives the one that was there: each is given to one caller only. Undefined when
 * the account is deleted. Inside a transaction.
 */
export async function swapPicture(
  db: Kysely<Database>,
  userId: number,
  key: string | null,
): Promise<string | null | undefined> {
  const former = await db
    .selectFrom('users')
    .select('picture_key')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (former === undefined) return undefined;
  await db.updateTable('users').set({ picture_key: key }).where('id', '=', userId).execute();
  return former.picture_key;
}

export async function isPictureInUse(db: Kysely<Database>, key: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('picture_key', '=', key).executeTakeFirst();
  return user !== undefined;
}
