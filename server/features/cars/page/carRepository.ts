import type { Pool } from 'pg';
import { carField, columnOf, requiredFields, shownFields } from '#contract/domain/cars/carFields.ts';
import type { Car } from '#contract/calls/cars/cars.ts';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { Language } from '#contract/domain/values.ts';
import { takenDays } from '#server/features/rental/carDaysRepository.ts';
import { openingHoursJson } from '#server/features/rental/handOverRepository.ts';
import {
  answersWithinMinutes,
  cancellationsJson,
  publicOwnerName,
} from '#server/features/rental/publicOwnerRepository.ts';
import { priceRulesJson, isOfferedExtra } from '#server/features/rental/price/priceRulesRepository.ts';
import { readStoredTerms, storedTermsJson, type StoredTerms } from '#server/features/rental/termsRepository.ts';
import type { PriceRules } from '#contract/domain/money/priceDay.ts';
import type { RentalDates } from '#server/features/rental/rentalDates.ts';

/** Everything of a car but what follows from the asked dates. */
export type StoredCar = Omit<Car, 'total' | 'is_free' | 'days'>;

export interface CarRow {
  readonly car: StoredCar;
  readonly rules: PriceRules;
  /** Null when no dates were asked for. */
  readonly is_free: boolean | null;
}

const shownJson = shownFields.map((name) => `'${name}', c.${columnOf(name)}`).join(', ');

const carJson = (language: Language): string => {
  const name = `name_${language}`;
  const named = (table: string): string => `json_build_object('code', ${table}.code, 'name', ${table}.${name})`;
  // The asked language, else what the owner wrote, else whatever there is.
  const description = `coalesce(c.description_${language},
    case c.own_language when 'en' then c.description_en when 'ka' then c.description_ka else c.description_ru end,
    c.description_ka, c.description_en, c.description_ru, '')`;
  const descriptionLanguage = `case
    when c.description_${language} is not null then '${language}'
    when case c.own_language when 'en' then c.description_en when 'ka' then c.description_ka else c.description_ru end
      is not null then c.own_language
    when c.description_ka is not null then 'ka'
    when c.description_en is not null then 'en'
    when c.description_ru is not null then 'ru' end`;
  return `jsonb_build_object(
    'id', c.id, 'slug', c.slug, 'brand', brands.name, 'brand_code', c.brand_code,
    'model', models.name, 'model_code', c.model_code, 'year', c.year,
    'category', c.category_code, 'category_name', categories.${name},
    'fuel', c.fuel_code, 'fuel_name', fuels.${name},
    'transmission', c.transmission_code, 'transmission_name', transmissions.${name},
    'car_type', ${named('car_types')}, 'steering', ${named('steerings')},
    'drive', ${named('drives')}, 'colour', ${named('colours')},
    'seats', c.seats, 'city_id', c.city_id, 'city', cities.${name},
    'price_per_day', c.price_per_day, 'old_price', c.old_price,
    'rating', case when c.reviews_count > 0 then c.rating_hundredths / 100.0 end, 'reviews_count', c.reviews_count)
  || jsonb_build_object(
    'is_instant', not c.needs_confirmation, ${shownJson},
    'insurance', coalesce((select i.${name} from insurances i where i.code = insurance_of(
      coalesce(c.terms -> 'protection', (select o.terms -> 'protection' from owner_terms o where o.owner_id = c.owner_id)),
      c.insurance_code)), insurances.${name}),
    'description', ${description}, 'description_language', ${descriptionLanguage}, 'address', c.address_${language},
    'branch', case when not c.has_own_address then json_build_object('id', branches.id, 'name', branches.${name}) end,
    'position', case when c.map_row is not null then json_build_object(
      'lat', round((c.map_row + 0.5) * 0.0027, 5), 'lng', round((c.map_col + 0.5) * 0.0036, 5)) end,
    'images', (select json_agg(picture_json(s.shot, p) order by s.is_main desc, array_position(
        array['front', 'left', 'interior', 'rear', 'right', 'trunk'], s.shot))
      from car_pictures s join pictures p on p.id = s.picture_id where s.car_id = c.id),
    'extras', (select coalesce(json_agg(json_build_object('code', extras.code, 'name', extras.${name},
        'description', extras.description_${language}, 'price', e.price, 'per', e.per, 'most', e.most) order by extras.position), '[]')
      from car_extras e join extras on extras.code = e.extra_code where e.car_id = c.id and ${isOfferedExtra}),
    'equipment', c.equipment_codes,
    'equipment_named', (select coalesce(json_agg(json_build_object('code', e.code, 'name', e.${name}, 'icon', e.icon)
        order by e.position), '[]') from equipment e where e.code = any(c.equipment_codes)),
    'rating_counts', c.rating_counts,
    'owner', json_build_object(
      'id', owners.id,
      'name', ${publicOwnerName}, 'picture', users.picture_key,
      'is_company', owners.kind = 'legal', 'is_verified', owners.verified_at is not null,
      'cars_count', (select count(*) from cars o where o.owner_id = owners.id and o.status = 'active'),
      'trips_count', (select coalesce(sum(o.trips_count), 0) from cars o where o.owner_id = owners.id),
      'member_since', (owners.created_at at time zone 'Asia/Tbilisi')::date,
      'answers_within_minutes', ${answersWithinMinutes}, 'cancellations', ${cancellationsJson}))`;
};

