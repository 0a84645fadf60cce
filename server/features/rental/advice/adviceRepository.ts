import { type Kysely, type NotNull, sql } from 'kysely';
import type { OperationFigures } from '#contract/calls/operations/operations.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import { unfulfilledStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import { addDays, startOfDay, spanBefore } from '#contract/domain/rentalTime.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isReady, isWithOwner, owed } from '../readyMoneyRepository.ts';
import { MOST_SIMILAR, MOST_SIMILAR_OF_ONE } from './comparables.ts';
import { priceRulesJson } from '../price/priceRulesRepository.ts';

/** Of the years up and of the years down, for each car: the time does not grow with the market. */
const MOST_LOOKED_AT = 500;

/** Cars of an owner that are alike, and the ids of the cars that are similar to each of them, the nearest first. */
export interface SimilarIds {
  readonly of: readonly number[];
  readonly similar: readonly number[];
}

/**
 * Similar is a car on the market that is somebody else's, of the same class and built at most six years before or after.
 * Nearer are those closer in years; another gearbox counts like three years, another city or body like two. On a large
 * market these are looked for among the cars that are nearest in years.
 */
export async function findSimilar(
  db: Kysely<Database>,
  ownerId: number,
  carIds: readonly number[] | null = null,
): Promise<SimilarIds[]> {
  const alike = sql`c.status = 'active' and c.owner_id <> ${ownerId} and c.category_code = own.category_code`;
  const { rows } = await sql<SimilarIds>`
    select own.ids as of, array(
        select near.id from (
          select s.id, s.distance, row_number() over (partition by s.owner_id order by s.distance, s.id) as place
          from (
            select c.id, c.owner_id, abs(c.year - own.year)
              + case when c.transmission_code = own.transmission_code then 0 else 3 end
              + case when c.city_id = own.city_id then 0 else 2 end
              + case when c.car_type_code = own.car_type_code then 0 else 2 end as distance
            from (
              (select * from cars c where ${alike} and c.year >= own.year and c.year <= own.year + 6
                order by c.year, c.id limit ${MOST_LOOKED_AT})
              union all
              (select * from cars c where ${alike} and c.year < own.year and c.year >= own.year - 6
                order by c.year desc, c.id desc limit ${MOST_LOOKED_AT})) c) s) near
        where near.place <= ${MOST_SIMILAR_OF_ONE} order by near.distance, near.id limit ${MOST_SIMILAR}) as similar
    from (
      select array_agg(c.id) as ids, c.category_code, c.year, c.transmission_code, c.city_id, c.car_type_code
      from cars c where c.owner_id = ${ownerId} and c.status <> 'draft'
        and (${carIds}::integer[] is null or c.id = any(${carIds}::integer[]))
      group by c.category_code, c.year, c.transmission_code, c.city_id, c.car_type_code) own`.execute(db);
  return rows;
}

export interface SimilarRow {
  readonly id: number;
  readonly owner_id: number;
  /** Brand and model. */
  readonly name: string;
  readonly year: number;
  readonly rules: PriceRules;
}

export async function listSimilarRows(db: Kysely<Database>, ids: readonly number[]): Promise<SimilarRow[]> {
  return (
    db
      .selectFrom('cars as c')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .select([
        'c.id',
        'c.owner_id',
        sql<string>`brands.name || ' ' || models.name`.as('name'),
        'c.year',
        sql.raw<PriceRules>(priceRulesJson).as('rules'),
      ])
      // Only cars of about the same year are alike.
      .$narrowType<{ year: NotNull }>()
      .where('c.id', '=', sql<number>`any(${ids}::integer[])`)
      .execute()
  );
}

export interface EarnedRow {
  /** 0 where it is of all cars together. */
  readonly car_id: number;
  /** In which of the spans. */
  readonly place: number;
  readonly gross: number;
  readonly commission: number;
  readonly cash: number;
}

/** Whose, and of which cars: those of a branch as it stands now, one, or all. */
export interface MoneyOf {
  /** Null: every owner's. */
  readonly ownerId: number | null;
  readonly carIds: readonly number[] | null;
  readonly branchId: number | null;
}

/** SQL: whether an order `o` is of them. */
export const isOf = ({ ownerId, carIds, branchId }: MoneyOf) => sql<boolean>`
  ${ownerId === null ? sql`true` : sql`o.owner_id = ${ownerId}`}
  ${carIds === null ? sql`` : sql`and o.car_id = any(${carIds}::integer[])`}
  ${branchId === null ? sql`` : sql`and o.car_id in (select id from cars where branch_id = ${branchId})`}`;

interface EarnedQuery extends MoneyOf {
  /** These follow each other without a gap. */
  readonly spans: readonly DaySpan[];
  readonly now: Date;
}

const isOff = sql`o.status in (${sql.join(unfulfilledStatuses.map((status) => sql.lit(status)))})`;

/**
 * SQL: when it was known that an amount `l` moves. A refund of a rental that will not take place is known with its end, not
 * when the bank carries it out, which may be in another month: it counts from the latest of its payment and an admin's
 * refund, and `earnedAt` adds the end.
 */
