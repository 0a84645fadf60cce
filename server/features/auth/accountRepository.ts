import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** The account an address logs in to. */
export async function findCredentials(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'language', 'blocked_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/**
 * Writes the login down, unless the password is not the one that was checked any more or the account has been blocked
 * meanwhile; keeps both so until the transaction ends.
 */
export async function recordLogin(
  db: Kysely<Database>,
  { userId, passwordHash, now }: { readonly userId: number; readonly passwordHash: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findPasswordHash(db: Kysely<Database>, userId: number): Promise<string> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
  return user.password_hash;
}

/** Where a user is written to, and in which language. */
export async function findContact(db: Kysely<Database>, userId: number) {
  return db.selectFrom('users').select(['email', 'language']).where('id', '=', userId).executeTakeFirstOrThrow();
}

export async function hasAccount(db: Kysely<Database>, email: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return user !== undefined;
}

/** A user with the parties they act as. */
export async function findAccount(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('clients', 'clients.user_id', 'users.id')
    .leftJoin('owners', 'owners.user_id', 'users.id')
    .select([
      'users.id',
      'users.roles',
      'clients.id as client_id',
      'clients.name as client_name',
      'owners.id as owner_id',
      'owners.name as owner_name',
      'users.picture_key',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function updatePassword(db: Kysely<Database>, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}
