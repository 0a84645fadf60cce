import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

export async function insertAuditEvent(
  db: Kysely<Database>,
  event: Insertable<Database['audit_events']>,
): Promise<void> {
  await db.insertInto('audit_events').values(event).execute();
}
