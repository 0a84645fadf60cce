import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/orderMachine.ts';
import type { DaySpan } from '#contract/quotes.ts';
import type { Database } from '#server/db/schema.ts';

/** In these an order takes the days of its rental. */
export const rentingStatuses = ['confirmed', 'active', 'completed'] as const satisfies readonly OrderStatus[];

/** Of one car, how many days of each span; in the order in which the spans were asked for. */
export interface CarDays {
  readonly rented: readonly number[];
  /** Rented ones, and those on which it could have been. */
  readonly available: readonly number[];
}

/** SQL: the date in Georgia on which the first day of an order `o` begins; each further day begins 24 hours later. */
export const firstDayOf = sql`(lower(o.period) at time zone 'Asia/Tbilisi')::date`;

const isRenting = sql.join(rentingStatuses.map((status) => sql.lit(status)));

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
  const { rows } = await sql<CarDays & { readonly id: number }>`
    with spans as (
      select place, datemultirange(daterange(first, last, '[]')) as days
      from unnest(${spans.map(({ from }) => from)}::date[], ${spans.map(({ to }) => to)}::date[]) with ordinality as s (first, last, place)),
    asked as (
      select tstzrange(min(lower(days))::timestamp at time zone 'Asia/Tbilisi',
        (max(upper(days)) + 1)::timestamp at time zone 'Asia/Tbilisi') as time from spans),
    marked as (
      select c.id, datemultirange(daterange((c.created_at at time zone 'Asia/Tbilisi')::date, null)) as listed,
        (select coalesce(range_agg(daterange(${firstDayOf}, ${firstDayOf} + o.days)), '{}') from orders o
          where o.car_id = c.id and o.status in (${isRenting}) and o.period && asked.time) as rented,
        (select coalesce(range_agg(daterange(
            (lower(b.period) at time zone 'Asia/Tbilisi' - interval '10 hours')::date,
            (upper(b.period) at time zone 'Asia/Tbilisi' - interval '10 hours 1 microsecond')::date, '[]')), '{}')
          from car_blocks b where b.car_id = c.id and b.kind in ('owner', 'maintenance', 'ical') and b.period && asked.time) as kept
      from cars c, asked where c.id = any(${carIds}::integer[]))
    select m.id,
      array_agg((select coalesce(sum(upper(part) - lower(part)), 0)::integer
        from unnest(m.rented * spans.days) as part) order by spans.place) as rented,
      array_agg((select coalesce(sum(upper(part) - lower(part)), 0)::integer
        from unnest((m.rented + (m.listed - m.kept)) * spans.days) as part) order by spans.place) as available
    from marked m cross join spans group by m.id`.execute(db);
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}
