import { type Kysely, type RawBuilder, sql, type Transaction, type Updateable } from 'kysely';
import { chargeCodes } from '#contract/domain/money/chargeCodes.ts';
import type { OrderActor, OrderEventName, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { PaymentWay } from '#contract/calls/orders.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { OrderRow } from './orderRow.ts';
import { hasHeldDeposit, hasKeptDeposit } from '#server/features/payments/depositRepository.ts';
import type { PricedRental } from './quote/priceRentals.ts';

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
  const { rows } = await sql<LockedCar>`
    select c.id, c.owner_id, c.status = 'active' as is_active, c.needs_confirmation,
      not c.busy && tstzrange(${dates.from}::timestamptz, ${dates.to}::timestamptz + c.preparation_minutes * interval '1 minute') as is_free
    from cars c where c.id = ${carId} for no key update`.execute(db);
  return rows[0];
}

/** The order, held together with its car until the transaction ends. */
export async function lockOrder(db: Transaction<Database>, id: number): Promise<OrderRow | undefined> {
  await sql`select c.id from cars c join orders o on o.car_id = c.id where o.id = ${id} for no key update of c`.execute(
    db,
  );
  const [order] = await selectOrders(db, sql`o.id = ${id} for no key update of o`);
  return order;
}

/** The order as it is, for whoever only looks. */
export async function findOrder(db: Kysely<Database>, id: number): Promise<OrderRow | undefined> {
  return (await selectOrders(db, sql`o.id = ${id}`))[0];
}

/** SQL for how far the verification of `clients` is. */
export const verificationOf = sql`coalesce((select v.status from verifications v where v.user_id = clients.user_id), 'not_verified')`;

/** SQL for the end of what is held for `orders o`. */
export const heldUntil = sql`(select min(h.until) from held_cars h where h.order_id = o.id)`;

/** SQL for where the open change of `orders o` stands. */
export const openChange = sql`(
  select ch.status from order_changes ch where ch.order_id = o.id and ch.status in ('asked', 'accepted'))`;

/** Of a client's lines, those that are no extras. */
const otherCodes = ['day', 'discount', ...chargeCodes];

/** SQL for what follows the return of `orders o`. */
export const afterReturn = sql`
  (select max(e.at) from order_events e where e.order_id = o.id and e.event in ('finish', 'close')) as returned_at,
  (select l.status from claims l where l.order_id = o.id) as claim_status,
  ${hasHeldDeposit} as is_deposit_held, ${hasKeptDeposit} as is_deposit_kept,
  o.deposit, o.deposit_taken, o.deposit_returned, o.deposit_kept`;

async function selectOrders(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.client_id, clients.user_id as client_user_id, o.owner_id, owners.user_id as owner_user_id, o.car_id, o.status,
      lower(o.period) as "from", upper(o.period) as "to", o.total, o.prepaid, o.first_day, o.payment_way, o.requested_at, o.free_until,
      o.kept_at_least, o.expires_at, o.paid_at, o.rest_paid_at, o.refund, o.cancelled_by, ${heldUntil} as held_until, ${openChange} as change, ${afterReturn},
      ${verificationOf} as verification,
      array(select e.code from jsonb_to_recordset(o.items) as e (code text, "for" text)
        where e.for = 'client' and e.code <> all (${otherCodes}::text[])) as extra_codes, o.terms, o.pick_up, o.drop_off
    from orders o join clients on clients.id = o.client_id join owners on owners.id = o.owner_id
    where ${where}`.execute(db);
  return rows;
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
  const { rows } = await sql<{ id: number }>`
    insert into orders (id, number, client_id, car_id, owner_id, period, days, status, total, commission, requested_at,
      payment_way, prepaid, first_day, deposit, items, price_inputs, rate, terms, terms_acknowledged_at, free_until, substitute_for, paid_at, pick_up, drop_off)
    overriding system value
    select n, 'GZA-' || (100000 + n), ${order.clientId}, ${quote.car_id}, ${order.ownerId},
      tstzrange(${quote.from}::timestamptz, ${quote.to}::timestamptz), ${quote.days}, ${order.status}, ${quote.total}, ${quote.commission},
      ${order.orderedAt}, ${order.payment}, ${prepaid}, ${quote.first_day}, ${quote.deposit},
      ${JSON.stringify(quote.items)}::jsonb, ${JSON.stringify(quote.inputs)}::jsonb, ${JSON.stringify(quote.rate)}::jsonb,
      ${quote.terms === undefined ? null : JSON.stringify(quote.terms)}::jsonb, ${order.termsAcknowledgedAt ?? null}::timestamptz, ${order.freeUntil},
      ${order.inPlaceOf?.orderId ?? null}::integer, ${order.inPlaceOf?.paidAt ?? null}::timestamptz,
      ${jsonOf(quote.pick_up)}::jsonb, ${jsonOf(quote.drop_off)}::jsonb
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
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.expires_at > ${now} and o.status = 'confirmed' and o.paid_at is null
      and o.answered_at + (o.expires_at - o.answered_at) / 2 <= ${now} and o.id > ${afterId}
      and not exists (select from order_events e where e.order_id = o.id and e.event = 'remind_pay')
      and not exists (select from payments p where p.order_id = o.id and p.purpose = 'order' and p.status = 'authorized')
    order by o.id limit 200`.execute(db);
  return rows;
}

/** Orders whose time is over, of one car or of all, some at a time. */
export async function listDueOrders(
  db: Kysely<Database>,
  now: Date,
  carId: number | null,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where expires_at <= ${now} and status in ('requested', 'confirmed')
      and (${carId}::integer is null or car_id = ${carId}) and id > ${afterId}
    order by id limit 200`.execute(db);
  return rows;
}
