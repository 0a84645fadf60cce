import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Facets, searchCars, SearchQuery } from '#contract/calls/cars/search.ts';
import { readRentalDates } from '#server/features/rental/rentalDates.ts';
import { listRentalDays } from '#server/features/rental/rentalDays.ts';
import { drawSearch } from '#server/testing/drawSearch.ts';
import { testApp } from '#server/testing/testApp.ts';
import { makeSearchCars } from './searchCars.ts';
import { makeFacetCounter } from './facets/searchFacets.ts';
import { searchFewCars } from './searchFewCars.ts';
import { findMeanings } from './words/wordsRepository.ts';

const patient = { sampledCars: 50_000, exactMs: 60_000, sampleMs: 60_000 };

/** Few filters at a time, so that there is something to find. */
const drawFew = (number: number): [string, string][] =>
  Object.entries(drawSearch(number)).filter(
    ([name], index) => name === 'from' || name === 'to' || index % 3 === number % 3,
  );

test('a small fleet is searched as a large one is: the same cars, pages, totals and advice', async (t) => {
  const { context } = await testApp(t, { fleet: true });
  const [small, large] = [makeSearchCars(context), makeSearchCars(context, 0)];
  let [found, paged] = [0, 0];
  for (let number = 1; number <= 120; number += 1) {
    // Without dates it means nothing.
    const drawn = [...drawFew(number), ...(number % 4 === 0 ? [['flexible', '2'] as const] : [])];
    let cursor: string | null = null;
    do {
      const query = SearchQuery.parse({ ...Object.fromEntries(drawn), ...(cursor === null ? {} : { cursor }) });
      const [one, other] = await Promise.all([small(query, 'ka'), large(query, 'ka')]);
      const [{ facets: _few, ...few }, { facets: _many, ...many }] = [one, other].map((text) =>
        searchCars.response.parse(JSON.parse(text)),
      ) as [ReturnType<typeof searchCars.response.parse>, ReturnType<typeof searchCars.response.parse>];
      assert.deepEqual(few, many, JSON.stringify(query));
      found += few.cars.length;
      paged += cursor === null ? 0 : 1;
      cursor = few.next_cursor;
    } while (cursor !== null);
  }
  assert.ok(found > 500 && paged > 20, `${found} cars, ${paged} further pages`);
});

test('a small fleet is counted as a large one is', async (t) => {
  const {
    context: { pool, clock },
  } = await testApp(t, { fleet: true });
  const countFacets = makeFacetCounter(pool, clock, patient);
  const sorted = (text: string): Facets => Facets.parse(JSON.parse(text));
  for (let number = 1; number <= 80; number += 1) {
    const drawn = drawFew(number);
    const query = SearchQuery.parse(Object.fromEntries(drawn));
    const dates = readRentalDates(query, clock());
    const words = query.q === undefined ? [] : await findMeanings(pool, query.q);
    const filters = { query, words, dates, days: dates === null ? [] : listRentalDays(dates) };
    const few = await searchFewCars(pool, [filters], 'rating');
    assert.deepEqual(sorted(few?.facets ?? ''), sorted(await countFacets(filters)), JSON.stringify(query));
  }
});
