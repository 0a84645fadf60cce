import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { openPaymentStatuses } from '#contract/domain/money/paymentMachine.ts';
import type { PaymentProviderName } from '#contract/calls/payments.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { type Bill, rentalPurposes } from './bill.ts';
import { bookedBack } from './ledgerRepository.ts';
import type { NewPayment, ProviderReport } from './providers/paymentProvider.ts';

const columns = [
  'id',
  'order_id',
  'purpose',
  'purpose_id',
  'provider',
  'provider_ref',
  'redirect_url',
  'amount',
  'status',
  'wanted',
  'refund_due',
  'refund_before',
  'kept',
  'refusals',
  'created_at',
] as const;

/** The payment a provider speaks of, by its own name of it or by ours. */
export async function findReportedPayment(
  db: Kysely<Database>,
  provider: PaymentProviderName,
  payment: ProviderReport['payment'],
) {
  const found = db.selectFrom('payments').select(columns).where('provider', '=', provider);
  return 'id' in payment
    ? found.where('id', '=', payment.id).executeTakeFirst()
    : found.where('provider_ref', '=', payment.ref).executeTakeFirst();
}

export async function findPayment(db: Kysely<Database>, id: number) {
  return db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();
}
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export async function findNewestPayment(
  db: Kysely<Database>,
  { orderId, purpose, purposeId }: Bill,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('purpose', '=', purpose)
    .where('purpose_id', 'is not distinct from', purposeId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Everything that was paid with an order, held until the transaction ends; the order is held already. */
export async function lockPayments(db: Transaction<Database>, orderId: number): Promise<PaymentRow[]> {
  return db.selectFrom('payments').select(columns).where('order_id', '=', orderId).orderBy('id').forUpdate().execute();
}

/** What of the payments for a rental is still there: what is on its way back is gone, and so is what went back at the bank's own site. */
export async function listLeft(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ readonly id: number; readonly amount: number; readonly left: number }[]> {
  return db
    .selectFrom('payments as p')
    .select((eb) => [
      'p.id',
      'p.amount',
      eb('p.amount', '-', eb.fn<number>('greatest', ['p.refund_due', bookedBack])).as('left'),
    ])
    .where('p.order_id', '=', orderId)
    .where('p.purpose', 'in', rentalPurposes)
    .where('p.status', 'in', ['captured', 'part_refunded'])
    .orderBy('p.id')
    .execute();
}

export async function insertPayment(
  db: Transaction<Database>,
  { orderId, purpose, purposeId }: Bill,
  payment: {
    readonly provider: PaymentProviderName;
    readonly amount: number;
    readonly created_at: Date;
  },
): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({
      ...payment,
      order_id: orderId,
      purpose,
      purpose_id: purposeId,
      provider_ref: null,
      redirect_url: null,
      wanted: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  db: Kysely<Database>,
  id: number,
  changes: Updateable<Database['payments']>,
): Promise<void> {
  await db.updateTable('payments').set(changes).where('id', '=', id).execute();
}

/** Keeps the page of a payment unless it has one: nobody is sent to two of them. False when it had one. */
export async function storePage(
  db: Kysely<Database>,
  id: number,
  page: { readonly provider_ref: string; readonly redirect_url: string },
): Promise<boolean> {
  const kept = await db
    .updateTable('payments')
    .set(page)
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The try as it was first stored; this one where there is none yet. */
export async function fixRequest(db: Kysely<Database>, id: number, request: NewPayment): Promise<NewPayment> {
  const payment = await db
    .updateTable('payments')
    .set(({ fn }) => ({
      page_request: fn.coalesce('page_request', sql<NewPayment>`${JSON.stringify(request)}::jsonb`),
    }))
    .where('id', '=', id)
    .returning('page_request')
    .executeTakeFirst();
  return payment?.page_request ?? request;
}

/** Ends a try that was refused: the next one has another key, and says what is true by then. */
export async function countRefusal(db: Kysely<Database>, { id, refusals }: PaymentRow): Promise<void> {
  await db
    .updateTable('payments')
    .set({ refusals: refusals + 1, page_request: null })
    .where('id', '=', id)
    .where('refusals', '=', refusals)
    .execute();
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

/** Payments of which the provider is to be told something. */
export async function listUnsettledPayments(db: Kysely<Database>): Promise<{ readonly id: number }[]> {
  return db.selectFrom('payments').select('id').where('wanted', 'is not', null).execute();
}

/** Longer than any bank holds money. */
const MOST_DAYS = 60;

/**
 * Payments of which the provider may still say something and is to be asked: a minute after they began, then each minute,
 * and once a tenth of their age has passed since they were asked last. Those that were never asked come first, then the
 * newest.
 */
export async function listPaymentsToAsk(db: Kysely<Database>, now: Date): Promise<PaymentRow[]> {
  return (
    db
      .selectFrom('payments')
      .leftJoin('payment_queries as q', 'q.payment_id', 'payments.id')
      .select(columns)
      .where('status', 'in', [...openPaymentStatuses.map((status) => sql.lit(status)), sql.lit('failed' as const)])
      .where('provider_ref', 'is not', null)
      .where('created_at', '>', sql<Date>`${now}::timestamptz - ${sql.lit(MOST_DAYS)} * interval '1 day'`)
      .where('created_at', '<=', sql<Date>`${now}::timestamptz - interval '1 minute'`)
      // The job runs each minute, some seconds earlier or later.
      .where(
        sql<boolean>`(q.asked_at is null
        or q.asked_at + greatest(interval '50 seconds', (q.asked_at - created_at) / 10) <= ${now})`,
      )
      .orderBy(sql`q.asked_at is not null`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute()
  );
}

export async function markAsked(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .insertInto('payment_queries')
    .values({ payment_id: id, asked_at: now })
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ asked_at: now }))
    .execute();
}

/** What a payment needs to know of its order. */
export async function findPayableOrder(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'client_id', 'owner_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof findPayableOrder>>>;
