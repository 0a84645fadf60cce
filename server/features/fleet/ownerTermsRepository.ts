import { type Kysely, sql } from 'kysely';
import type { SomeTerms } from '#contract/terms.ts';
import type { Database } from '#server/db/schema.ts';

/** Whoever writes terms waits for who is at it: each adds to what the other wrote. */
export async function holdOwner(db: Kysely<Database>, ownerId: number): Promise<void> {
  await sql`select from owners where id = ${ownerId} for no key update`.execute(db);
}

export async function findOwnerTerms(db: Kysely<Database>, ownerId: number): Promise<SomeTerms> {
  const { rows } = await sql<{ terms: SomeTerms }>`
    select terms from owner_terms where owner_id = ${ownerId}`.execute(db);
  return rows[0]?.terms ?? {};
}

export async function writeOwnerTerms(
  db: Kysely<Database>,
  ownerId: number,
  { terms, at }: { readonly terms: SomeTerms; readonly at: Date },
): Promise<void> {
  await sql`
    insert into owner_terms (owner_id, terms, updated_at) values (${ownerId}, ${JSON.stringify(terms)}::jsonb, ${at})
    on conflict (owner_id) do update set terms = excluded.terms, updated_at = excluded.updated_at`.execute(db);
}
