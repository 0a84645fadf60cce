import { type Kysely, sql, type Transaction } from 'kysely';
import type { AgreedTerms } from '#contract/domain/agreedTerms.ts';
import { type OpenChangeStatus, openChangeStatuses } from '#contract/domain/orders/orderChange.ts';
import type { FrozenInputs } from '#contract/domain/money/priceInputs.ts';
import type { LineItem } from '#contract/calls/orders/quotes.ts';
import { rangeOf } from '#server/platform/db/rangeOf.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { FrozenPlace } from '#server/features/rental/frozenPlace.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { ChangedRental, ChangePlan } from './planChange.ts';

/** The two cars of a change, held in one order, so that nobody waits in a circle. */
export async function lockCarsOf(db: Transaction<Database>, orderId: number, otherCar: number | null): Promise<void> {
  await db
    .selectFrom('cars as c')
    .select('c.id')
    .where((where) =>
      where.or([
        where('c.id', '=', otherCar),
        where('c.id', '=', where.selectFrom('orders').select('car_id').where('id', '=', orderId)),
      ]),
    )
    .orderBy('c.id')
    .forNoKeyUpdate('c')
    .execute();
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
  sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')`;

/**
 * The same for an order that has dates already. Of its own car it takes no more after its end than it does, unless it ends
 * later: the owner may have asked for a longer preparation since, and somebody else may have what follows.
 */
const wantedBy = (orderId: number, { from, to }: RentalDates) =>
  sql<string>`tstzrange(${from}::timestamptz, least(${to}::timestamptz + c.preparation_minutes * interval '1 minute',
    (select upper(had.period) from car_blocks had join orders o on o.id = had.order_id
      where had.order_id = ${orderId} and had.car_id = c.id and upper(o.period) >= ${to}::timestamptz)))`;

/** Whether nothing but the order itself is in the way. */
export async function isFreeFor(
  db: Kysely<Database>,
  orderId: number,
  carId: number,
  dates: RentalDates,
): Promise<boolean> {
  const car = await db
    .selectFrom('cars as c')
    .select(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('car_blocks as b')
            .whereRef('b.car_id', '=', 'c.id')
            .where('b.order_id', 'is distinct from', orderId)
            .where(sql<boolean>`b.period && ${wantedBy(orderId, dates)}`),
        ),
      ).as('is_free'),
    )
    .where('c.id', '=', carId)
    .executeTakeFirst();
  return car?.is_free === true;
}

/** Until when the car of an order can be kept; null while nobody else has it after. */
export async function findFreeUntil(db: Kysely<Database>, orderId: number): Promise<Date | null> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .select(({ selectFrom }) =>
      selectFrom('car_blocks as b')
        .select(
          sql<Date | null>`min(greatest(lower(b.period) - c.preparation_minutes * interval '1 minute', upper(o.period)))`.as(
            'until',
          ),
        )
        .whereRef('b.car_id', '=', 'o.car_id')
        .whereRef('b.order_id', 'is distinct from', 'o.id')
        .where(sql<boolean>`lower(b.period) >= upper(o.period)`)
        .as('until'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return order?.until ?? null;
}

const MOST_OTHERS = 8;

/** Other cars of the order's owner that are free then. */
export async function listOtherCars(
  db: Kysely<Database>,
  orderId: number,
  dates: RentalDates,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('orders as o')
    .innerJoin('cars as own', 'own.id', 'o.car_id')
    .innerJoin('cars as c', (join) =>
      join
        .onRef('c.owner_id', '=', 'o.owner_id')
        .onRef('c.city_id', '=', 'own.city_id')
        .onRef('c.id', '<>', 'own.id')
        .on('c.status', '=', sql.lit('active')),
    )
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .select(({ fn }) => [
      'c.id',
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('name'),
    ])
    .where('o.id', '=', orderId)
    .where(sql<boolean>`not c.busy && ${wanted(dates)}`)
    .orderBy('name')
    .orderBy('c.id')
    .limit(MOST_OTHERS)
    .execute();
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
  const { id } = await db
    .insertInto('order_changes')
    .values({
      order_id: orderId,
      status,
      car_id: carId,
      period: rangeOf(dates),
      quote: JSON.stringify(quote),
      prepaid,
      difference,
      online,
      free_until: freeUntil,
      needs_confirmation: needsConfirmation,
      asked_at: askedAt,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function holdDates(
  db: Transaction<Database>,
  { id, order_id, car_id, from, to }: ChangeRow,
): Promise<void> {
  await sql`
    insert into car_blocks (car_id, kind, change_id, period)
    select c.id, 'hold', ${id}, piece
    from cars c, unnest(tstzmultirange(${wantedBy(order_id, { from, to })})
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

// Written out, as the indexes of open changes have them.
export const openStatuses = openChangeStatuses.map((status) => sql.lit(status));

/** The open change of an order, of which there is one at most. */
export async function findOpenChange(db: Kysely<Database>, orderId: number): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('order_changes')
    .select(({ fn }) => [
      'id',
      'order_id',
      'status',
      'car_id',
      fn<Date>('lower', ['period']).as('from'),
      fn<Date>('upper', ['period']).as('to'),
      'quote',
      'prepaid',
      'difference',
      'online',
      'free_until',
      'needs_confirmation',
      'expires_at',
    ])
    .$narrowType<{ status: OpenChangeStatus }>()
    .where('order_id', '=', orderId)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
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
  await db.deleteFrom('car_blocks').where('change_id', '=', changeId).execute();
}

/** Makes an order what its change says, with its dates. Where somebody has them, the constraint says so. */
export async function rewriteOrder(
  db: Transaction<Database>,
  change: ChangeRow & { readonly kept_at_least: number },
): Promise<void> {
  const { order_id, car_id, from, to, quote, prepaid, free_until, kept_at_least } = change;
  const placeOf = (
    column: 'pick_up' | 'drop_off',
  ) => sql<FrozenPlace>`case when o.car_id = ${car_id} then o.${sql.ref(column)}
    else coalesce(${jsonOf(quote[column])}::jsonb, pick_up_of(${car_id})) end`;
  // Before the order: how long it is decides what its block needs.
  await db
    .updateTable('car_blocks as b')
    .from('cars as c')
    .set(({ ref }) => ({ car_id: ref('c.id'), period: wantedBy(order_id, { from, to }) }))
    .where('c.id', '=', car_id)
    .where('b.order_id', '=', order_id)
    .execute();
  await db
    .updateTable('orders as o')
    .set({
      car_id,
      period: rangeOf({ from, to }),
      days: quote.days,
      total: quote.total,
      commission: quote.commission,
      prepaid,
      first_day: quote.first_day,
      deposit: quote.deposit,
      items: JSON.stringify(quote.items),
      price_inputs: JSON.stringify(quote.inputs),
      free_until,
      kept_at_least,
      pick_up: placeOf('pick_up'),
      drop_off: placeOf('drop_off'),
      terms: sql<AgreedTerms | null>`case when o.car_id = ${car_id} then o.terms else ${jsonOf(quote.terms)}::jsonb end`,
    })
    .where('o.id', '=', order_id)
    .execute();
}

export async function findCarName(db: Kysely<Database>, carId: number): Promise<string | null> {
  const car = await db
    .selectFrom('cars as c')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .select(({ fn }) => fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('name'))
    .where('c.id', '=', carId)
    .executeTakeFirst();
  return car?.name ?? null;
}
