import type { Kysely } from 'kysely';
import type { SomeTerms } from '#contract/domain/terms.ts';
import type { Database } from '#server/platform/db/schema.ts';

export async function findOwnerTerms(db: Kysely<Database>, ownerId: number): Promise<SomeTerms> {
  const row = await db.selectFrom('owner_terms').select('terms').where('owner_id', '=', ownerId).executeTakeFirst();
  return row?.terms ?? {};
}

export async function writeOwnerTerms(
  db: Kysely<Database>,
  ownerId: number,
  { terms, at }: { readonly terms: SomeTerms; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('owner_terms')
    .values({ owner_id: ownerId, terms, updated_at: at })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ terms, updated_at: at }))
    .execute();
}
