import type { Kysely } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

export async function exportVerification(db: Kysely<Database>, { userId }: Actor): Promise<unknown> {
  const verification = await db
    .selectFrom('verifications')
    .select(['status', 'submitted_at', 'decided_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('verification_documents')
    .select(['kind', 'identity_document', 'status', 'reason', 'comment', 'uploaded_at', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { ...(verification ?? { status: 'not_verified' }), documents };
}

/** A trigger queues the deletion of each file. */
export async function deleteVerification(db: Kysely<Database>, { userId }: Actor): Promise<void> {
  await db.deleteFrom('verifications').where('user_id', '=', userId).execute();
}
