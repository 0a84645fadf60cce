import { byName } from '#contract/domain/byName.ts';
import { choiceFilterNames } from '#contract/domain/carFilters.ts';
import type { Facets } from '#contract/calls/search.ts';
import { type CodeFacet, codeFacets, type FewCar } from './fewCarsRepository.ts';
import type { Facet } from './facetsRepository.ts';

const PRICE_STEPS = 20;

/** How many cars each value of each facet would give: the found ones, and those that only the facet's own filter keeps out. */
export function countFewCars(cars: readonly FewCar[], totals: ReadonlyMap<number, number>, days: number): Facets {
  const of = (facet: Facet): readonly FewCar[] => cars.filter(({ missed }) => missed === null || missed === facet);
  const counts = Object.fromEntries(
    codeFacets.map((facet, place) => [facet, countCodes(of(facet).map(({ codes }) => codes[place] ?? ''))]),
  );
  const rated = of('rating');
  const atLeast = (rating: number): number =>
    rated.filter(({ rating_hundredths }) => rating_hundredths >= rating * 100).length;
  return {
    // Each code facet has its list.
    ...(counts as Pick<Facets, CodeFacet>),
    extras: countCodes(of('extras').flatMap(({ extras }) => extras)),
    equipment: countCodes(of('equipment').flatMap(({ equipment }) => equipment)),
    terms: countCodes(of('terms').flatMap(({ terms }) => terms)),
    ...byName(choiceFilterNames, (name) => {
      const place = choiceFilterNames.indexOf(name);
      return [{ code: '1', count: of(name).filter(({ choices }) => choices[place]).length }];
    }),
    rating: [4.5, 4, 3].map((rating) => ({ code: String(rating), count: atLeast(rating) })),
    // What is shown as the price of a day: with dates the average one.
    price: countPrices(
      of('price').map(({ id, price_per_day }) => {
        const total = totals.get(id);
        return total === undefined ? price_per_day : total / days;
      }),
    ),
  };
}

function countCodes(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Array.from(counts, ([code, count]) => ({ code, count })).sort(
    (a, b) => b.count - a.count || (a.code < b.code ? -1 : 1),
  );
}

function countPrices(prices: readonly number[]): Facets['price'] {
  const counts = Array.from({ length: PRICE_STEPS }, () => 0);
  if (prices.length === 0) return { min: 0, max: 0, counts };
  const low = prices.reduce((least, price) => Math.min(least, price));
  const high = prices.reduce((most, price) => Math.max(most, price));
  for (const price of prices) {
    const step = Math.floor(((price - low) * PRICE_STEPS) / Math.max(high - low, 1));
    counts[Math.min(PRICE_STEPS - 1, step)] = (counts[Math.min(PRICE_STEPS - 1, step)] ?? 0) + 1;
  }
  return { min: Math.floor(low), max: Math.ceil(high), counts };
}
