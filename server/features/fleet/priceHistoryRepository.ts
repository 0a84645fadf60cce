import { type Kysely, sql } from 'kysely';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import type { Database } from '#server/platform/db/schema.ts';

/**
 * Prices that stood for thirty days in a row and ended at most thirty days ago, each with the last day on which it may be
 * shown; the one that stands now too, which becomes the old one when a lower one takes its place.
 */
export async function listOldPrices(db: Kysely<Database>, carId: number, now: Date): Promise<FleetCar['old_prices']> {
  const { rows } = await sql<FleetCar['old_prices'][number]>`
    select price, to_char(max(coalesce(stood_to, ${now}) + interval '30 days') at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as until
    from car_price_history
    where car_id = ${carId} and coalesce(stood_to, ${now}) - stood_from >= interval '30 days'
      and (stood_to is null or stood_to > ${now}::timestamptz - interval '30 days')
    group by price order by price`.execute(db);
  return rows;
}

/** Old prices whose time is over are shown no longer. */
export async function endOldPrices(db: Kysely<Database>, today: string): Promise<void> {
  await db
    .updateTable('cars')
    .set({ old_price: null, old_price_until: null })
    .where('old_price', 'is not', null)
    .where('old_price_until', '<', today)
    .execute();
}