const knownAt = sql`case when l.kind = 'refund' and ${isOff} then greatest(
    (select max(y.at) from ledger_entries y where y.order_id = o.id and y.payment_id = l.payment_id and y.kind = 'payment'),
    (select max(e.at) from order_events e where e.order_id = o.id and e.event = 'refund' and e.at <= l.at))
  else l.at end`;

/**
 * SQL: when an amount is earned: with the beginning of its rental, or as it moves if that is later. What is kept of a
 * rental that will not begin any more is earned from the day on which that was clear.
 */
const earnedAt = sql`greatest(${knownAt}, least(lower(o.period), case when ${isOff}
  then (select min(e.at) from order_events e where e.order_id = o.id and e.status = o.status) end))`;

/**
 * SQL: the amounts earned in the spans, each with the place of its span: of a rental that has not begun nothing is,
 * whatever was paid for it, and of one that will not begin what is left when its bank has done its part.
 */
function earnedAmounts({ spans, now, ...whose }: EarnedQuery) {
  const starts = spans.map(({ from }) => startOfDay(from));
  const until = startOfDay(addDays(spans.at(-1)?.to ?? '', 1));
  // Materialized: the moment is computed once, and banks are looked up only for what lies in the spans.
  return sql`(
    with moved as materialized (
      select o.id, o.car_id, o.status, l.kind, l.amount, l.commission, ${earnedAt} as at
      from orders o join ledger_entries l on l.order_id = o.id
      where ${isOf(whose)}
        -- What makes a damage good is no earning. Only of refunds the payment is looked up.
        and (l.kind in ('payment', 'cash') or l.kind = 'refund'
          and (select p.purpose from payments p where p.id = l.payment_id) not in ('deposit', 'claim'))
        -- follows from the moment below, and costs less
        and (l.at < ${until} or l.kind = 'refund' and ${isOff})
        and (l.at >= ${starts[0]} or lower(o.period) >= ${starts[0]}))
    select o.car_id, width_bucket(o.at, ${starts}::timestamptz[]) - 1 as place, o.kind, o.amount, o.commission
    from moved o
    where o.at >= ${starts[0]} and o.at < ${until} and o.at <= ${now} and (not ${isOff} or ${isReady}))`;
}

/** What was earned in each of the spans, by each car or by all together. */
export async function sumEarned(db: Kysely<Database>, query: EarnedQuery, eachCar = true): Promise<EarnedRow[]> {
  const { rows } = await sql<EarnedRow>`
    select ${eachCar ? sql`car_id` : sql`0 as car_id`}, place, sum(amount) as gross, sum(commission) as commission,
      coalesce(sum(amount) filter (where kind = 'cash'), 0) as cash
    from ${earnedAmounts(query)} earned group by 1, 2`.execute(db);
  return rows;
}

/** Earned, booked, held and paid out, as the glossary has them: whatever shows one of them asks here. */
export async function readFigures(
  db: Kysely<Database>,
  whose: MoneyOf,
  { from, to }: DaySpan,
  now: Date,
): Promise<OperationFigures> {
  const before = spanBefore({ from, to });
  const rows = await sumEarned(db, { ...whose, spans: [before, { from, to }], now }, false);
  const earnedIn = (place: number): number =>
    rows.filter((row) => row.place === place).reduce((sum, { gross, commission }) => sum + gross - commission, 0);
  return {
    from,
    to,
    earned: earnedIn(1),
    previous: { ...before, earned: earnedIn(0) },
    booked: await sumBooked(db, whose, now),
    held: await sumHeld(db, whose),
    paid_out:
      whose.carIds === null && whose.branchId === null ? await sumPaidOut(db, whose.ownerId, { from, to }) : null,
  };
}

/** A car may be handed over some time before its rental begins. */
const agreed = ['confirmed', 'active'] as const satisfies readonly OrderStatus[];

async function sumBooked(db: Kysely<Database>, whose: MoneyOf, now: Date): Promise<number> {
  const { net } = await db
    .selectFrom('orders as o')
    .select(({ eb, fn, lit, ref }) =>
      fn.coalesce(fn.sum<number>(eb('o.total', '-', ref('o.commission'))), lit(0)).as('net'),
    )
    .where(isOf(whose))
    .where('o.status', 'in', agreed)
    .where(sql<Date>`lower(o.period)`, '>', now)
    .executeTakeFirstOrThrow();
  return net;
}

async function sumHeld(db: Kysely<Database>, whose: MoneyOf): Promise<number> {
  const { net } = await db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>(owed), lit(0)).as('net'))
    .where(isOf(whose))
    .where('l.payout_id', 'is', null)
    .where(({ not }) => not(isWithOwner))
    .where(({ not }) => not(isReady))
    .executeTakeFirstOrThrow();
  return net;
}

async function sumPaidOut(db: Kysely<Database>, ownerId: number | null, { from, to }: DaySpan): Promise<number> {
  const { amount } = await db
    .selectFrom('payouts')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('amount'), lit(0)).as('amount'))
    .where('state', '=', 'settled')
    .where('moved_at', '>=', startOfDay(from))
    .where('moved_at', '<', startOfDay(addDays(to, 1)))
    .$if(ownerId !== null, (query) => query.where('owner_id', '=', ownerId))
    .executeTakeFirstOrThrow();
  return amount;
}
