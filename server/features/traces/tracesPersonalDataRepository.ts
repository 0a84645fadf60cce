import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function listTracesOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('traces')
    .select(['number', 'sent_at', 'state', 'order_id', 'screen', 'note_sealed'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export async function deleteTracesOf(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('traces').where('user_id', '=', userId).execute();
}
