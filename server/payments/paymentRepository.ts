import type { Kysely, Transaction, Updateable } from 'kysely';
import { openPaymentStatuses } from '#contract/paymentMachine.ts';
import type { PaymentProviderName } from '#contract/payments.ts';
import type { Database } from '#server/db/schema.ts';
import type { PaymentsTables } from './paymentsTables.ts';
import type { ProviderReport } from './paymentProvider.ts';

const columns = [
  'id',
  'order_id',
  'provider',
  'provider_ref',
  'redirect_url',
  'amount',
  'status',
  'wanted',
  'refund_due',
  'created_at',
] as const;

export async function findPaymentByRef(db: Kysely<Database>, provider: PaymentProviderName, ref: string) {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
}

export async function findPayment(db: Kysely<Database>, id: number) {
  return db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Held until the transaction ends; the order is held already. */
export async function lockPayments(db: Transaction<Database>, orderId: number): Promise<PaymentRow[]> {
  return db.selectFrom('payments').select(columns).where('order_id', '=', orderId).orderBy('id').forUpdate().execute();
}

export async function insertPayment(
  db: Transaction<Database>,
  payment: {
    readonly order_id: number;
    readonly provider: PaymentProviderName;
    readonly amount: number;
    readonly created_at: Date;
  },
): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({ ...payment, provider_ref: null, redirect_url: null, wanted: null })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  db: Kysely<Database>,
  id: number,
  changes: Updateable<PaymentsTables['payments']>,
): Promise<void> {
  await db.updateTable('payments').set(changes).where('id', '=', id).execute();
}

/** False when this very report has come before. */
export async function insertPaymentEvent(
  db: Transaction<Database>,
  paymentId: number,
  { eventId, event }: ProviderReport,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_events')
    .values({ event_id: eventId, payment_id: paymentId, event, received_at: now })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Payments whose bank has not answered, begun in the given time. */
export async function listOpenPayments(
  db: Kysely<Database>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('status', 'in', openPaymentStatuses)
    .where('provider_ref', 'is not', null)
    .where('created_at', '>', from)
    .where('created_at', '<=', to)
    .orderBy('id')
    .limit(200)
    .execute();
}
