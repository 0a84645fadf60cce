import { type Kysely, sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What a client wrote, and what an owner replied. */
export async function exportReviews(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<unknown> {
  const { rows: written } = await sql`
    select car_id, rating, text, created_at from reviews where client_id = ${clientId} order by id`.execute(db);
  const { rows: replies } = await sql`
    select r.car_id, r.reply from reviews r join cars c on c.id = r.car_id
    where c.owner_id = ${ownerId} and r.reply is not null order by r.id`.execute(db);
  return { written, replies };
}
