import type { CustomTypesConfig, Pool } from 'pg';
import type { Language } from '#contract/domain/values.ts';
import { priceRulesJson } from '#server/features/rental/price/priceRulesRepository.ts';

/** A card as JSON text, made by the database, with what the server still needs beside it. */
export interface CardRow {
  readonly id: number;
  /** A JSON object without `image`, `more_images`, `total` and `days`. */
  readonly card: string;
  /** JSON as it is kept: the database would copy all of it several times to put it into the card. */
  readonly image: string;
  readonly more_images: string;
  /** An array as the database writes it. */
  readonly recommended_parts: string;
  /** PriceRules as JSON; null when nobody asked for them. */
  readonly rules: string | null;
}

/**
 * SQL for the cards of a page of cars, in the order of its keys. The database writes the JSON: parsing some twenty columns of
 * every row only to write them down again would cost the server more than everything else in a search. As it finds the
 * best of all orders of the joins, which takes longer than reading the page, it wants a name.
 */
export function cardsOf(page: string, order: readonly string[], language: Language, hasDates: boolean): string {
  return `
    select c.id,
      json_build_object(
        'id', c.id, 'slug', c.slug, 'brand', brands.name, 'model', models.name, 'year', c.year,
        'category', c.category_code, 'category_name', categories.name_${language},
        'fuel', c.fuel_code, 'fuel_name', fuels.name_${language},
        'transmission', c.transmission_code, 'transmission_name', transmissions.name_${language},
        'seats', c.seats, 'city_id', c.city_id, 'city', cities.name_${language},
        'price_per_day', c.price_per_day, 'old_price', c.old_price,
        'rating', case when c.reviews_count > 0 then c.rating_hundredths / 100.0 end,
        'reviews_count', c.reviews_count, 'is_instant', not c.needs_confirmation) as card,
      galleries.main as image, galleries.others as more_images, c.recommended_parts, ${hasDates ? priceRulesJson : 'null'} as rules
    from (${page}) c
      join car_galleries galleries on galleries.car_id = c.id
      left join brands on brands.code = c.brand_code
      left join models on models.code = c.model_code
      left join categories on categories.code = c.category_code
      left join fuels on fuels.code = c.fuel_code
      left join transmissions on transmissions.code = c.transmission_code
      left join cities on cities.id = c.city_id
    order by ${order.map((key) => `c.${key}`).join(', ')}`;
}

/** JSON is sent on, not looked at. */
const asWritten: CustomTypesConfig = { getTypeParser: () => String };

/** Asks for cards by a statement of `cardsOf`. */
export async function queryCards(
  pool: Pool,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<CardRow[]> {
  const { rows } = await pool.query<CardRow>({ ...statement, types: asWritten });
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Cards in the order of their ids. */
export async function findCards(
  pool: Pool,
  ids: readonly number[],
  language: Language,
  hasDates = false,
): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const page = 'select c.*, array_position($1::integer[], c.id) as place from cars c where c.id = any($1)';
  return queryCards(pool, {
    name: `cards-${language}-${hasDates ? 'dates' : 'any'}`,
    text: cardsOf(page, ['place'], language, hasDates),
    values: [ids],
  });
}

/** Those of the cars that are rented out, in the same order. */
export async function listActive(pool: Pool, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'active-cars',
    text: "select id from cars where id = any($1::integer[]) and status = 'active'",
    values: [ids],
  });
  const active = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => active.has(id));
}
