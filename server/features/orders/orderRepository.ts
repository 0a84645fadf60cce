import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { VerificationState } from '#contract/calls/verification/verification.ts';
import { chargeCodes } from '#contract/domain/money/chargeCodes.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import type { OpenChangeStatus } from '#contract/domain/orders/orderChange.ts';
import type { OrderActor, OrderEventName, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { PaymentWay } from '#contract/calls/orders/orders.ts';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { OrderRow } from './orderRow.ts';
import { hasHeldDeposit, hasKeptDeposit } from '#server/features/payments/depositRepository.ts';
import type { PricedRental } from './quote/priceRentals.ts';
import { returnedAt } from '#server/features/rental/returnedAtRepository.ts';

export interface LockedCar {
  readonly id: number;
  readonly owner_id: number;
  readonly is_active: boolean;
  readonly needs_confirmation: boolean;
  readonly is_free: boolean;
}

/** Whoever changes orders of a car holds the car first, then the order, then its payment: so nobody waits in a circle. */
export async function lockCar(
  db: Transaction<Database>,
  carId: number,
  dates: RentalDates,
): Promise<LockedCar | undefined> {
  return db
    .selectFrom('cars as c')
    .select((eb) => [
      'c.id',
      'c.owner_id',
      booleanOf(eb('c.status', '=', 'active')).as('is_active'),
      'c.needs_confirmation',
      sql<boolean>`not c.busy && tstzrange(${dates.from}::timestamptz, ${dates.to}::timestamptz + c.preparation_minutes * interval '1 minute')`.as(
        'is_free',
      ),
    ])
    .where('c.id', '=', carId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The order, held together with its car until the transaction ends. */
export async function lockOrder(db: Transaction<Database>, id: number): Promise<OrderRow | undefined> {
  await db
    .selectFrom('cars as c')
    .innerJoin('orders as o', 'o.car_id', 'c.id')
    .select('c.id')
    .where('o.id', '=', id)
    .forNoKeyUpdate('c')
    .execute();
  return selectOrders(db).where('o.id', '=', id).forNoKeyUpdate('o').executeTakeFirst();
}

/** The order as it is, for whoever only looks. */
export async function findOrder(db: Kysely<Database>, id: number): Promise<OrderRow | undefined> {
  return selectOrders(db).where('o.id', '=', id).executeTakeFirst();
}

/** SQL for how far the verification of `clients` is. */
export const verificationOf = sql<VerificationState>`coalesce((select v.status from verifications v where v.user_id = clients.user_id), 'not_verified')`;

/** SQL for the end of what is held for `orders o`. */
const heldUntil = sql<Date | null>`(select min(h.until) from held_cars h where h.order_id = o.id)`;

/** SQL for whether the client of `orders o` has confirmed a report of the hand-over. */
const isReceived = sql<boolean>`exists (select from order_reports r join order_report_confirmations c on c.report_id = r.id
  where r.order_id = o.id and r.kind = 'hand_over' and c.side = 'client')`;

/** SQL for where the open change of `orders o` stands. */
const openChange = sql<OpenChangeStatus | null>`(
  select ch.status from order_changes ch where ch.order_id = o.id and ch.status in ('asked', 'accepted'))`;

/** Of a client's lines, those that are no extras. */
const otherCodes = ['day', 'discount', ...chargeCodes];

/** What follows the return of `orders o`. */
const afterReturn = [
  returnedAt.as('returned_at'),
  sql<ClaimStatus | null>`(select l.status from claims l where l.order_id = o.id)`.as('claim_status'),
  hasHeldDeposit.as('is_deposit_held'),
  hasKeptDeposit.as('is_deposit_kept'),
  'o.deposit',
  'o.deposit_taken',
  'o.deposit_returned',
  'o.deposit_kept',
] as const;

/** What the rules and the screens show alike of `orders o`. */
export const orderColumns = [
  'o.id',
  'o.number',
  'o.client_id',
  'o.owner_id',
  'o.car_id',
  'o.status',
  sql<Date>`lower(o.period)`.as('from'),
  sql<Date>`upper(o.period)`.as('to'),
  'o.total',
  'o.prepaid',
  'o.first_day',
  'o.payment_way',
  'o.requested_at',
  'o.free_until',
  'o.kept_at_least',
  'o.expires_at',
  'o.paid_at',
  'o.rest_paid_at',
  'o.refund',
  'o.cancelled_by',
  'o.terms',
  heldUntil.as('held_until'),
  openChange.as('change'),
  ...afterReturn,
  isReceived.as('is_received'),
  verificationOf.as('verification'),
] as const;

function selectOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders as o')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .innerJoin('owners', 'owners.id', 'o.owner_id')
    .select(orderColumns)
    .select([
      'clients.user_id as client_user_id',
      'owners.user_id as owner_user_id',
      'o.pick_up',
      'o.drop_off',
      sql<string[]>`array(select e.code from jsonb_to_recordset(o.items) as e (code text, "for" text)
        where e.for = 'client' and e.code <> all (${otherCodes}::text[]))`.as('extra_codes'),
    ]);
}

/** What is due online for an order itself. */
export async function findOrderDue(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('orders')
    .select(['status', 'prepaid', 'paid_at', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface NewOrder {
  readonly clientId: number;
  readonly ownerId: number;
  readonly status: OrderStatus;
  readonly quote: PricedRental;
  readonly payment: PaymentWay;
  readonly freeUntil: Date;
  readonly orderedAt: Date;
  /** When the client said to have read the terms; left out where nobody asked. */
  readonly termsAcknowledgedAt?: Date | undefined;
  /** The order it comes in place of, by whose money it is paid. */
  readonly inPlaceOf?: { readonly orderId: number; readonly paidAt: Date };
}

export async function insertOrder(db: Transaction<Database>, order: NewOrder): Promise<number> {
  const { quote } = order;
  const prepaid = order.payment === 'full' ? quote.total : quote.prepaid;
  const { rows } = await sql<Row<'orders', 'id'>>`
    insert into orders (id, number, client_id, car_id, owner_id, period, days, status, total, commission, requested_at,
      payment_way, prepaid, first_day, deposit, items, price_inputs, rate, terms, terms_acknowledged_at, free_until, substitute_for, paid_at, pick_up, drop_off, coupon_id)
    overriding system value
    select n, 'GZA-' || (100000 + n), ${order.clientId}, ${quote.car_id}, ${order.ownerId},
      tstzrange(${quote.from}::timestamptz, ${quote.to}::timestamptz), ${quote.days}, ${order.status}, ${quote.total}, ${quote.commission},
      ${order.orderedAt}, ${order.payment}, ${prepaid}, ${quote.first_day}, ${quote.deposit},
      ${JSON.stringify(quote.items)}::jsonb, ${JSON.stringify(quote.inputs)}::jsonb, ${JSON.stringify(quote.rate)}::jsonb,
      ${quote.terms === undefined ? null : JSON.stringify(quote.terms)}::jsonb, ${order.termsAcknowledgedAt ?? null}::timestamptz, ${order.freeUntil},
      ${order.inPlaceOf?.orderId ?? null}::integer, ${order.inPlaceOf?.paidAt ?? null}::timestamptz,
      ${jsonOf(quote.pick_up)}::jsonb, ${jsonOf(quote.drop_off)}::jsonb, ${quote.coupon_id ?? null}::integer
    from nextval(pg_get_serial_sequence('orders', 'id')) as n
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An order was not inserted.');
  return row.id;
}

/** Null where the car is wanted where it stands: the database writes down where that is. */
const jsonOf = (place: PricedRental['pick_up']): string | null => (place === undefined ? null : JSON.stringify(place));

export type OrderChanges = Updateable<Database['orders']>;

export async function updateOrder(db: Transaction<Database>, id: number, changes: OrderChanges): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', id).execute();
}

export interface NewEvent {
  readonly order_id: number;
  readonly event: OrderEventName;
  readonly actor: OrderActor;
  readonly user_id: number | null;
  readonly status: OrderStatus;
  readonly at: Date;
  readonly amount: number | null;
  readonly was_verified: boolean | null;
  readonly originals_seen: boolean | null;
}

export async function insertEvent(db: Transaction<Database>, event: NewEvent): Promise<void> {
  await db.insertInto('order_events').values(event).execute();
}

/**
 * Accepted orders that nobody has paid when half of the time for it is over, some at a time; not those that were told
 * already, nor those whose money a bank is just booking.
 */
export async function listHalfOver(
  db: Kysely<Database>,
  now: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.expires_at', '>', now)
    .where('o.status', '=', 'confirmed')
    .where('o.paid_at', 'is', null)
    .where(sql<Date>`o.answered_at + (o.expires_at - o.answered_at) / 2`, '<=', now)
    .where('o.id', '>', afterId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('order_events as e').whereRef('e.order_id', '=', 'o.id').where('e.event', '=', 'remind_pay')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .whereRef('p.order_id', '=', 'o.id')
            .where('p.purpose', '=', 'order')
            .where('p.status', '=', 'authorized'),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(200)
    .execute();
}

/** Orders whose time is over, of one car or of all, some at a time. */
export async function listDueOrders(
  db: Kysely<Database>,
  now: Date,
  carId: number | null,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('orders')
    .select('id')
    .where('expires_at', '<=', now)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('id', '>', afterId)
    .$if(carId !== null, (query) => query.where('car_id', '=', carId))
    .orderBy('id')
    .limit(200)
    .execute();
}
