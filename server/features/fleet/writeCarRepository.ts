import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FleetStatus } from '#contract/calls/fleet/fleet.ts';
import { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { lockOwner } from '#server/platform/db/userRepository.ts';
import { carFieldNames, columnOf } from '#contract/domain/cars/carFields.ts';
import type { CarFields } from './carFields.ts';

/** How many cars an owner has; whoever adds one holds the owner until the transaction ends. */
export async function countCars(db: Kysely<Database>, ownerId: number): Promise<number> {
  await lockOwner(db, ownerId);
  const { count } = await db
    .selectFrom('cars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A draft with nothing in it. */
export async function insertCar(
  db: Kysely<Database>,
  ownerId: number,
  { language, at }: { readonly language: Language; readonly at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('cars')
    .values({ owner_id: ownerId, own_language: language, has_own_address: false, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface CarWrite {
  readonly car: CarFields;
  /** The fields of it that are written. */
  readonly changed: readonly (keyof CarFields)[];
  readonly status: FleetStatus;
  readonly oldPriceUntil: string | null;
  readonly language: Language;
  readonly at: Date;
}

/** SQL: when a held car was changed. It only goes forward, so that answers can be told apart by it, whatever the clock does. */
export const later = (at: Date) =>
  sql`updated_at = greatest(${at}::timestamptz, updated_at + interval '1 millisecond')`;

/** Writes fields of a held car of the owner and makes it one version newer. */
export async function writeCar(db: Kysely<Database>, ownerId: number, id: number, write: CarWrite): Promise<void> {
  const { car, changed, status, oldPriceUntil, at } = write;
  const assignments = [
    sql`version = version + 1`,
    later(at),
    sql`status = ${status}`,
    // An old price ends with the price that it was above.
    sql`old_price = ${car.old_price}`,
    sql`old_price_until = ${oldPriceUntil}`,
    ...changed.flatMap((field) => columnsOf(field, write)),
  ];
  // For the history of prices, which the database keeps.
  await sql`select set_config('gza.at', ${at.toISOString()}, true)`.execute(db);
  await sql`update cars set ${sql.join(assignments)} where id = ${id} and owner_id = ${ownerId}`.execute(db);
  if (['brand', 'model', 'year'].some((field) => changed.some((name) => name === field))) await writeSlug(db, id);
  if (changed.includes('extras')) await writeExtras(db, id, car.extras);
  if (changed.includes('equipment')) await writeEquipment(db, id, car.equipment);
}

function columnsOf(field: keyof CarFields, { car, language }: CarWrite): RawBuilder<unknown>[] {
  if (field === 'extras' || field === 'equipment' || field === 'old_price') return [];
  if (field === 'descriptions')
    return Language.options.map((of) => sql`${sql.ref(`description_${of}`)} = ${car.descriptions[of]}`);
  if (field === 'terms') return [sql`terms = ${JSON.stringify(car.terms)}::jsonb`];
  if (field === 'addresses') return addressColumns(car.addresses, language);
  if (field === 'branch_id')
    return [
      sql`branch_id = ${car.branch_id}`,
      sql`city_id = (select city_id from branches where id = ${car.branch_id}::integer)`,
    ];
  const plain = carFieldNames.find((name) => name === field);
  return plain === undefined ? [] : [sql`${sql.ref(columnOf(plain))} = ${car[plain]}`];
}

/** Where one is missing stands what was written in the owner's language, else in another; without any, the branch's. */
function addressColumns(addresses: CarFields['addresses'], language: Language): RawBuilder<unknown>[] {
  const written = Language.options.filter((of) => addresses[of] !== null);
  if (written.length === 0) return [sql`has_own_address = false`, sql`address_languages = '{en,ka,ru}'`];
  const [standIn = null] = [addresses[language], addresses.en, addresses.ka, addresses.ru].filter(
    (text) => text !== null,
  );
  return [
    sql`has_own_address = true`,
    sql`address_languages = ${written}::text[]`,
    ...Language.options.map((of) => sql`${sql.ref(`address_${of}`)} = ${addresses[of] ?? standIn}`),
  ];
}

async function writeSlug(db: Kysely<Database>, id: number): Promise<void> {
  await db
    .updateTable('cars')
    .set({ slug: sql<string>`brand_code || '-' || model_code || '-' || year` })
    .where('id', '=', id)
    .execute();
}

async function writeExtras(db: Kysely<Database>, id: number, extras: CarFields['extras']): Promise<void> {
  await db.deleteFrom('car_extras').where('car_id', '=', id).execute();
  await sql`
    insert into car_extras (car_id, extra_code, price, per, most)
    select ${id}, code, price, per, most
    from jsonb_to_recordset(${JSON.stringify(extras)}) as typed (code text, price integer, per text, most integer)`.execute(
    db,
  );
}

async function writeEquipment(db: Kysely<Database>, id: number, codes: CarFields['equipment']): Promise<void> {
  await db.deleteFrom('car_equipment').where('car_id', '=', id).execute();
  await sql`insert into car_equipment (car_id, equipment_code) select ${id}, unnest(${codes}::text[])`.execute(db);
}

/**
 * False where it was ordered, also by an order that has another car by now, whose line is in a conversation about this one,
 * where a change asked for it, and while it is held for a client, whose money goes back when that ends. The car is locked.
 */
export async function deleteCar(db: Kysely<Database>, ownerId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('cars')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('orders').where('car_id', '=', id))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('order_changes').where('car_id', '=', id))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('held_cars').where('car_id', '=', id))))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('threads as t')
            .innerJoin('messages as line', 'line.thread_id', 't.id')
            .where('t.car_id', '=', id)
            .where('line.order_id', 'is not', null),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** What is no field of the form and goes along with a copy. */
const priceTables = {
  car_seasons: ['name', 'first_day', 'last_day', 'price'],
  car_date_prices: ['date', 'price'],
  car_weekday_prices: ['weekday', 'price'],
  car_length_prices: ['min_days', 'price'],
  car_length_discounts: ['min_days', 'percent'],
} as const;

export async function copyPrices(db: Kysely<Database>, fromId: number, toId: number): Promise<void> {
  for (const [table, names] of Object.entries(priceTables)) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (car_id, ${columns})
      select ${toId}, ${columns} from ${sql.table(table)} where car_id = ${fromId}`.execute(db);
  }
}
