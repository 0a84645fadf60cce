import type { Pool } from 'pg';
import { namedLists } from '#contract/domain/referenceLists.ts';
import type { Language } from '#contract/domain/values.ts';

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
