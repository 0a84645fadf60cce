import type { Pool } from 'pg';
import type { Language } from '#contract/values.ts';
import { priceRulesJson } from '#server/rental/priceRulesRepository.ts';

/** A card as JSON text, made by the database, with what the server still needs beside it. */
export interface CardRow {
  readonly id: number;
  /** A JSON object without `total` and `days`. */
  readonly card: string;
  /** PriceRules as JSON; null when nobody asked for them. */
  readonly rules: string | null;
}

/**
 * SQL for the cards of a page of cars, in the order of its keys. The database writes the JSON: parsing some twenty columns of
 * every row only to write them down again would cost the server more than everything else in a search. Names are
 * looked up one by one: joined, finding the best of all orders of the joins took longer than reading the page.
 */
export function cardsOf(page: string, order: readonly string[], language: Language, hasDates: boolean): string {
  const listName = (list: string, code: string): string =>
    `(select name_${language} from ${list} where code = ${code})`;
  return `
    with page as materialized (${page})
    select c.id,
      json_build_object(
        'id', c.id, 'slug', c.slug, 'brand', (select name from brands where code = c.brand_code),
        'model', (select name from models where code = c.model_code), 'year', c.year,
        'category', c.category_code, 'category_name', ${listName('categories', 'c.category_code')},
        'fuel', c.fuel_code, 'fuel_name', ${listName('fuels', 'c.fuel_code')},
        'transmission', c.transmission_code, 'transmission_name', ${listName('transmissions', 'c.transmission_code')},
        'seats', c.seats, 'city_id', c.city_id, 'city', (select name_${language} from cities where id = c.city_id),
        'price_per_day', c.price_per_day, 'old_price', c.old_price,
        'rating', case when c.reviews_count > 0 then c.rating_hundredths / 100.0 end,
        'reviews_count', c.reviews_count, 'is_instant', not c.needs_confirmation,
        'image', galleries.main, 'more_images', galleries.others
      )::text as card,
      ${hasDates ? `${priceRulesJson}::text` : 'null'} as rules
    from page c
      join car_galleries galleries on galleries.car_id = c.id
    order by ${order.map((key) => `c.${key}`).join(', ')}`;
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
  const { rows } = await pool.query<CardRow>({
    name: `cards-${language}-${hasDates ? 'dates' : 'any'}`,
    text: cardsOf(page, ['place'], language, hasDates),
    values: [ids],
  });
  return rows;
}
