import type { Pool } from 'pg';
import type { FoundPlace } from '#contract/calls/places.ts';
import type { Language } from '#contract/domain/values.ts';

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
