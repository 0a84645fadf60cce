import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** An owner's branches, by name. */
export async function listBranchNames(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(`name_${language}`)} as name from branches where owner_id = ${ownerId} order by name, id`.execute(
    db,
  );
  return rows;
}
