import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export interface Entry {
  readonly orderId: number;
  readonly amount: number;
  readonly at: Date;
}

/** Money a provider has taken; once for a payment. */
export async function insertPaymentEntry(
  db: Transaction<Database>,
  paymentId: number,
  { orderId, amount, at }: Entry,
): Promise<void> {
  await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, payment_id: paymentId, kind: 'payment', amount, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
  if (rest <= 0) return;
  await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, payment_id: paymentId, kind: 'refund', amount: -rest, at })
    .execute();
}

/** Cash the owner has confirmed. */
export async function insertCash(db: Transaction<Database>, { orderId, amount, at }: Entry): Promise<void> {
  if (amount === 0) return;
  await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, payment_id: null, kind: 'cash', amount, at })
    .execute();
}
