import { type Kysely, type NotNull, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Picture } from '#contract/calls/cars/cars.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { Language } from '#contract/domain/values.ts';
import { isOpenSql } from '#server/features/rental/handOverRepository.ts';
import type { ExtraPrice } from '#server/features/rental/price/priceQuote.ts';
import { priceRulesJson, isOfferedExtra } from '#server/features/rental/price/priceRulesRepository.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import { readStoredTerms, storedTermsJson } from '#server/features/rental/termsRepository.ts';
import type { StoredTerms } from '#server/features/rental/termsRepository.ts';
import type { Database, Row } from '#server/platform/db/schema.ts';
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

interface Candidate {
  readonly id: number;
  readonly rules: PriceRules;
  readonly extras: readonly ExtraPrice[];
  readonly terms: CarTerms;
  readonly deposit: number;
}

/** So many are priced: most of them are dearer, or lack an extra. */
const CANDIDATES = 60;

const free = ({ from, to }: RentalDates) =>
  sql`c.status = 'active' and not c.busy && tstzrange(${from}::timestamptz, ${to}::timestamptz + c.preparation_minutes * interval '1 minute')`;

/**
 * Somebody else's cars of the same class and about the age, as prices are compared with, that are to be had at once in the
 * same city on these dates; the nearest first. What an owner has just called off may be broken, so it is not offered.
 */
export async function listCandidates(
  db: Kysely<Database>,
  { id, from, to }: Pick<OrderRow, 'id' | 'from' | 'to'>,
  isWhereItStands: boolean,
): Promise<Candidate[]> {
  const { rows } = await sql<Omit<Candidate, 'terms'> & { readonly terms: StoredTerms }>`
    select c.id, ${sql.raw(priceRulesJson)} as rules, ${sql.raw(storedTermsJson)} as terms, c.deposit,
      (select coalesce(json_agg(json_build_object('code', e.extra_code, 'price', e.price, 'per', e.per, 'most', e.most)), '[]')
        from car_extras e where e.car_id = c.id and ${sql.raw(isOfferedExtra)}) as extras
    from orders o join cars own on own.id = o.car_id join clients on clients.id = o.client_id
      join cars c on c.category_code = own.category_code and c.year between own.year - 6 and own.year + 6
        and c.city_id = own.city_id and c.owner_id <> own.owner_id
      join owners on owners.id = c.owner_id
    where o.id = ${id} and ${free({ from, to })} and not c.needs_confirmation and c.min_days <= o.days
      and owners.user_id <> clients.user_id
      and not exists (select from orders lost where lost.car_id = c.id and lost.period && o.period
        and lost.cancelled_by in ('owner', 'admin'))
      and (not ${isWhereItStands} or ${sql.raw(isOpenSql('lower(o.period)', 'upper(o.period)'))})
    order by abs(c.year - own.year)
      + case when c.transmission_code = own.transmission_code then 0 else 3 end
      + case when c.car_type_code = own.car_type_code then 0 else 2 end, c.id
    limit ${CANDIDATES}`.execute(db);
  return rows.map((row) => ({ ...row, terms: readStoredTerms(row.terms) }));
}

/**
 * The first of these cars that are free by now, held until the transaction ends. What somebody else holds is left out:
 * whoever cancels has a car of their own in hand, and two who waited for each other's would wait for ever.
 */
export async function lockFree(
  db: Transaction<Database>,
  carIds: readonly number[],
  dates: RentalDates,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<Row<'cars', 'id'>>`
    select c.id from unnest(${carIds}::integer[]) with ordinality as wanted (id, place) join cars c on c.id = wanted.id
    where ${free(dates)} order by wanted.place limit ${count} for no key update of c skip locked`.execute(db);
  return rows.map(({ id }) => id);
}
