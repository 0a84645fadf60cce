import type { Kysely } from 'kysely';
import type { Language } from '#contract/values.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';

/** The session a cookie belongs to, with whoever it acts as; none when it is over. */
export async function findSession(db: Kysely<Database>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.on('users.id', '=', ({ fn }) => fn.coalesce('sessions.viewed_user_id', 'sessions.user_id')),
    )
    .leftJoin('clients', 'clients.user_id', 'users.id')
    .leftJoin('owners', 'owners.user_id', 'users.id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'sessions.id',
      'users.id as user_id',
      'sessions.user_id as holder_id',
      'sessions.api_token_hash',
      'sessions.language',
      'users.roles',
      'clients.id as client_id',
      'owners.id as owner_id',
      'second_factors.confirmed_at as second_factor_since',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

export interface NewSession {
  readonly user_id: number;
  readonly token_hash: Buffer;
  readonly api_token_hash: Buffer;
  readonly language: Language;
  readonly user_agent?: string;
  readonly network?: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export async function insertSession(db: Kysely<Database>, session: NewSession): Promise<number> {
  const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whose account is looked at in a session from now on, under a new token; null: the holder's own again. */
export async function viewInSession(
  db: Kysely<Database>,
  sessionId: number,
  changes: { readonly viewed_user_id: number | null; readonly api_token_hash: Buffer },
): Promise<void> {
  await db.updateTable('sessions').set(changes).where('id', '=', sessionId).execute();
}

export async function findSessionEnd(db: Kysely<Database>, sessionId: number): Promise<Date | undefined> {
  const session = await db.selectFrom('sessions').select('expires_at').where('id', '=', sessionId).executeTakeFirst();
  return session?.expires_at;
}

export async function deleteSessionByToken(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of a user; after a new password nobody stays logged in. */
export async function deleteSessionsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of a user but the one that asks. */
export async function deleteOtherSessions(db: Kysely<Database>, { userId, sessionId }: Actor): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
}

export async function deleteEndedSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
