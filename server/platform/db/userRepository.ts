import type { Kysely } from 'kysely';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { Database } from './schema.ts';

/**
 * What a user changes of their own is changed by one after the other until the transaction ends. Whose account was
 * deleted while this waited is logged in no more: nothing is kept of them from now on.
 */
export async function lockUser(db: Kysely<Database>, userId: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
}
