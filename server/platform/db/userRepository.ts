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

/** The same for what an owner rents out. */
export async function lockOwner(db: Kysely<Database>, ownerId: number): Promise<void> {
  await db.selectFrom('owners').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  if (!(await hasOwner(db, ownerId))) throw new ApiError(401, 'NOT_LOGGED_IN');
}

/**
 * Whether the account of an owner is there. To be asked in a statement after the one that waited for a lock: that one sees
 * other tables as they were when it began.
 */
export async function hasOwner(db: Kysely<Database>, ownerId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('owners')
    .innerJoin('users', 'users.id', 'owners.user_id')
    .select('owners.id')
    .where('owners.id', '=', ownerId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Of a deleted account it is no address. */
export async function findAddress(db: Kysely<Database>, userId: number): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return email;
}
