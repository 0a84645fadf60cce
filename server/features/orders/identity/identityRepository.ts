import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { verificationOf } from '../orderRepository.ts';

/** A person who checks documents has a night to do it. */
export const BEFORE_START = 24 * 3_600_000;

interface ToRemind {
  readonly id: number;
  readonly from: Date;
  readonly car: string;
  readonly user_id: number;
}

interface Due {
  readonly now: Date;
  readonly startBefore: Date;
  readonly paidBefore: Date;
}

/** Paid orders that begin soon and whose client still has documents to send, some at a time. */
export async function listToRemind(
  db: Kysely<Database>,
  { now, startBefore, paidBefore }: Due,
  afterId: number,
): Promise<ToRemind[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .select(({ fn }) => [
      'o.id',
      fn<Date>('lower', ['o.period']).as('from'),
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
      'clients.user_id',
    ])
    .where('o.status', '=', sql.lit('confirmed'))
    .where('o.identity_reminded_at', 'is', null)
    .where('o.paid_at', '<=', paidBefore)
    .where(sql<Date>`lower(o.period)`, '>', now)
    .where(sql<Date>`lower(o.period)`, '<=', startBefore)
    .where(verificationOf, 'in', ['not_verified', 'rejected'])
    .where('o.id', '>', afterId)
    .orderBy('o.id')
    .limit(200)
    .execute();
}

/** False where it was done already. */
export async function markReminded(db: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ identity_reminded_at: now })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where('identity_reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Has an order reminded of again whose start was moved away after that. */
export async function remindAgain(db: Transaction<Database>, id: number, from: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ identity_reminded_at: null })
    .where('id', '=', id)
    .where('identity_reminded_at', '<', new Date(from.getTime() - BEFORE_START))
    .execute();
}
