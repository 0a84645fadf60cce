import { SearchQuery } from '#contract/calls/cars/search.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { readRentalDates } from '#server/features/rental/rentalDates.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import type { SearchFilters } from '#server/features/cars/search/searchFilters.ts';

type Draw = (index: number) => Record<string, string>;

const cities = ['1', '1', '1', '2', '3', '5'];
const categories = ['economy', 'comfort', 'suv', 'offroad', 'minivan'];
const brands = ['toyota', 'bmw', 'hyundai', 'kia', 'mercedes-benz', 'ford'];
const fuels = ['petrol', 'diesel', 'hybrid', 'electric'];
/** A part of the capital, all of it, the sea, half of the country. */
const boxes = ['44.78,41.67,44.82,41.71', '44.6,41.6,45,41.8', '41.4,41.4,41.9,42.4', '42.5,41,46.8,43.6'];
const of = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const dates: Draw = (index) => {
  const from = addDays(localDateOf(new Date()), 2 + ((index * 7) % 60));
  return { from, to: addDays(from, 1 + (index % 7)) };
};

/**
 * Kinds of searches, three of them by the total of the rental and four in the order that a visitor gets; each draw of a
 * kind is different.
 */
const draws: Readonly<Record<string, Draw>> = {
  'all + dates': dates,
  'city + dates': (index) => ({ ...dates(index), city_id: of(cities, index) }),
  'city + category + price + dates': (index) => ({
    ...dates(index),
    city_id: of(cities, index),
    category: of(categories, index),
    price_max: String(12_000 + (index % 10) * 2_000),
  }),
  'brand + fuel, no city': (index) => ({ brand: of(brands, index), fuel: of(fuels, Math.floor(index / 6)) }),
  'part of the map + dates': (index) => ({ ...dates(index), bbox: of(boxes, index) }),
  'narrow, six filters': (index) => ({
    ...dates(index),
    city_id: of(cities, index),
    brand: of(brands, index),
    fuel: of(fuels, index),
    transmission: 'automatic',
    price_max: '25000',
  }),
  'dates, cheapest first': (index) => ({ ...dates(index), sort: 'price_asc' }),
  'dates, dearest first': (index) => ({ ...dates(index), sort: 'price_desc' }),
  'city + category + price + dates, cheapest first': (index) => ({
    ...draws['city + category + price + dates']?.(index),
    sort: 'price_asc',
  }),
  recommended: (index) => ({ city_id: of(cities, index), category: of(categories, index), sort: 'recommended' }),
  'dates, recommended': (index) => ({ ...dates(index), sort: 'recommended' }),
  'city + category + price + dates, recommended': (index) => ({
    ...draws['city + category + price + dates']?.(index),
    sort: 'recommended',
  }),
  'part of the map + dates, recommended': (index) => ({
    ...draws['part of the map + dates']?.(index),
    sort: 'recommended',
  }),
};

export const mixNames = Object.keys(draws);

export function drawQuery(mix: string, index: number): Record<string, string> {
  return { sort: of(['price_asc', 'price_desc', 'newest', 'rating'], index), ...draws[mix]?.(index) };
}

export function drawFilters(mix: string, index: number): SearchFilters {
  const query = SearchQuery.parse(drawQuery(mix, index));
  const dates = readRentalDates(query, new Date());
  return { query, dates, days: dates === null ? [] : listRentalDays(dates), words: [] };
}
