import { sql, type Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Row } from '#server/platform/db/schema.ts';
import type { PaymentPurpose } from '#contract/calls/payments.ts';
import { rentalPurposes } from './bill.ts';
import { commissionOf, type Movement } from './commissionTaken.ts';

export interface Entry {
  readonly orderId: number;
  readonly amount: number;
  readonly at: Date;
}

/** Money a provider has taken for a rental, or after it; once for a payment. */
export async function insertPaymentEntry(
  db: Transaction<Database>,
  { id, purpose }: { readonly id: number; readonly purpose: PaymentPurpose },
  entry: Entry,
): Promise<void> {
  const isRent = rentalPurposes.some((rental) => rental === purpose);
  await insertEntry(db, { ...entry, kind: isRent ? 'payment' : 'claim', paymentId: id });
}

/** Books what went back of a payment up to `amount` in all; what is booked already counts. The payment is held. */
export async function bookRefund(
  db: Transaction<Database>,
  paymentId: number,
  { orderId, amount, at }: Entry,
): Promise<void> {
  const payment = await db
    .selectFrom('payments as p')
    .select(bookedBack.as('back'))
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
  const rest = amount - (payment?.back ?? 0);
  if (rest > 0) await insertEntry(db, { orderId, amount: -rest, at, kind: 'refund', paymentId });
}

/**
 * SQL for what went back of `payments p` by the books. It may be in those of several orders: what leaves one of them for
 * another is booked in both, so that the sum of its entries is what is there of it.
 */
export const bookedBack = sql<number>`coalesce((
  select coalesce((array_agg(l.amount order by l.id) filter (where l.kind in ('payment', 'claim')))[1], 0) - sum(l.amount)
  from ledger_entries l where l.payment_id = p.id), 0)::integer`;

/**
 * What the books of one order still have of a payment leaves them, with what is only on its way back, and a part of it
 * begins those of another.
 */
export async function bookCarried(
  db: Transaction<Database>,
  paymentId: number,
  { from, to, carried, at }: { from: number; to: number; carried: number; at: Date },
): Promise<void> {
  const { there } = await db
    .selectFrom('ledger_entries')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('there'))
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', from)
    .executeTakeFirstOrThrow();
  await insertEntry(db, { orderId: from, amount: -there, at, kind: 'refund', paymentId });
  await insertEntry(db, { orderId: to, amount: carried, at, kind: 'payment', paymentId });
}

/** The price has changed and no money moves: what the marketplace has of the money that is there follows it. */
export async function bookNewPrice(
  db: Transaction<Database>,
  paymentId: number,
  { orderId, at }: Pick<Entry, 'orderId' | 'at'>,
): Promise<void> {
  const nothing = { kind: 'refund', amount: 0 } as const;
  if ((await rentCommission(db, orderId, nothing)) === 0) return;
  await insertEntry(db, { ...nothing, orderId, paymentId, at });
}

/** Cash the owner has confirmed, or (below zero) has to give back. */
export async function insertCash(db: Transaction<Database>, entry: Entry): Promise<void> {
  if (entry.amount !== 0) await insertEntry(db, { ...entry, kind: 'cash', paymentId: null });
}

/** What a claim brought in cash, as the owner has confirmed it. */
export async function insertClaimCash(db: Transaction<Database>, entry: Entry): Promise<void> {
  await insertEntry(db, { ...entry, kind: 'claim_cash', paymentId: null });
}

/** A deposit that changes hands: what an owner has of it grows or shrinks. */
export async function insertDepositMove(db: Transaction<Database>, entry: Entry): Promise<void> {
  await insertEntry(db, { ...entry, kind: 'deposit', paymentId: null });
}

/** Of a deposit in the owner's hand some becomes the owner's, or (below zero) the client's again. */
export async function insertDepositKept(db: Transaction<Database>, entry: Entry): Promise<void> {
  await insertEntry(db, { ...entry, amount: -entry.amount, kind: 'deposit', paymentId: null });
  await insertEntry(db, { ...entry, kind: 'deposit_kept', paymentId: null });
}

/**
 * `claim` and `claim_cash`: what a client paid after the return, by a bank or in cash. `deposit`: what an owner has in hand
 * of one, and `deposit_kept`: what became the owner's of it.
 */
type LedgerKind = Row<'ledger_entries'>['kind'];

/** The order is held, so nothing comes between what is read and what follows from it. */
async function insertEntry(
  db: Transaction<Database>,
  { orderId, paymentId, kind, amount, at }: Entry & { readonly kind: LedgerKind; readonly paymentId: number | null },
): Promise<void> {
  // Of what is not the price of the rental the marketplace takes nothing.
  const commission =
    isOfRent(kind) && (paymentId === null || (await isOfRental(db, paymentId)))
      ? await rentCommission(db, orderId, { kind, amount })
      : 0;
  await db
    .insertInto('ledger_entries')
    .values({ order_id: orderId, payment_id: paymentId, kind, amount, commission, at })
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'order_id']).where('kind', '=', sql.lit('payment')).doNothing(),
    )
    .execute();
}

const isOfRent = (kind: LedgerKind): kind is Movement['kind'] =>
  kind === 'payment' || kind === 'refund' || kind === 'cash';

async function isOfRental(db: Transaction<Database>, paymentId: number): Promise<boolean> {
  const payment = await db.selectFrom('payments').select('purpose').where('id', '=', paymentId).executeTakeFirst();
  return rentalPurposes.some((purpose) => purpose === payment?.purpose);
}

async function rentCommission(db: Transaction<Database>, orderId: number, movement: Movement): Promise<number> {
  const order = await db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.total',
      'o.commission',
      eb
        .case()
        .when('o.status', 'in', ['confirmed', 'active', 'completed'])
        .then(eb('o.total', '-', eb.ref('o.prepaid')))
        .else(eb.lit(0))
        .end()
        .as('cash'),
      jsonArrayFrom(
        eb
          .selectFrom('ledger_entries as l')
          .leftJoin('payments as p', 'p.id', 'l.payment_id')
          .select(['l.kind', 'l.amount', 'l.commission'])
          // Of no other kind is what is paid for a rental.
          .$narrowType<{ kind: Movement['kind'] }>()
          .whereRef('l.order_id', '=', 'o.id')
          .where((where) => where.or([where('l.kind', '=', 'cash'), where('p.purpose', 'in', rentalPurposes)]))
          .orderBy('l.id'),
      ).as('before'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) throw new Error('Money moved for an order that is not there.');
  return commissionOf(order, order.before, movement);
}
