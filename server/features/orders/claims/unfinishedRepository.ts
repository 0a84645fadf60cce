import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { hasHeldDeposit } from '#server/features/payments/depositRepository.ts';

/** SQL for when the owner of `orders o` was asked whether the car is back; more days begin it anew. */
const asked = sql<Date | null>`(select max(e.at) from order_events e
  where e.order_id = o.id and e.event = 'remind_return' and e.at >= upper(o.period))`;

export interface Unfinished {
  readonly id: number;
  readonly status: 'confirmed' | 'active';
  readonly to: Date;
  readonly asked_at: Date | null;
}

/** Rentals that ended before then and that nobody has finished, some at a time; of those never begun such with a deposit. */
export async function listUnfinished(db: Kysely<Database>, endedBefore: Date, afterId: number): Promise<Unfinished[]> {
  const ended = db
    .selectFrom('orders as o')
    .select(({ fn }) => ['o.id', 'o.status', fn<Date>('upper', ['o.period']).as('to'), asked.as('asked_at')])
    .$narrowType<{ status: Unfinished['status'] }>()
    .where(sql<Date>`upper(o.period)`, '<=', endedBefore)
    .where('o.id', '>', afterId);
  // Two selects, each by its own index: with "or" every order there ever was is read.
  const active = ended.where('o.status', '=', sql.lit('active'));
  const neverBegun = ended
    .where('o.status', '=', sql.lit('confirmed'))
    .where(sql<Date>`lower(o.period)`, '<', endedBefore)
    .where(hasHeldDeposit);
  return db.selectFrom(active.unionAll(neverBegun).as('found')).selectAll().orderBy('id').limit(200).execute();
}

/** When the owner of an order that is held was asked. */
export async function findAskedAt(db: Transaction<Database>, orderId: number): Promise<Date | null> {
  const order = await db
    .selectFrom('orders as o')
    .select(asked.as('asked_at'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return order?.asked_at ?? null;
}
