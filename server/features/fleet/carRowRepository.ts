import { type Kysely, type RawBuilder, sql } from 'kysely';
import { carField, carFieldNames, columnOf } from '#contract/domain/cars/carFields.ts';
import type { FleetCar, FleetStatus } from '#contract/calls/fleet/fleet.ts';
import type { SomeTerms } from '#contract/domain/terms.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { hasOwner } from '#server/platform/db/userRepository.ts';
import type { CarFields } from './carFields.ts';

/** A car of an owner as it is stored, with the names its card shows. */
export interface CarRow extends CarFields {
  readonly id: number;
  readonly version: number;
  readonly status: FleetStatus;
  readonly slug: string | null;
  readonly city_id: number | null;
  readonly city: string | null;
  readonly old_price_until: string | null;
  readonly images: FleetCar['images'];
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly updated_at: Date;
  readonly names: Readonly<Record<'brand' | 'model' | 'category' | 'fuel' | 'transmission', string | null>>;
  readonly branch: { readonly id: number; readonly name: string } | null;
  readonly terms: SomeTerms;
  readonly terms_of_owner: SomeTerms;
}

const fieldColumns = carFieldNames
  .map((name) => `c.${columnOf(name)}${carField(name).kind === 'decimal' ? '::float8' : ''} as ${name}`)
  .join(', ');
const ownAddress = (language: Language) =>
  `case when c.has_own_address and '${language}' = any(c.address_languages) then c.address_${language} end`;

function columnsIn(language: Language): RawBuilder<CarRow> {
  const name = (list: string, code: string) => `(select name_${language} from ${list} where code = c.${code})`;
  return sql.raw(`
    c.id, c.version, c.status, c.slug, c.city_id, ${fieldColumns},
    (select name_${language} from cities where id = c.city_id) as city,
    to_char(c.old_price_until, 'YYYY-MM-DD') as old_price_until,
    c.terms, coalesce((select o.terms from owner_terms o where o.owner_id = c.owner_id), '{}') as terms_of_owner,
    json_build_object('en', c.description_en, 'ka', c.description_ka, 'ru', c.description_ru) as descriptions,
    json_build_object('en', ${ownAddress('en')}, 'ka', ${ownAddress('ka')}, 'ru', ${ownAddress('ru')}) as addresses,
    (select coalesce(json_agg(json_build_object('code', e.extra_code, 'price', e.price, 'per', e.per, 'most', e.most)
        order by extras.position), '[]')
      from car_extras e join extras on extras.code = e.extra_code where e.car_id = c.id) as extras,
    c.equipment_codes as equipment,
    (select coalesce(json_agg(picture_json(s.shot, p)::jsonb || jsonb_build_object('is_main', s.is_main) order by array_position(
        array['front', 'left', 'interior', 'rear', 'right', 'trunk'], s.shot)), '[]')
      from car_pictures s join pictures p on p.id = s.picture_id where s.car_id = c.id) as images,
    case when c.reviews_count > 0 then c.rating_hundredths / 100.0::float8 end as rating, c.reviews_count, c.updated_at,
    json_build_object('brand', (select name from brands where code = c.brand_code),
      'model', (select name from models where code = c.model_code), 'category', ${name('categories', 'category_code')},
      'fuel', ${name('fuels', 'fuel_code')}, 'transmission', ${name('transmissions', 'transmission_code')}) as names,
    (select json_build_object('id', b.id, 'name', b.name_${language}) from branches b where b.id = c.branch_id) as branch`);
}

/** Those of them that are the owner's, in the order of the ids. */
export async function findCars(
  db: Kysely<Database>,
  ownerId: number,
  ids: readonly number[],
  language: Language,
): Promise<CarRow[]> {
  const { rows } = await sql<CarRow>`
    select ${columnsIn(language)} from cars c
    where c.id = any(${ids}::integer[]) and c.owner_id = ${ownerId} order by array_position(${ids}::integer[], c.id)`.execute(
    db,
  );
  return rows;
}

/** Holds a car of the owner until the transaction ends; false when there is none, or the owner left meanwhile. */
export async function holdCar(db: Kysely<Database>, ownerId: number, id: number): Promise<boolean> {
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  return car !== undefined && (await hasOwner(db, ownerId));
}

export async function wasOrdered(db: Kysely<Database>, id: number): Promise<boolean> {
  const order = await db.selectFrom('orders').select('id').where('car_id', '=', id).limit(1).executeTakeFirst();
  return order !== undefined;
}
