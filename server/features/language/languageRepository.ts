import type { Kysely } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

export async function setSessionLanguage(db: Kysely<Database>, actor: Actor, language: Language): Promise<void> {
  await db.updateTable('sessions').set({ language }).where('id', '=', actor.sessionId).execute();
}
