import { type Kysely, sql } from 'kysely';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, startOfDay } from '#contract/domain/rentalTime.ts';
import { booleanOf } from '#server/platform/db/booleanOf.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { firstDayOf, rentingStatuses } from '#server/features/rental/carDaysRepository.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';

/** Whose cars, and which of them: all, those of a branch, or one. */
export interface CarsQuery {
  readonly ownerId: number;
  readonly branchId: number | null;
  readonly carId: number | null;
}

export interface StatisticsCar {
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  readonly branch_id: number | null;
  readonly is_active: boolean;
  readonly image: string | null;
  /** Null where no base price is written down yet. */
  readonly rules: (Omit<PriceRules, 'base'> & { readonly base: number | null }) | null;
}

/** Cars that are or were ready for the market. */
export async function listStatisticsCars(
  db: Kysely<Database>,
  { ownerId, branchId, carId }: CarsQuery,
): Promise<StatisticsCar[]> {
  return db
    .selectFrom('cars as c')
    .leftJoin('brands', 'brands.code', 'c.brand_code')
    .leftJoin('models', 'models.code', 'c.model_code')
    .leftJoin('car_galleries as galleries', 'galleries.car_id', 'c.id')
    .select((eb) => [
      'c.id',
      eb.fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name']).as('name'),
      'c.year',
      'c.branch_id',
      booleanOf(eb('c.status', '=', 'active')).as('is_active'),
      sql<string | null>`split_part(galleries.main->>'srcset', ' ', 1)`.as('image'),
      sql.raw<StatisticsCar['rules']>(priceRulesJson).as('rules'),
    ])
    .where('c.owner_id', '=', ownerId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([eb('c.status', '<>', 'draft'), exists(selectFrom('orders as o').whereRef('o.car_id', '=', 'c.id'))]),
    )
    .$if(branchId !== null, (query) => query.where('c.branch_id', '=', branchId))
    .$if(carId !== null, (query) => query.where('c.id', '=', carId))
    .orderBy('name')
    .orderBy('c.year')
    .orderBy('c.id')
    .execute();
}

/** Two periods, the later one right after the other. */
export interface TwoPeriods extends DaySpan {
  readonly before: DaySpan;
}

export interface OrderRow {
  readonly car_id: number;
  readonly is_now: boolean;
  /** Days between the request and the first day. */
  readonly lead: number;
  readonly orders: number;
  readonly repeat_orders: number;
  readonly cancelled: number;
  readonly agreed: number;
}

const isRenting = sql`o.status in (${sql.join(rentingStatuses.map((status) => sql.lit(status)))})`;

/** Rentals that were agreed, by the day on which they begin. */
export async function countOrders(
  db: Kysely<Database>,
  ownerId: number,
  carIds: readonly number[],
  { from, to, before }: TwoPeriods,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    with known as (
      select client_id, min(lower(period)) as since from orders
      where owner_id = ${ownerId} and status in ('active', 'completed') group by client_id)
    select o.car_id, ${firstDayOf} >= ${from}::date as is_now,
      greatest(${firstDayOf} - (o.requested_at at time zone 'Asia/Tbilisi')::date, 0) as lead,
      count(*) filter (where ${isRenting}) as orders,
      count(*) filter (where ${isRenting} and known.since < lower(o.period)) as repeat_orders,
      count(*) filter (where o.cancelled_by = 'owner') as cancelled,
      count(*) as agreed
    from orders o left join known on known.client_id = o.client_id
    where o.owner_id = ${ownerId} and o.car_id = any(${carIds}::integer[])
      and lower(o.period) >= ${startOfDay(before.from)} and lower(o.period) < ${startOfDay(addDays(to, 1))}
      and (${isRenting} or o.status = 'cancelled'
        and exists (select from order_events e where e.order_id = o.id and e.status = 'confirmed'))
    group by 1, 2, 3`.execute(db);
  return rows;
}

export interface RentRow {
  readonly car_id: number;
  readonly is_now: boolean;
  /** What was charged for days of the period, without extras; tetri. */
  readonly rent: number;
  readonly days: number;
}

/** What clients are charged for the days of each period: of a rental that reaches beyond it the share of its days. */
export async function sumRent(
  db: Kysely<Database>,
  carIds: readonly number[],
  { from, to, before }: TwoPeriods,
): Promise<RentRow[]> {
  const { rows } = await sql<RentRow>`
    select o.car_id, asked.is_now, round(sum(charged.rent * part.days / o.days))::bigint as rent, sum(part.days) as days
    from (values (true, ${from}::date, ${to}::date), (false, ${before.from}::date, ${before.to}::date)) as asked (is_now, first, last)
      join orders o on o.car_id = any(${carIds}::integer[]) and ${isRenting}
        and o.period && tstzrange(${startOfDay(before.from)}::timestamptz, ${startOfDay(addDays(to, 1))}::timestamptz)
      cross join lateral (select sum((item->>'total')::numeric) as rent from jsonb_array_elements(o.items) as item
        where item->>'code' in ('day', 'discount')) charged
      cross join lateral (select least(asked.last + 1, ${firstDayOf} + o.days) - greatest(asked.first, ${firstDayOf}) as days) part
    where part.days > 0 and charged.rent is not null
    group by 1, 2`.execute(db);
  return rows;
}

export interface RatingRow {
  readonly car_id: number;
  readonly is_now: boolean;
  readonly stars: number;
  readonly reviews: number;
}

/** Reviews by the day on which they were written. */
export async function sumRatings(
  db: Kysely<Database>,
  carIds: readonly number[],
  { from, to, before }: TwoPeriods,
): Promise<RatingRow[]> {
  return db
    .selectFrom('reviews')
    .select(({ fn }) => [
      'car_id',
      sql<boolean>`created_at >= ${startOfDay(from)}`.as('is_now'),
      fn.sum<number>('rating').as('stars'),
      fn.countAll<number>().as('reviews'),
    ])
    .where('car_id', '=', sql<number>`any(${carIds}::integer[])`)
    .where('created_at', '>=', startOfDay(before.from))
    .where('created_at', '<', startOfDay(addDays(to, 1)))
    .groupBy(sql`1, 2`)
    .execute();
}
