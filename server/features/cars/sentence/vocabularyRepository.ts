import type { Pool } from 'pg';

const threeNames = (kind: string, table: string, code = 'code', of = 'null'): string =>
  `select '${kind}', ${code}::text, unnest(array[name_en, name_ka, name_ru]), false, ${of}::text from ${table}`;

/** All names of the lists, as JSON text: equal texts are equal vocabularies, so that a changed list is seen at once. */
export async function readVocabulary(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ names: string }>({
    name: 'sentence-vocabulary',
    text: `
      with names (kind, code, name, is_spoken, of) as (
        select 'brand', code, unnest(array[name, name_ka, name_ru, replace(code, '-', ' ')]), false, null from brands
        union all select 'model', code, unnest(array[name, name_ka, name_ru, replace(code, '-', ' ')]), false, brand_code from models
        union all ${threeNames('city', 'cities', 'id', 'code')}
        union all ${threeNames('airport', 'airports', 'id', 'city_id')}
        union all ${threeNames('category', 'categories')}
        union all ${threeNames('car_type', 'car_types')}
        union all ${threeNames('fuel', 'fuels')}
        union all ${threeNames('transmission', 'transmissions')}
        union all ${threeNames('drive', 'drives')}
        union all ${threeNames('steering', 'steerings')}
        union all ${threeNames('colour', 'colours')}
        union all ${threeNames('extras', 'extras')}
        union all ${threeNames('equipment', 'equipment')}
        union all select kind, code, name, true, null from spoken_names)
      select coalesce(json_agg(names order by kind, code, name), '[]')::text as names from names`,
  });
  return rows[0]?.names ?? '[]';
}
