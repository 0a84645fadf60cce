import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** SQL for whether a bank holds the deposit of `orders o`. */
export const hasHeldDeposit = sql<boolean>`exists (select from payments d
  where d.order_id = o.id and d.purpose = 'deposit' and d.kept is null and d.status in ('authorized', 'captured'))`;

/**
 * SQL for whether a bank is yet to book what a claim takes from the deposit of `orders o`. Counted, as for many orders at
 * once `exists` would read all payments.
 */
export const hasKeptDeposit = sql<boolean>`(select count(*) > 0 from payments d
  where d.order_id = o.id and d.purpose = 'deposit' and d.kept > 0 and d.status = 'authorized')`;

/** The deposit that a bank holds, or what became of it: `kept` is null as long as it is held. */
export async function findDeposit(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ readonly amount: number; readonly kept: number | null } | undefined> {
  return (
    db
      .selectFrom('payments')
      .select(['amount', 'kept'])
      .where('order_id', '=', orderId)
      .where('purpose', '=', 'deposit')
      .where((where) => where.or([where('kept', 'is not', null), where('status', 'in', ['authorized', 'captured'])]))
      // What is held now, before what became of another try.
      .orderBy(sql`kept is null`, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** How many payments hold the deposit of an order: a client may have had two pages of the bank open. */
export async function countHeldDeposits(db: Kysely<Database>, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('purpose', '=', 'deposit')
    .where('kept', 'is', null)
    .where('status', 'in', ['authorized', 'captured'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Orders whose deposit a bank has held since before then, without having booked it, some at a time. */
export async function listLongHeld(
  db: Kysely<Database>,
  before: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('payments')
    .select('order_id as id')
    .distinct()
    .where('purpose', '=', sql.lit('deposit'))
    .where('kept', 'is', null)
    .where('status', '=', 'authorized')
    .where('wanted', 'is', null)
    .where('created_at', '<=', before)
    .where('order_id', '>', afterId)
    .orderBy('order_id')
    .limit(200)
    .execute();
}
