import type { Kysely } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** An owner's branches, by name. */
export async function listBranchNames(
  db: Kysely<Database>,
  ownerId: number,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('branches')
    .select(({ ref }) => ['id', ref(`name_${language}`).as('name')])
    .where('owner_id', '=', ownerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
