import { type Kysely, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { ReferenceItem } from '#contract/calls/reference/referenceEdit.ts';
import { namedLists } from '#contract/domain/referenceLists.ts';
import type { ReferenceList } from '#contract/domain/referenceLists.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** The whole answer as JSON text: it is as large as a page of cars and never looked at here. */
export async function readReference(pool: Pool, language: Language): Promise<string> {
  const name = `name_${language}`;
  const options = namedLists.map(
    (list) =>
      `'${list}', (select json_agg(json_build_object('code', code, 'name', ${name}) order by position) from ${list})`,
  );
  const { rows } = await pool.query<{ reference: string }>({
    name: `reference-${language}`,
    text: `select json_build_object('status', 'success',
      'brands', (select json_agg(json_build_object('code', code, 'name', name, 'models', (
        select coalesce(json_agg(json_build_object('code', code, 'name', name) order by name), '[]')
        from models where brand_code = brands.code)) order by name) from brands),
      ${options.join(',\n')},
      'equipment', (select json_agg(json_build_object('code', code, 'name', ${name}, 'icon', icon) order by position) from equipment),
      'cities', (select json_agg(json_build_object('id', id, 'name', ${name}, 'lat', lat, 'lng', lng) order by position) from cities),
      'airports', (select json_agg(json_build_object('id', id, 'name', ${name}, 'city_id', city_id, 'lat', lat, 'lng', lng) order by id) from airports),
      'districts', (select coalesce(json_agg(json_build_object('id', id, 'name', ${name}, 'city_id', city_id) order by city_id, position, id), '[]') from districts))::text as reference`,
  });
  const [row] = rows;
  if (!row) throw new Error('A select without a from has a row.');
  return row.reference;
}

export async function listCities(pool: Pool, language: Language): Promise<{ id: number; name: string }[]> {
  const { rows } = await pool.query<{ id: number; name: string }>({
    name: `cities-${language}`,
    text: `select id, name_${language} as name from cities order by position`,
  });
  return rows;
}

/** How one list is kept: cities have a number beside their code, brands and models are written alike in English and in general. */
interface Table {
  /** The column of a car that has its values. */
  readonly column: string;
  readonly english: 'name' | 'name_en';
  readonly order: string;
}

const plain = (column: string): Table => ({ column, english: 'name_en', order: 'position' });

const tables: Readonly<Record<ReferenceList, Table>> = {
  brands: { column: 'brand_code', english: 'name', order: 'name' },
  models: { column: 'model_code', english: 'name', order: 'brand_code, name' },
  categories: plain('category_code'),
  car_types: plain('car_type_code'),
  fuels: plain('fuel_code'),
  transmissions: plain('transmission_code'),
  steerings: plain('steering_code'),
  drives: plain('drive_code'),
  colours: plain('colour_code'),
  insurances: plain('insurance_code'),
  extras: plain('extra_code'),
  equipment: plain('equipment_code'),
  cities: { column: 'city_id', english: 'name_en', order: 'position' },
};

const names = ({ english }: Table) =>
  sql`json_build_object('en', ${sql.ref(`l.${english}`)}, 'ka', l.name_ka, 'ru', l.name_ru)`;

/** How many cars have each value, by its code. */
function uses(list: ReferenceList) {
  if (list === 'extras')
    return sql`select extra_code as code, count(*)::integer as cars from car_extras group by extra_code`;
  if (list === 'equipment')
    return sql`select equipment_code as code, count(*)::integer as cars from car_equipment group by equipment_code`;
  if (list === 'cities')
    return sql`select t.code, count(*)::integer as cars from cars c join cities t on t.id = c.city_id group by t.code`;
  const column = sql.ref(tables[list].column);
  return sql`select ${column} as code, count(*)::integer as cars from cars where ${column} is not null group by ${column}`;
}

export async function listItems(db: Kysely<Database>, list: ReferenceList, code?: string): Promise<ReferenceItem[]> {
  const table = tables[list];
  const { rows } = await sql<ReferenceItem>`
    select l.code, ${names(table)} as names,
      ${list === 'extras' ? sql`json_build_object('en', l.description_en, 'ka', l.description_ka, 'ru', l.description_ru)` : sql`null`} as descriptions,
      ${list === 'models' ? sql`l.brand_code` : sql`null`} as brand,
      ${list === 'equipment' ? sql`l.icon` : sql`null`} as icon,
      coalesce(used.cars, 0) as cars
    from ${sql.table(list)} l left join (${uses(list)}) used on used.code = l.code
    where ${code === undefined ? sql`true` : sql`l.code = ${code}`}
    order by ${sql.raw(table.order)}`.execute(db);
  return rows;
}

/** Until the transaction ends whoever changes another part of it waits, and then sees what this one has written. */
export async function holdItem(db: Transaction<Database>, list: ReferenceList, code: string): Promise<void> {
  await sql`select from ${sql.table(list)} where code = ${code} for no key update`.execute(db);
}

type NewItem = Omit<ReferenceItem, 'cars'>;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** What was wrong with it, or null: it is in the list. */
export async function insertItem(
  db: Kysely<Database>,
  list: ReferenceList,
  { code, names: words, descriptions, brand, icon }: NewItem,
): Promise<'code' | 'brand' | null> {
  const table = tables[list];
  const columns = [
    ['code', sql`${code}`],
    [table.english, sql`${words.en}`],
    ['name_ka', sql`${words.ka}`],
    ['name_ru', sql`${words.ru}`],
    ...(list === 'cities' ? [['id', sql`(select max(id) + 1 from cities)`] as const] : []),
    ...(table.english === 'name'
      ? []
      : [['position', sql`(select max(position) + 1 from ${sql.table(list)})`] as const]),
    ...(list === 'models' ? [['brand_code', sql`${brand}`] as const] : []),
    ...(list === 'equipment' ? [['icon', sql`${icon}`] as const] : []),
    ...(descriptions === null
      ? []
      : (['en', 'ka', 'ru'] as const).map(
          (language) => [`description_${language}`, sql`${descriptions[language]}`] as const,
        )),
  ] as const;
  try {
    await sql`insert into ${sql.table(list)} (${sql.join(columns.map(([column]) => sql.ref(column)))})
      values (${sql.join(columns.map(([, value]) => value))})`.execute(db);
    return null;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return 'code';
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) return 'brand';
    throw error;
  }
}

