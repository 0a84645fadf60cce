import type { Kysely } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { deleteSubscriptionsOf } from '#server/platform/push/pushRepository.ts';

/** Newest first. */
export async function listOpenSessions(db: Kysely<Database>, { userId }: Actor, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False when the user has no such session. */
export async function deleteOwnSession(db: Kysely<Database>, { userId }: Actor, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Which device was its own is not known: none of them is told anything more.
  if (numDeletedRows === 1n) await deleteSubscriptionsOf(db, userId);
  return numDeletedRows === 1n;
}
