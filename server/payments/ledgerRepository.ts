import type { Transaction } from 'kysely';
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

/** Money that went back; once for a payment. */
export async function insertRefundEntry(
  db: Transaction<Database>,
  paymentId: number,
  { orderId, amount, at }: Entry,
): Promise<void> {
  await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, payment_id: paymentId, kind: 'refund', amount: -amount, at })
    .onConflict((conflict) => conflict.doNothing())
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
