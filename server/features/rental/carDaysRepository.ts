import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** In these an order takes the days of its rental. */
export const rentingStatuses = ['confirmed', 'active', 'completed'] as const satisfies readonly OrderStatus[];

/** Of one car, how many days of each span; in the order in which the spans were asked for. */
export interface CarDays {
  readonly rented: readonly number[];
  /** Rented ones, and those on which it could have been. */
  readonly available: readonly number[];
}

/** Whole percent; null where there was no day to rent on. */
export const occupancyOf = (rented: number, available: number): number | null =>
  available === 0 ? null : Math.round((rented * 100) / available);

/** SQL: the date in Georgia on which the first day of an order `o` begins; each further day begins 24 hours later. */
export const firstDayOf = sql`(lower(o.period) at time zone 'Asia/Tbilisi')::date`;

/** SQL: the statuses of orders that take the days of a rental. */
export const isRenting = sql.join(rentingStatuses.map((status) => sql.lit(status)));

/**
 * The days that clients were charged for, against those on which a car stood on the market: since it was added, without
 * the days that its owner, a workshop or another site kept. Such a block takes the days of the calendar that `takenDays`
 * says: 24 hours from ten in the morning. Nothing is written down of pauses, so they count as being on the market.
 */
export async function countCarDays(
  db: Kysely<Database>,
  carIds: readonly number[],
  spans: readonly DaySpan[],
): Promise<ReadonlyMap<number, CarDays>> {
  const { rows } = await sql<SparseDays>`
    with spans as (
      select place - 1 as place, first, last + 1 as until
      from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[]) with ordinality as s (first, last, place)),
    asked as (select min(first) as first, max(until) as until,
      tstzrange(min(first)::timestamp at time zone 'Asia/Tbilisi', (max(until) + 1)::timestamp at time zone 'Asia/Tbilisi') as time
      from spans),
    marked as (
      select c.id,
        datemultirange(daterange(least((c.created_at at time zone 'Asia/Tbilisi')::date, asked.until), asked.until)) as listed,
        (select coalesce(range_agg(daterange(${firstDayOf}, ${firstDayOf} + o.days)), '{}') from orders o
          where o.car_id = c.id and o.status in (${isRenting}) and o.period && asked.time) as rented,
        (select coalesce(range_agg(daterange(
            (lower(b.period) at time zone 'Asia/Tbilisi' - interval '10 hours')::date,
            (upper(b.period) at time zone 'Asia/Tbilisi' - interval '10 hours 1 microsecond')::date, '[]')), '{}')
          from car_blocks b where b.car_id = c.id and b.kind in ('owner', 'maintenance', 'ical') and b.period && asked.time) as kept
      from cars c, asked where c.id = any(${carIds}::integer[])),
    runs as (
      select id, lower(run) as first, upper(run) as until, true as is_rented from marked, unnest(rented) as run
      union all
      select id, lower(run), upper(run), false from marked, unnest(rented + (listed - kept)) as run),
    counted as (
      select id, place, least(runs.until, spans.until) - greatest(runs.first, spans.first) as days, is_rented
      from runs join spans on runs.first < spans.until and runs.until > spans.first)
    select id, array_agg(place::integer) as places, array_agg(rented::integer) as rented, array_agg(available::integer) as available
    from (
      select id, place, coalesce(sum(days) filter (where is_rented), 0) as rented,
        coalesce(sum(days) filter (where not is_rented), 0) as available
      from counted group by id, place) summed
    group by id`.execute(db);
  const found = new Map(rows.map(({ id, ...days }) => [id, days]));
  return new Map(carIds.map((id) => [id, spread(found.get(id), spans.length)]));
}

/** Of spans without any day there is nothing in it. */
interface SparseDays extends CarDays {
  readonly id: number;
  readonly places: readonly number[];
}

function spread(days: Omit<SparseDays, 'id'> | undefined, length: number): CarDays {
  const none = Array.from({ length }, () => 0);
  const [rented, available] = [[...none], [...none]];
  for (const [at, place] of (days?.places ?? []).entries()) {
    rented[place] = days?.rented[at] ?? 0;
    available[place] = days?.available[at] ?? 0;
  }
  return { rented, available };
}

/**
 * SQL for the days, `YYYY-MM-DD`, from one date to another on which something of `cars c` is taken. A day of the calendar
 * is a day of a rental: the 24 hours from ten in the morning, when a bare date begins. So a rental from one date to
 * another is free exactly when each of its days is, but for the preparation after it.
 */
export const takenDays = (from: string, to: string): string => `array(
  select to_char(day, 'YYYY-MM-DD') from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') as day
  where c.busy && tstzrange(
    (day + interval '10 hours') at time zone 'Asia/Tbilisi', (day + interval '34 hours') at time zone 'Asia/Tbilisi'))`;
