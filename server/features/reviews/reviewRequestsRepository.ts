import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

interface ToAsk {
  readonly id: number;
  readonly car: string;
  readonly user_id: number;
}

/** Completed orders without a review whose client was not asked yet, some at a time. */
export const listToAsk = (
  db: Kysely<Database>,
  ended: { after: Date; before: Date },
  afterId: number,
): Promise<ToAsk[]> =>
  db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .leftJoin('reviews as r', 'r.order_id', 'o.id')
    .select(({ fn }) => [
      'o.id',
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
      'clients.user_id',
    ])
    .where('o.status', '=', sql.lit('completed'))
    .where('o.review_asked_at', 'is', null)
    .where(sql<Date>`upper(o.period)`, '>', ended.after)
    .where(sql<Date>`upper(o.period)`, '<=', ended.before)
    .where('r.id', 'is', null)
    .where('o.id', '>', afterId)
    .orderBy('o.id')
    .limit(200)
    .execute();

/** False where it was done already. */
export async function markAsked(db: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ review_asked_at: now })
    .where('id', '=', id)
    .where('review_asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