/** An active car as the page shows it; null when there is none of that id. */
export function findCar(pool: Pool, id: number, language: Language, dates: RentalDates | null): Promise<CarRow | null> {
  return findWhere(pool, "c.id = $1 and c.status = 'active'", { name: `car-${language}`, id, language, dates });
}

/** The same of a car that nobody sees yet; null too while it lacks what is shown of every car. */
export async function findUnseenCar(pool: Pool, id: number, language: Language): Promise<StoredCar | null> {
  const needed = requiredFields.filter((name) => carField(name).required === 'always');
  const isWhole = `num_nulls(c.slug, ${needed.map((name) => `c.${columnOf(name)}`).join(', ')}) = 0`;
  const found = await findWhere(pool, `c.id = $1 and ${isWhole}`, {
    name: `unseen-car-${language}`,
    id,
    language,
    dates: null,
  });
  return found && { ...found.car, images: found.car.images ?? [] };
}

interface Wanted {
  readonly name: string;
  readonly id: number;
  readonly language: Language;
  readonly dates: RentalDates | null;
}

async function findWhere(pool: Pool, condition: string, { name, id, language, dates }: Wanted): Promise<CarRow | null> {
  const { rows } = await pool.query<CarRow & { readonly terms: StoredTerms }>({
    name,
    text: `
      select ${carJson(language)} as car, ${storedTermsJson} as terms, ${priceRulesJson} as rules,
        not c.busy && tstzrange($2::timestamptz, $3::timestamptz + c.preparation_minutes * interval '1 minute') as is_free
      from cars c
        join owners on owners.id = c.owner_id
        join users on users.id = owners.user_id
        join branches on branches.id = c.branch_id
        join brands on brands.code = c.brand_code
        join models on models.code = c.model_code
        join categories on categories.code = c.category_code
        join car_types on car_types.code = c.car_type_code
        join fuels on fuels.code = c.fuel_code
        join transmissions on transmissions.code = c.transmission_code
        join steerings on steerings.code = c.steering_code
        join drives on drives.code = c.drive_code
        join colours on colours.code = c.colour_code
        join insurances on insurances.code = c.insurance_code
        join cities on cities.id = c.city_id
      where ${condition}`,
    values: [id, dates?.from ?? null, dates?.to ?? null],
  });
  const [row] = rows;
  // Without dates the range is unbounded, and what it says about being free means nothing.
  if (row === undefined) return null;
  const { car, terms, rules, is_free } = row;
  return { car: { ...car, terms: readStoredTerms(terms) }, rules, is_free: dates === null ? null : is_free };
}

interface CalendarRow {
  readonly rules: PriceRules;
  /** Those of the asked days, `YYYY-MM-DD`, on which something is taken. */
  readonly taken: readonly string[];
  readonly opening: OpeningHours;
}

export async function findCalendar(pool: Pool, carId: number, from: string, to: string): Promise<CalendarRow | null> {
  const { rows } = await pool.query<CalendarRow>({
    name: 'calendar',
    text: `
      select ${priceRulesJson} as rules, ${takenDays('$2', '$3')} as taken, ${openingHoursJson('c.branch_id')} as opening
      from cars c where c.id = $1 and c.status = 'active'`,
    values: [carId, from, to],
  });
  return rows[0] ?? null;
}

export interface CarAddress {
  readonly id: number;
  readonly slug: string;
  readonly updated_at: Date;
}

/** Null when nobody can rent a car of that id. */
export async function findSlug(pool: Pool, id: number): Promise<string | null> {
  const { rows } = await pool.query<Pick<CarAddress, 'slug'>>({
    name: 'car-slug',
    text: `select slug from cars where id = $1 and status = 'active'`,
    values: [id],
  });
  return rows[0]?.slug ?? null;
}

/** Of every car that can be rented, the first one after each `count` cars: where each part of a long list begins. */
export async function listFirstIds(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<Pick<CarAddress, 'id'>>({
    text: `select id from (select id, row_number() over (order by id) as place from cars where status = 'active') numbered
      where place % $1 = 1 % $1 order by id`,
    values: [count],
  });
  return rows.map(({ id }) => id);
}

/** Addresses of cars that can be rented, from an id on. */
export async function listCarAddresses(pool: Pool, from: number, count: number): Promise<CarAddress[]> {
  const { rows } = await pool.query<CarAddress>({
    text: `select id, slug, updated_at from cars where status = 'active' and id >= $1 order by id limit $2`,
    values: [from, count],
  });
  return rows;
}

/** Null when nobody can rent a car of that id. */
export async function findTerms(pool: Pool, id: number): Promise<CarTerms | null> {
  const { rows } = await pool.query<{ terms: StoredTerms }>({
    name: 'car-terms',
    text: `select ${storedTermsJson} as terms from cars c where c.id = $1 and c.status = 'active'`,
    values: [id],
  });
  return rows[0] === undefined ? null : readStoredTerms(rows[0].terms);
}
