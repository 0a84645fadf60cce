import type { Pool } from 'pg';
import type { NamedValue, NameKind } from '#contract/domain/sentence/vocabulary.ts';

// No name contains these: they separate the fields of a line, and the lines.
const FIELD = '\u001f';
const LINE = '\u001e';

/** One line for each value: its list, its code, what it belongs to, and its names. */
const lines = (kind: string, table: string, names: string, code = 'code', of = `''`): string =>
  `select string_agg(concat_ws(chr(31), '${kind}', ${code}, ${of}, ${names}), chr(30)) as lines from ${table}`;

const threeNames = 'name_en, name_ka, name_ru';

/**
 * All names of the lists as one text, read with each sentence: equal texts are equal vocabularies, so that a changed list
 * is understood at once.
 */
export async function readVocabulary(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ text: string }>({
    name: 'sentence-vocabulary',
    text: `select string_agg(lines, chr(30)) as text from (
      ${[
        lines('brand', 'brands', `name, name_ka, name_ru, replace(code, '-', ' ')`),
        lines('model', 'models', `name, name_ka, name_ru, replace(code, '-', ' ')`, 'code', 'brand_code'),
        lines('city', 'cities', threeNames, 'id', 'code'),
        // Batumi's code alone is a bus.
        lines('airport', 'airports', `${threeNames}, code || ' airport', nullif(code, 'BUS')`, 'id', 'city_id'),
        lines('category', 'categories', threeNames),
        lines('car_type', 'car_types', threeNames),
        lines('fuel', 'fuels', threeNames),
        lines('transmission', 'transmissions', threeNames),
        lines('drive', 'drives', threeNames),
        lines('steering', 'steerings', threeNames),
        lines('colour', 'colours', threeNames),
        lines('extras', 'extras', threeNames),
        lines('equipment', 'equipment', threeNames),
        `select string_agg(concat_ws(chr(31), kind, code, chr(29), name), chr(30)) from spoken_names`,
      ].join('\n      union all ')}) all_lines`,
  });
  return rows[0]?.text ?? '';
}

/** In place of what it belongs to: a name in speech. */
const SPOKEN = '\u001d';

export function parseVocabulary(text: string): readonly NamedValue[] {
  return text.split(LINE).flatMap((line) => {
    const [kind = '', code = '', of = '', ...names] = line.split(FIELD);
    return names.map((name) => ({
      // The kinds are those of the query above; `spoken_names` has no others.
      kind: kind as NameKind,
      code,
      name,
      is_spoken: of === SPOKEN,
      of: of === '' || of === SPOKEN ? null : of,
    }));
  });
}
