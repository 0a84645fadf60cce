import type { Pool } from 'pg';
import type { OpeningHours } from '#contract/domain/openingHours.ts';
import type { PlaceToChoose, FoundPlace } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';
import { openingHoursJson } from '#server/features/rental/handOverRepository.ts';
import { readStoredTerms, storedTermsJson, type StoredTerms } from '#server/features/rental/termsRepository.ts';

export type ListKind = 'branch' | 'airport' | 'area';

/** A place to choose; a branch has its opening hours whole. */
export interface PlaceRow extends Omit<PlaceToChoose, 'exceptions'> {
  readonly kind: ListKind;
  readonly opening: OpeningHours | null;
}

/** So many branches of a city are named. */
const MOST_BRANCHES_NAMED = 200;

/** Of a branch everybody sees the middle of its square on the map, as of a car. */
const shownLat = 'round((map_row(b.lat) + 0.5) * 0.0027, 5)::float8';
const shownLng = 'round((map_col(b.lng) + 0.5) * 0.0036, 5)::float8';

const branchColumns = (name: string, address: string): string => `
  'branch' as kind, b.id, b.${name} as name, b.${address} as address, b.city_id, t.${name} as city, ${shownLat} as lat, ${shownLng} as lng`;

/** What the owner of a car offers beside the place where it stands; null when there is no such car. */
export async function listPlacesOfCar(pool: Pool, carId: number, language: Language): Promise<PlaceRow[] | null> {
  const name = `name_${language}`;
  const { rows } = await pool.query<{ places: PlaceRow[] }>({
    name: `places-of-car-${language}`,
    text: `
      select coalesce((select json_agg(place order by place.city, place.name) from (
        select p.kind, p.target_id as id, coalesce(a.${name}, b.${name}, t.${name}) as name, b.address_${language} as address,
          t.id as city_id, t.${name} as city, coalesce(a.lat::float8, ${shownLat}) as lat, coalesce(a.lng::float8, ${shownLng}) as lng,
          p.price, p.hours, case when b.id is not null then ${openingHoursJson('b.id')} end as opening, p.notice_hours
        from places p left join airports a on a.id = p.airport_id left join branches b on b.id = p.branch_id
          join cities t on t.id = coalesce(p.city_id, a.city_id, b.city_id)
        where p.owner_id = c.owner_id and (p.branch_id is null or p.branch_id <> c.branch_id or c.has_own_address)) place), '[]') as places
      from cars c where c.id = $1 and c.status = 'active'`,
    values: [carId],
  });
  return rows[0]?.places ?? null;
}

/** What the owner of a car asks for a return in another city; null where that is not allowed. */
export async function findOneWayPrice(pool: Pool, carId: number): Promise<number | null> {
  const { rows } = await pool.query<{ terms: StoredTerms }>({
    name: 'one-way-of-car',
    text: `select ${storedTermsJson} as terms from cars c where c.id = $1`,
    values: [carId],
  });
  const oneWay = rows[0] && readStoredTerms(rows[0].terms).one_way;
  return oneWay?.allowed === true ? oneWay.price : null;
}

/** The least that anybody asks for it who has cars to rent. Usual terms do not allow it, so it is written somewhere. */
export async function findLeastOneWayPrice(pool: Pool): Promise<number | null> {
  const price = (table: string): string => `(${table}.terms #>> '{one_way,price}')::integer`;
  const isAllowed = (table: string): string => `(${table}.terms #>> '{one_way,allowed}')::boolean`;
  const { rows } = await pool.query<{ price: number | null }>({
    name: 'least-one-way',
    text: `
      select least(
        (select ${price('o')} from owner_terms o where ${isAllowed('o')}
          and exists (select from cars c where c.owner_id = o.owner_id and c.status = 'active' and not c.terms ? 'one_way')
          order by ${price('o')} limit 1),
        (select ${price('c')} from cars c where ${isAllowed('c')} and c.status = 'active'
          order by ${price('c')} limit 1)) as price`,
  });
  return rows[0]?.price ?? null;
}

