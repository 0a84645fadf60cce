import type { ExtraPrice } from '#server/features/rental/price/priceQuote.ts';
import type { TestApp } from '../testApp.ts';

export interface RentalCarOptions {
  readonly price?: number;
  readonly minDays?: number;
  readonly needsConfirmation?: boolean;
  readonly extras?: readonly ExtraPrice[];
  readonly ownerId?: number;
}

/** A car of the demo fleet made simple: 100 GEL a day, 500 GEL of deposit, an hour of preparation, never taken, its branch never closed. */
export async function rentalCar(
  { context: { pool } }: { readonly context: Pick<TestApp['context'], 'pool'> },
  options: RentalCarOptions = {},
): Promise<number> {
  const { price = 10_000, minDays = 1, needsConfirmation = false, extras = [], ownerId } = options;
  const { rows } = await pool.query<{ id: number }>(
    `update cars set price_per_day = $1, old_price = null, min_days = $2, needs_confirmation = $3, deposit = 50000, min_deposit = 0,
       preparation_minutes = 60, owner_id = coalesce($4, owner_id)
     where id = (select id from cars where slug not like 'of a test %' order by id limit 1) returning id`,
    [price, minDays, needsConfirmation, ownerId ?? null],
  );
  const id = rows[0]?.id ?? 0;
  for (const table of [
    'car_blocks',
    'car_extras',
    'car_date_prices',
    'car_seasons',
    'car_weekday_prices',
    'car_length_prices',
    'car_length_discounts',
  ]) {
    await pool.query(`delete from ${table} where car_id = $1`, [id]);
  }
  for (const { code, price: extraPrice, per, most } of extras) {
    await pool.query('insert into car_extras (car_id, extra_code, price, per, most) values ($1, $2, $3, $4, $5)', [
      id,
      code,
      extraPrice,
      per,
      most,
    ]);
  }
  for (const table of ['branch_hours', 'branch_exceptions'])
    await pool.query(`delete from ${table} where branch_id = (select branch_id from cars where id = $1)`, [id]);
  await pool.query(`update cars set slug = 'of a test ' || id where id = $1`, [id]);
  return id;
}
