import type { Kysely } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What a client wrote, and what an owner replied. */
export async function exportReviews(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<unknown> {
  const written = await db
    .selectFrom('reviews')
    .select(['car_id', 'rating', 'text', 'created_at'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute();
  const replies = await db
    .selectFrom('reviews as r')
    .innerJoin('cars as c', 'c.id', 'r.car_id')
    .select(['r.car_id', 'r.reply'])
    .where('c.owner_id', '=', ownerId)
    .where('r.reply', 'is not', null)
    .orderBy('r.id')
    .execute();
  return { written, replies };
}
