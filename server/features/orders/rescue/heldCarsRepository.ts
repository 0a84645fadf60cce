import { type Kysely, type NotNull, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Picture } from '#contract/calls/cars/cars.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { OrderRow } from '../orderRow.ts';
import { placeIn, type PlaceRow } from '../orderPlacesRepository.ts';
import type { RentalOnTerms } from '../quote/priceRentals.ts';

/** SQL for where a car is had and given back when nothing else is said. */
const placesOf = (carId: RawBuilder<unknown>) =>
  sql`jsonb_build_object('pick_up', pick_up_of(${carId}), 'drop_off', pick_up_of(${carId}))`;

interface NewHold {
  readonly carId: number;
  readonly place: number;
  readonly until: Date;
  readonly quote: RentalOnTerms;
}

/**
 * Holds a car for the client of an order, to be had where it stands by now unless the price names a place. False where
 * somebody has taken it meanwhile.
 */
export async function insertHeldCar(
  db: Transaction<Database>,
  { id, from, to }: Pick<OrderRow, 'id' | 'from' | 'to'>,
  { carId, place, until, quote }: NewHold,
): Promise<boolean> {
  const { rows } = await sql`
    with block as (
      insert into car_blocks (car_id, kind, period)
      select c.id, 'hold', tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')
      from cars c where c.id = ${carId}
      on conflict do nothing returning id
    )
    insert into held_cars (order_id, car_id, block_id, place, until, quote)
    select ${id}, ${carId}, id, ${place}, ${until}, ${placesOf(sql`${carId}`)} || ${JSON.stringify(quote)}::jsonb from block
    returning car_id`.execute(db);
  return rows.length > 0;
}

export interface HeldRow {
  readonly car_id: number;
  readonly block_id: number;
  readonly until: Date;
  readonly quote: RentalOnTerms;
}

export async function listHeldCars(db: Kysely<Database>, orderId: number): Promise<HeldRow[]> {
  return db
    .selectFrom('held_cars')
    .select(['car_id', 'block_id', 'until', 'quote'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
}

export type HeldView = HeldRow & {
  readonly slug: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly image: Picture | null;
  readonly pick_up: PlaceRow;
  readonly drop_off: PlaceRow;
};

export async function listHeldViews(db: Kysely<Database>, orderId: number, language: Language): Promise<HeldView[]> {
  // Whoever held a car before its places were written down meant where it stands.
  const place = (column: 'pick_up' | 'drop_off') =>
    placeIn(sql`coalesce(h.quote->${sql.lit(column)}, pick_up_of(h.car_id))`, language);
  return (
    db
      .selectFrom('held_cars as h')
      .innerJoin('cars as c', 'c.id', 'h.car_id')
      .innerJoin('brands', 'brands.code', 'c.brand_code')
      .innerJoin('models', 'models.code', 'c.model_code')
      .leftJoin('car_galleries as galleries', 'galleries.car_id', 'c.id')
      .select([
        'h.car_id',
        'h.block_id',
        'h.until',
        'h.quote',
        'c.slug',
        'brands.name as brand',
        'models.name as model',
        'c.year',
        'galleries.main as image',
        place('pick_up').as('pick_up'),
        place('drop_off').as('drop_off'),
      ])
      // A car that is held has been on the market.
      .$narrowType<{ slug: NotNull; year: NotNull }>()
      .where('h.order_id', '=', orderId)
      .orderBy('h.place')
      .execute()
  );
}

/** The cars as a mail names them. */
export async function listHeldNames(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ readonly car: string; readonly total: number; readonly until: Date }[]> {
  return db
    .selectFrom('held_cars as h')
    .innerJoin('cars as c', 'c.id', 'h.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .select(({ fn }) => [
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
      sql<number>`(h.quote->>'total')::integer`.as('total'),
      'h.until',
    ])
    .where('h.order_id', '=', orderId)
    .orderBy('h.place')
    .execute();
}

/** How many cars are held for everything this client ordered. */
export async function countHeldCars(db: Kysely<Database>, clientId: number): Promise<number> {
  const { count } = await db
    .selectFrom('held_cars as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('o.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Frees the dates of one of the cars, and so ends its offer. */
export async function freeHeldCar(db: Transaction<Database>, blockId: number): Promise<void> {
  await db.deleteFrom('car_blocks').where('id', '=', blockId).execute();
}

export async function freeHeldCars(db: Transaction<Database>, orderId: number): Promise<void> {
  await db
    .deleteFrom('car_blocks')
    .where('id', 'in', ({ selectFrom }) => selectFrom('held_cars').select('block_id').where('order_id', '=', orderId))
    .execute();
}

/** Orders whose cars were held long enough, for one of the cars or all, some at a time. */
export async function listDueRescues(
  db: Kysely<Database>,
  now: Date,
  carId: number | null,
  afterId: number,
): Promise<{ readonly id: number }[]> {
  return db
    .selectFrom('held_cars')
    .select('order_id as id')
    .distinct()
    .where('until', '<=', now)
    .where('order_id', '>', afterId)
    .$if(carId !== null, (query) => query.where('car_id', '=', carId))
    .orderBy('order_id')
    .limit(200)
    .execute();
}

/** The order in the place of a cancelled one. */
export async function findSubstitute(db: Kysely<Database>, orderId: number) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'prepaid'])
    .where('substitute_for', '=', orderId)
    .executeTakeFirst();
}

export async function findNumber(db: Kysely<Database>, orderId: number): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirst();
  return row?.number;
}
