import type { Language } from '#contract/values.ts';
import { priceRulesJson } from './price/priceRulesRepository.ts';

/** A card as JSON text, made by the database, with what the server still needs beside it. */
export interface CardRow {
  readonly id: number;
  readonly price_per_day: number;
  readonly rating_hundredths: number;
  /** A JSON object without `total`. */
  readonly card: string;
  /** PriceRules as JSON; null when no dates were asked for. */
  readonly rules: string | null;
}

/**
 * SQL for the cards of a page of cars, in the order of its keys. The database writes the JSON: parsing some twenty columns of
 * every row only to write them down again would cost the server more than everything else in a search.
 */
export function cardsOf(page: string, order: readonly string[], language: Language, hasDates: boolean): string {
  const name = `name_${language}`;
  return `
    with page as materialized (${page})
    select c.id, c.price_per_day, c.rating_hundredths,
      json_build_object(
        'id', c.id, 'slug', c.slug, 'brand', brands.name, 'model', models.name, 'year', c.year,
        'category', c.category_code, 'category_name', categories.${name},
        'fuel', c.fuel_code, 'fuel_name', fuels.${name},
        'transmission', c.transmission_code, 'transmission_name', transmissions.${name},
        'seats', c.seats, 'city_id', c.city_id, 'city', cities.${name},
        'price_per_day', c.price_per_day, 'old_price', c.old_price,
        'rating', case when c.reviews_count > 0 then c.rating_hundredths / 100.0 end,
        'reviews_count', c.reviews_count, 'is_instant', not c.needs_confirmation,
        'image', galleries.main, 'more_images', galleries.others
      )::text as card,
      ${hasDates ? `${priceRulesJson}::text` : 'null'} as rules
    from page c
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      join categories on categories.code = c.category_code
      join fuels on fuels.code = c.fuel_code
      join transmissions on transmissions.code = c.transmission_code
      join cities on cities.id = c.city_id
      join car_galleries galleries on galleries.car_id = c.id
    order by ${order.map((key) => `c.${key}`).join(', ')}`;
}
