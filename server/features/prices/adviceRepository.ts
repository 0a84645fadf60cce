import { type Kysely, sql } from 'kysely';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { firstDayOf, isRenting } from '#server/features/rental/carDaysRepository.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';
import { takenDays } from '#server/features/rental/takenDaysRepository.ts';
import type { StoredRules } from './pricesRepository.ts';

export interface AdvisedCar {
  readonly rules: StoredRules;
  readonly floor: number | null;
  /** Days to come that are taken by anything. */
  readonly taken: readonly string[];
  /** Days that are over on which it could be rented, and when somebody had booked them. */
  readonly past: readonly { readonly date: string; readonly booked_on: string | null }[];
}

export async function findAdvisedCar(
  db: Kysely<Database>,
  { ownerId, carId }: { readonly ownerId: number; readonly carId: number },
  { ahead, past }: Readonly<Record<'ahead' | 'past', DaySpan>>,
): Promise<AdvisedCar | undefined> {
  const { rows } = await sql<AdvisedCar>`
    with asked as (
      select ${ahead.from}::text as first, ${ahead.to}::text as last, ${past.from}::date as began, ${past.to}::date as ended)
    select ${sql.raw(priceRulesJson)} as rules, c.price_floor as floor, ${sql.raw(takenDays('asked.first', 'asked.last'))} as taken,
      (select coalesce(json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'booked_on', (
          select to_char(min(o.requested_at) at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') from orders o
          where o.car_id = c.id and o.status in (${isRenting}) and ${firstDayOf} <= day::date and ${firstDayOf} + o.days > day::date))), '[]')
        from generate_series(greatest(asked.began, (c.created_at at time zone 'Asia/Tbilisi')::date)::timestamp, asked.ended::timestamp,
          interval '1 day') as day
        where not exists (select from car_blocks b where b.car_id = c.id and b.kind in ('owner', 'maintenance', 'ical')
          and b.period && tstzrange((day + interval '10 hours') at time zone 'Asia/Tbilisi', (day + interval '34 hours') at time zone 'Asia/Tbilisi'))) as past
    from cars c, asked where c.id = ${carId} and c.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}
