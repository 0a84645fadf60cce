import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { hasHeldDeposit } from '#server/features/payments/depositRepository.ts';
import { returnedAt } from '../orderRepository.ts';

/** Orders whose car came back before then, whose deposit is still held and of which nothing was claimed, some at a time. */
export async function listReturnable(
  db: Kysely<Database>,
  returnedBefore: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.status', '=', 'completed')
    .where(hasHeldDeposit)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('claims as l').whereRef('l.order_id', '=', 'o.id'))))
    .where(returnedAt, '<=', returnedBefore)
    .where('o.id', '>', afterId)
    .orderBy('o.id')
    .limit(200)
    .execute();
}
