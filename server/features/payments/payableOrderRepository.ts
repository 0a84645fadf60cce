import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** What a payment needs to know of its order. */
export async function findPayableOrder(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'client_id', 'owner_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof findPayableOrder>>>;
