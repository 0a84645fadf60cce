import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { hasHeldDeposit } from '#server/features/payments/depositRepository.ts';

/** SQL for when the owner of `orders o` was asked whether the car is back; more days begin it anew. */
const asked = sql`(select max(e.at) from order_events e
  where e.order_id = o.id and e.event = 'remind_return' and e.at >= upper(o.period))`;

export interface Unfinished {
  readonly id: number;
  readonly status: 'confirmed' | 'active';
  readonly to: Date;
  readonly asked_at: Date | null;
}

/** Rentals that ended before then and that nobody has finished, some at a time; of those never begun such with a deposit. */
export async function listUnfinished(db: Kysely<Database>, endedBefore: Date, afterId: number): Promise<Unfinished[]> {
  const { rows } = await sql<Unfinished>`
    select o.id, o.status, upper(o.period) as "to", ${asked} as asked_at from orders o
    where upper(o.period) <= ${endedBefore} and o.id > ${afterId}
      and (o.status = 'active' or (o.status = 'confirmed' and ${hasHeldDeposit}))
    order by o.id limit 200`.execute(db);
  return rows;
}

/** When the owner of an order that is held was asked. */
export async function findAskedAt(db: Transaction<Database>, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ asked_at: Date | null }>`
    select ${asked} as asked_at from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.asked_at ?? null;
}
