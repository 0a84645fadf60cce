import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Role } from '#contract/calls/auth/session.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor } from '#server/context.ts';
import { deleteSubscriptionsOf } from '#server/platform/push/pushRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockUser } from '#server/platform/db/userRepository.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { endCodesOf } from './codes/codeRepository.ts';

/** A session with whoever it acts as. */
export interface SessionRow {
  readonly id: number;
  readonly expires_at: Date;
  readonly language: Language;
  readonly api_token_hash: Buffer;
  readonly user_id: number;
  readonly holder_id: number;
  readonly roles: Role[];
  readonly picture_key: string | null;
  readonly client_id: number | null;
  readonly client_name: string | null;
  readonly owner_id: number | null;
  readonly owner_name: string | null;
  readonly second_factor_since: Date | null;
}

/** The session a cookie belongs to; none when it is over. Asked for by nearly every call, so all that the check tells is here. */
export async function findSession(mainPool: Pool, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await mainPool.query<SessionRow>({
    name: 'session',
    text: `
      select s.id, s.expires_at, s.language, s.api_token_hash, s.user_id as holder_id, u.id as user_id, u.roles, u.picture_key,
        c.id as client_id, c.name as client_name, o.id as owner_id, o.name as owner_name,
        f.confirmed_at as second_factor_since
      from sessions s
        join users u on u.id = coalesce(s.viewed_user_id, s.user_id)
        left join clients c on c.user_id = u.id
        left join owners o on o.user_id = u.id
        left join second_factors f on f.user_id = u.id
      where s.token_hash = $1 and s.expires_at > $2`,
    values: [tokenHash, now],
  });
  return rows[0];
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

/** Of those of these sessions that are there: whose account they show. */
export async function findUsersOf(
  db: Kysely<Database>,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['id', fn.coalesce('viewed_user_id', 'user_id').as('shown_user_id')])
    .where('id', '=', sql<number>`any(${sessionIds}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.shown_user_id]));
}

export async function findSessionStart(db: Kysely<Database>, sessionId: number): Promise<Date | undefined> {
  const session = await db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst();
  return session?.created_at;
}

/** A body may take half a minute to arrive, and a new password, a logout or a block may have ended the session meanwhile. */
export async function requireSession(db: Kysely<Database>, sessionId: number): Promise<void> {
  if ((await findSessionEnd(db, sessionId)) === undefined) throw new ApiError(401, 'NOT_LOGGED_IN');
}

/**
 * Holds the user while something is stored that outlives a session, unless it has ended since the request began: a slow one
 * goes on after a new password.
 */
export async function lockUserOf(db: Kysely<Database>, { userId, sessionId }: Actor): Promise<void> {
  await lockUser(db, userId);
  await requireSession(db, sessionId);
}

export async function deleteSessionByToken(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/**
 * Ends every session of a user, and those that a code in the mail would begin; after a new password nobody stays logged in,
 * and no device goes on being told.
 */
export async function deleteSessionsOf(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await endCodesOf(db, userId, now);
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await deleteSubscriptionsOf(db, userId);
}

/** Ends every session in which somebody looks at the account of a user. */
export async function deleteViewsOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('viewed_user_id', '=', userId).execute();
}

/** Leaves the session that asks. Devices are told nothing more: which is whose is not known. */
export async function deleteOtherSessions(
  db: Kysely<Database>,
  { userId, sessionId }: Actor,
  now: Date,
): Promise<void> {
  await endCodesOf(db, userId, now);
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
  await deleteSubscriptionsOf(db, userId);
}

export async function deleteEndedSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
