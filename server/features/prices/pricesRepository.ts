import { type Kysely, sql, type Transaction } from 'kysely';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import type { NewPrices } from '#contract/domain/cars/carPrices.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { PricedCar } from '#contract/calls/prices/prices.ts';
import type { Language } from '#contract/domain/values.ts';
import { firstDayOf, isRenting, takenDays } from '#server/features/rental/carDaysRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';

/** The rules of a car; a draft may have no base yet. */
export interface StoredRules extends Omit<PriceRules, 'base'> {
  readonly base: number | null;
}

export interface PricesRow {
  readonly rules: StoredRules;
  readonly car: PricedCar;
}

export async function findPrices(
  db: Kysely<Database>,
  { ownerId, carId, language }: { readonly ownerId: number; readonly carId: number; readonly language: Language },
): Promise<PricesRow | undefined> {
  const { rows } = await sql<PricesRow>`
    select ${sql.raw(priceRulesJson)} as rules, json_build_object(
      'id', c.id, 'brand', brands.name, 'model', models.name, 'year', c.year, 'image', galleries.main, 'min_days', c.min_days,
      'old_price', c.old_price, 'old_price_until', to_char(c.old_price_until, 'YYYY-MM-DD'),
      'extras', (select coalesce(json_agg(json_build_object('code', extras.code, 'name', extras.${sql.ref(`name_${language}`)},
          'price', e.price, 'per', e.per, 'most', e.most) order by extras.position), '[]')
        from car_extras e join extras on extras.code = e.extra_code where e.car_id = c.id)) as car
    from cars c
      left join brands on brands.code = c.brand_code
      left join models on models.code = c.model_code
      left join car_galleries galleries on galleries.car_id = c.id
    where c.id = ${carId} and c.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** Nobody else changes the prices of the car until the transaction is over; undefined where it is none of the owner's. */
export async function lockRules(
  db: Transaction<Database>,
  ownerId: number,
  carId: number,
): Promise<StoredRules | undefined> {
  await lockOwner(db, ownerId);
  const held = await db
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (held === undefined) return undefined;
  // Only now: who waited for another change sees what that has written.
  const car = await db
    .selectFrom('cars as c')
    .select(sql.raw<StoredRules>(priceRulesJson).as('rules'))
    .where('c.id', '=', carId)
    .executeTakeFirst();
  return car?.rules;
}

export async function replaceRules(
  db: Transaction<Database>,
  carId: number,
  { base, weekdays, seasons, dates, lengths, discounts }: NewPrices,
): Promise<void> {
  const replace = async (table: string, columns: string, rows: readonly object[]): Promise<void> => {
    const name = sql.table(table);
    await sql`delete from ${name} where car_id = ${carId}`.execute(db);
    if (rows.length === 0) return;
    await sql`
      insert into ${name} (car_id, ${sql.raw(columns)})
      select ${carId}, ${sql.raw(columns)} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)})`.execute(
      db,
    );
  };
  await replace('car_weekday_prices', 'weekday, price', weekdays);
  await replace(
    'car_seasons',
    'name, first_day, last_day, price',
    seasons.map(({ from, to, ...season }) => ({ ...season, first_day: from, last_day: to })),
  );
  await replace('car_date_prices', 'date, price', dates);
  await replace('car_length_prices', 'min_days, price', lengths);
  await replace('car_length_discounts', 'min_days, percent', discounts);
  if (base !== undefined) {
    await db
      .updateTable('cars')
      .set({
        price_per_day: base,
        old_price: sql<number | null>`case when old_price > ${base} then old_price end`,
        old_price_until: sql<string | null>`case when old_price > ${base} then old_price_until end`,
      })
      .where('id', '=', carId)
      .where('price_per_day', 'is distinct from', base)
      .execute();
  }
}

export interface TakenRow {
  readonly rules: StoredRules;
  readonly taken: readonly string[];
}

/** The rules with the days of some time that are taken. */
export async function findTakenDays(
  db: Kysely<Database>,
  ownerId: number,
  carId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    with asked as (select ${from}::text as first, ${to}::text as last)
    select ${sql.raw(priceRulesJson)} as rules, ${sql.raw(takenDays('asked.first', 'asked.last'))} as taken
    from cars c, asked where c.id = ${carId} and c.owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

interface AdvisedCar {
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
