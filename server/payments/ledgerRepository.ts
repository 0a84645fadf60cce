import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { commissionOf, type Movement } from './commissionTaken.ts';

export interface Entry {
  readonly orderId: number;
  readonly amount: number;
  readonly at: Date;
}

/** Money a provider has taken; once for a payment. */
export async function insertPaymentEntry(db: Transaction<Database>, paymentId: number, entry: Entry): Promise<void> {
  await insertEntry(db, { ...entry, kind: 'payment', paymentId });
}

/** Books what went back of a payment up to `amount` in all; what is booked already counts. The payment is held. */
export async function bookRefund(
  db: Transaction<Database>,
  paymentId: number,
  { orderId, amount, at }: Entry,
): Promise<void> {
  const { booked } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql.lit(0)).as('booked'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', sql.lit('refund'))
    .executeTakeFirstOrThrow();
  const rest = amount + Number(booked);
  if (rest > 0) await insertEntry(db, { orderId, amount: -rest, at, kind: 'refund', paymentId });
}

/** Cash the owner has confirmed. */
export async function insertCash(db: Transaction<Database>, entry: Entry): Promise<void> {
  if (entry.amount > 0) await insertEntry(db, { ...entry, kind: 'cash', paymentId: null });
}

/** The order is held, so nothing comes between what is read and what follows from it. */
async function insertEntry(
  db: Transaction<Database>,
  { orderId, paymentId, kind, amount, at }: Entry & Pick<Movement, 'kind'> & { readonly paymentId: number | null },
): Promise<void> {
  const { rows } = await sql<{ total: number; commission: number; cash: number; before: Movement[] }>`
    select o.total, o.commission, case when o.status in ('active', 'completed') then o.total - o.prepaid else 0 end as cash,
      (select coalesce(json_agg(json_build_object('kind', l.kind, 'amount', l.amount) order by l.id), '[]')
        from ledger_entries l where l.order_id = o.id) as before
    from orders o where o.id = ${orderId}`.execute(db);
  const [order] = rows;
  if (order === undefined) throw new Error('Money moved for an order that is not there.');
  const commission = commissionOf(order, order.before, { kind, amount });
  await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, payment_id: paymentId, kind, amount, commission, at })
    .onConflict((conflict) => conflict.column('payment_id').where('kind', '=', sql.lit('payment')).doNothing())
    .execute();
}
