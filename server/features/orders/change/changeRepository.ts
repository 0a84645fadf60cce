import { type Kysely, sql, type Transaction } from 'kysely';
import type { OpenChangeStatus } from '#contract/domain/orders/orderChange.ts';
import type { FrozenInputs } from '#contract/domain/money/priceInputs.ts';
import type { LineItem } from '#contract/calls/quotes.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { ChangedRental, ChangePlan } from './planChange.ts';

/** The two cars of a change, held in one order, so that nobody waits in a circle. */
export async function lockCarsOf(db: Transaction<Database>, orderId: number, otherCar: number | null): Promise<void> {
  await sql`
    select c.id from cars c where c.id = ${otherCar} or c.id = (select car_id from orders where id = ${orderId})
    order by c.id for no key update of c`.execute(db);
}

/** What an order was priced as. */
export async function findPriced(db: Kysely<Database>, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['items', 'price_inputs', 'deposit'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}
export type Priced = { items: LineItem[]; price_inputs: FrozenInputs | null; deposit: number };

const wanted = ({ from, to }: RentalDates) =>
  sql`tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')`;

/** Whether nothing but the order itself is in the way. */
export async function isFreeFor(
  db: Kysely<Database>,
  orderId: number,
  carId: number,
  dates: RentalDates,
): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select not exists (select from car_blocks b
      where b.car_id = c.id and b.order_id is distinct from ${orderId} and b.period && ${wanted(dates)}) as is_free
    from cars c where c.id = ${carId}`.execute(db);
  return rows[0]?.is_free === true;
}

/** Until when the car of an order can be kept; null while nobody else has it after. */
export async function findFreeUntil(db: Kysely<Database>, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select (select min(lower(b.period)) - c.preparation_minutes * interval '1 minute' from car_blocks b
      where b.car_id = o.car_id and b.order_id is distinct from o.id and lower(b.period) >= upper(o.period)) as until
    from orders o join cars c on c.id = o.car_id where o.id = ${orderId}`.execute(db);
  return rows[0]?.until ?? null;
}

const MOST_OTHERS = 8;

/** Other cars of the order's owner that are free then. */
export async function listOtherCars(
  db: Kysely<Database>,
  orderId: number,
  dates: RentalDates,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, concat_ws(' ', brands.name, models.name, c.year) as name
    from orders o join cars own on own.id = o.car_id
      join cars c on c.owner_id = o.owner_id and c.city_id = own.city_id and c.id <> own.id and c.status = 'active'
      join brands on brands.code = c.brand_code join models on models.code = c.model_code
    where o.id = ${orderId} and not c.busy && ${wanted(dates)}
    order by name, c.id limit ${MOST_OTHERS}`.execute(db);
  return rows;
}

interface NewChange {
  readonly status: OpenChangeStatus;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** Writes a change down and holds the dates that its order does not have. Where somebody has them already, the constraint says so. */
export async function insertChange(
  db: Transaction<Database>,
  orderId: number,
  { carId, dates, quote, prepaid, difference, online, freeUntil, needsConfirmation }: ChangePlan,
  { status, askedAt, expiresAt }: NewChange,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into order_changes (order_id, status, car_id, period, quote, prepaid, difference, online, free_until, needs_confirmation, asked_at, expires_at)
    values (${orderId}, ${status}, ${carId}, tstzrange(${dates.from}::timestamptz, ${dates.to}::timestamptz), ${JSON.stringify(quote)}::jsonb,
      ${prepaid}, ${difference}, ${online}, ${freeUntil}, ${needsConfirmation}, ${askedAt}, ${expiresAt})
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A change was not inserted.');
  return row.id;
}

export async function holdDates(
  db: Transaction<Database>,
  { id, order_id, car_id, from, to }: ChangeRow,
): Promise<void> {
  await sql`
    insert into car_blocks (car_id, kind, change_id, period)
    select c.id, 'hold', ${id}, piece
    from cars c, unnest(tstzmultirange(${wanted({ from, to })})
      - coalesce((select range_agg(b.period) from car_blocks b where b.order_id = ${order_id} and b.car_id = c.id), '{}')) as piece
    where c.id = ${car_id}`.execute(db);
}

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export interface ChangeRow {
  readonly id: number;
  readonly order_id: number;
  readonly status: OpenChangeStatus;
  readonly car_id: number;
  readonly from: Date;
  readonly to: Date;
  readonly quote: ChangedRental;
  readonly prepaid: number;
  readonly difference: number;
  readonly online: number;
  readonly free_until: Date | null;
  readonly needs_confirmation: boolean;
  readonly expires_at: Date;
}

/** The open change of an order, of which there is one at most. */
export async function findOpenChange(db: Kysely<Database>, orderId: number): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select id, order_id, status, car_id, lower(period) as "from", upper(period) as "to", quote, prepaid, difference, online, free_until,
      needs_confirmation, expires_at
    from order_changes where order_id = ${orderId} and status in ('asked', 'accepted')`.execute(db);
  return rows[0];
}