/** False when the list has no such value. */
export async function updateItem(
  db: Kysely<Database>,
  list: ReferenceList,
  { code, names: words, descriptions, icon }: Pick<NewItem, 'code' | 'names' | 'descriptions' | 'icon'>,
): Promise<boolean> {
  const described =
    descriptions === null
      ? sql``
      : sql`, description_en = ${descriptions.en}, description_ka = ${descriptions.ka}, description_ru = ${descriptions.ru}`;
  const { rows } = await sql`
    update ${sql.table(list)} set ${sql.ref(tables[list].english)} = ${words.en}, name_ka = ${words.ka}, name_ru = ${words.ru}
      ${described} ${icon === null ? sql`` : sql`, icon = ${icon}`} where code = ${code} returning code`.execute(db);
  return rows.length === 1;
}

/** `used`: something refers to it, so it stays. */
export async function deleteItem(
  db: Kysely<Database>,
  list: ReferenceList,
  code: string,
): Promise<'deleted' | 'missing' | 'used'> {
  if (list === 'extras' && (await isOrdered(db, code))) return 'used';
  try {
    const { rows } = await sql`delete from ${sql.table(list)} where code = ${code} returning code`.execute(db);
    return rows.length === 1 ? 'deleted' : 'missing';
  } catch (error) {
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) return 'used';
    throw error;
  }
}

/** A line of an order has the code of its extra alone: orders, papers and invoices take the name from the list for good. */
async function isOrdered(db: Kysely<Database>, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders where items @> ${JSON.stringify([{ code }])}::jsonb limit 1`.execute(db);
  return rows.length > 0;
}

/** What a search understands follows the words; those who search meanwhile find by the old ones. */
export async function refreshSearchTerms(db: Kysely<Database>): Promise<void> {
  await sql`refresh materialized view concurrently search_terms`.execute(db);
}
