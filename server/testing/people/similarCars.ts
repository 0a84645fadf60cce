import { rentalCar, type RentalCarOptions } from './rentalCar.ts';
import type { Market } from './renters.ts';

/** Takes every car of other owners off the market, so that nothing is similar to the one that is rented. */
export async function emptyMarket({ app, carId }: Pick<Market, 'app' | 'carId'>): Promise<void> {
  await app.context.pool.query(
    `update cars set status = 'inactive' where status = 'active' and owner_id <> (select owner_id from cars where id = $1)`,
    [carId],
  );
}

/** Another owner's car like the rented one: of its class, city, year and insurance, bookable at once. */
export async function similarCar(
  { app, carId }: Pick<Market, 'app' | 'carId'>,
  options: Omit<RentalCarOptions, 'ownerId'> = {},
): Promise<number> {
  const { pool } = app.context;
  const { rows } = await pool.query<{ id: number }>(
    `select o.id from owners o join users u on u.id = o.user_id
     where o.id <> (select owner_id from cars where id = $1) and u.email = 'legalOwner@access.test'`,
    [carId],
  );
  const ownerId = rows[0]?.id;
  if (ownerId === undefined) throw new Error('There is no other owner.');
  const id = await rentalCar(app, { ...options, ownerId });
  await pool.query(
    `update cars c set status = 'active', category_code = own.category_code, year = own.year, city_id = own.city_id,
       has_own_address = true, transmission_code = own.transmission_code, car_type_code = own.car_type_code,
       insurance_code = own.insurance_code, min_age = own.min_age
     from cars own where own.id = $2 and c.id = $1`,
    [id, carId],
  );
  return id;
}