/** What anybody offers who has cars to rent, of one city or of all: the least price, the longest hours, the shortest notice. */
export async function listAllPlaces(pool: Pool, cityId: number | null, language: Language): Promise<PlaceRow[]> {
  const name = `name_${language}`;
  const { rows } = await pool.query<PlaceRow>({
    name: `places-${language}`,
    text: `
      with offers as (
        select p.kind, p.target_id, p.price, p.hours, p.notice_hours from places p
        where p.kind <> 'branch' and exists (select from cars c where c.owner_id = p.owner_id and c.status = 'active')),
      weeks as (
        select kind, target_id, json_agg(json_build_object('weekday', weekday, 'from', "from", 'to', "to") order by weekday) as hours
        from (
          select o.kind, o.target_id, day.weekday, min(day."from") as "from", max(day."to") as "to"
          from offers o, jsonb_to_recordset(o.hours) as day (weekday integer, "from" text, "to" text)
          group by 1, 2, 3) days
        group by 1, 2),
      offered as (
        select kind, target_id, min(price) as price, bool_or(hours is null) as is_always, min(notice_hours) as notice_hours
        from offers group by 1, 2)
      select o.kind, o.target_id as id, coalesce(a.${name}, t.${name}) as name, null as address, t.id as city_id, t.${name} as city,
        a.lat::float8 as lat, a.lng::float8 as lng, o.price,
        case when not o.is_always then weeks.hours end as hours, null::json as opening, o.notice_hours
      from offered o left join weeks using (kind, target_id)
        left join airports a on o.kind = 'airport' and a.id = o.target_id
        join cities t on t.id = case o.kind when 'area' then o.target_id else a.city_id end
      where $1::integer is null or t.id = $1
      union all (
        select ${branchColumns(name, `address_${language}`)}, 0, null::json, ${openingHoursJson('b.id')}, 0
        from branches b join cities t on t.id = b.city_id
        where b.city_id = $1 and exists (select from cars c where c.branch_id = b.id and not c.has_own_address and c.status = 'active')
        order by b.${name}, b.id limit ${MOST_BRANCHES_NAMED})
      order by city, name, id`,
    values: [cityId],
  });
  return rows;
}

export interface NamedPlaceRow extends Pick<FoundPlace, 'kind' | 'id' | 'city_id'> {
  readonly names: Readonly<Record<Language, string>>;
  /** Of a district, of its city. */
  readonly city: Readonly<Record<Language, string>> | null;
  /** Of an airport. */
  readonly code: string | null;
}

/** Admins write these lists by hand: more has nobody. */
const MOST_PLACES_READ = 2_000;

const namesOf = (table: string): string =>
  `json_build_object('en', ${table}.name_en, 'ka', ${table}.name_ka, 'ru', ${table}.name_ru)`;

/** Every place that has a name of its own: each city with its airport behind it, then the districts. */
export async function listNamedPlaces(pool: Pool): Promise<NamedPlaceRow[]> {
  const { rows } = await pool.query<NamedPlaceRow>({
    name: 'named-places',
    text: `
      select kind, id, city_id, names, city, code from (
        select 'city' as kind, t.id, t.id as city_id, ${namesOf('t')} as names, null::json as city, null as code,
          0 as part, t.position as city_position, 0 as place from cities t
        union all
        select 'airport', a.id, a.city_id, ${namesOf('a')}, null, a.code, 0, t.position, a.id
        from airports a join cities t on t.id = a.city_id
        union all
        select 'district', d.id, d.city_id, ${namesOf('d')}, ${namesOf('t')}, null, 1, t.position, d.position
        from districts d join cities t on t.id = d.city_id) named
      order by part, city_position, place, id limit ${MOST_PLACES_READ}`,
  });
  return rows;
}