/** Whether a change was made. */
export async function isDone(db: Kysely<Database>, orderId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_changes')
    .select('status')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status === 'done';
}

export async function updateChange(
  db: Transaction<Database>,
  id: number,
  changes: { readonly status: ChangeEnd | 'accepted'; readonly expires_at?: Date },
): Promise<void> {
  await db.updateTable('order_changes').set(changes).where('id', '=', id).execute();
}
export type ChangeEnd = 'done' | 'declined' | 'withdrawn' | 'expired' | 'dropped';

export async function freeDates(db: Transaction<Database>, changeId: number): Promise<void> {
  await sql`delete from car_blocks where change_id = ${changeId}`.execute(db);
}

/** Makes an order what its change says, with its dates. Where somebody has them, the constraint says so. */
export async function rewriteOrder(
  db: Transaction<Database>,
  change: ChangeRow & { readonly kept_at_least: number },
): Promise<void> {
  const { order_id, car_id, from, to, quote, prepaid, free_until, kept_at_least } = change;
  await sql`
    update orders o set car_id = ${car_id}, period = tstzrange(${from}::timestamptz, ${to}::timestamptz), days = ${quote.days},
      total = ${quote.total}, commission = ${quote.commission}, prepaid = ${prepaid}, first_day = ${quote.first_day},
      deposit = ${quote.deposit}, items = ${JSON.stringify(quote.items)}::jsonb, price_inputs = ${JSON.stringify(quote.inputs)}::jsonb,
      free_until = ${free_until}, kept_at_least = ${kept_at_least},
      pick_up = case when o.car_id = ${car_id} then o.pick_up else coalesce(${jsonOf(quote.pick_up)}::jsonb, pick_up_of(${car_id})) end,
      drop_off = case when o.car_id = ${car_id} then o.drop_off else coalesce(${jsonOf(quote.drop_off)}::jsonb, pick_up_of(${car_id})) end,
      terms = case when o.car_id = ${car_id} then o.terms else ${jsonOf(quote.terms)}::jsonb end
    where o.id = ${order_id}`.execute(db);
  await sql`
    update car_blocks b set car_id = c.id, period = ${wanted({ from, to })}
    from cars c where c.id = ${car_id} and b.order_id = ${order_id}`.execute(db);
}

/** Changes whose time is over, of one car or of all, by their orders, some at a time. */
export async function listDueChanges(
  db: Kysely<Database>,
  now: Date,
  carId: number | null,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select order_id as id from order_changes where expires_at <= ${now} and status in ('asked', 'accepted')
      and (${carId}::integer is null or car_id = ${carId}) and order_id > ${afterId}
    order by order_id limit 200`.execute(db);
  return rows;
}

/** Orders whose change is agreed to and not paid when half of the time for it is over, as of orders themselves. */
export async function listHalfOverChanges(
  db: Kysely<Database>,
  now: Date,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select c.order_id as id from order_changes c
      join order_events a on a.order_id = c.order_id and a.event = 'accept_change' and a.at >= c.asked_at
    where c.status = 'accepted' and c.expires_at > ${now} and a.at + (c.expires_at - a.at) / 2 <= ${now} and c.order_id > ${afterId}
      and not exists (select from order_events e where e.order_id = c.order_id and e.event = 'remind_change' and e.at >= a.at)
      and not exists (select from payments p where p.order_id = c.order_id and p.purpose = 'change' and p.purpose_id = c.id and p.status = 'authorized')
    order by c.order_id limit 200`.execute(db);
  return rows;
}

export async function findCarName(db: Kysely<Database>, carId: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', brands.name, models.name, c.year) as name
    from cars c join brands on brands.code = c.brand_code join models on models.code = c.model_code
    where c.id = ${carId}`.execute(db);
  return rows[0]?.name ?? null;
}
