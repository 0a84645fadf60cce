import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { searchCars } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';

const listFacets = [
  'category',
  'car_type',
  'brand',
  'model',
  'fuel',
  'transmission',
  'steering',
  'drive',
  'doors',
] as const;

test('every facet counts what choosing its value alone would find with the other filters', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  const search = async (query: Record<string, string>) => {
    const { body } = await inject(`/api/cars?${new URLSearchParams(query).toString()}`);
    return searchCars.response.parse(body);
  };
  const queries = fc
    .record(
      {
        city_id: fc.constantFrom('1', '2', '3'),
        category: fc.constantFrom('suv', 'comfort', 'economy,comfort', 'offroad'),
        brand: fc.constantFrom('toyota', 'toyota,hyundai', 'bmw'),
        fuel: fc.constantFrom('petrol', 'hybrid', 'diesel,petrol'),
        transmission: fc.constantFrom('automatic', 'manual'),
        instant: fc.constant('1'),
        price_max: fc.constantFrom('12000', '20000'),
        rating_min: fc.constantFrom('4', '4.5'),
        extras: fc.constantFrom('driver', 'child_seat'),
        terms: fc.constantFrom('pets', 'gravel'),
        q: fc.constantFrom('toyota', 'tbilisi'),
      },
      { requiredKeys: [] },
    )
    .chain((query) =>
      fc.boolean().map((dated): Record<string, string> => ({
        ...query,
        ...(dated ? { from: '2026-12-01', to: '2026-12-04' } : {}),
      })),
    );

  await fc.assert(
    fc.asyncProperty(queries, fc.constantFrom(...listFacets), async (query, facet) => {
      const { facets, total } = await search(query);
      for (const { code, count } of facets[facet].slice(0, 4)) {
        assert.equal((await search({ ...query, [facet]: code })).total, count, `${facet}=${code}`);
      }
      // A car has one value of each list: what is counted beside a list is all that is found without it.
      const { [facet]: _own, ...others } = query;
      const found = facets[facet].reduce((sum, { count }) => sum + count, 0);
      assert.equal(found, query[facet] === undefined ? total : (await search(others)).total);
    }),
    { numRuns: 25 },
  );
});

test('city, extras, instant, rating and price are counted alike', async (t) => {
  const { inject } = await testApp(t, { fleet: true });
  const search = async (query: string) =>
    searchCars.response.parse((await inject(`/api/cars?category=suv,comfort${query}`)).body);
  const { facets, total } = await search('');
  for (const { code, count } of facets.city) assert.equal((await search(`&city_id=${code}`)).total, count);
  for (const { code, count } of facets.extras) assert.equal((await search(`&extras=${code}`)).total, count);
  assert.ok(facets.terms.length > 3, 'the demo fleet has terms');
  for (const { code, count } of facets.terms) assert.equal((await search(`&terms=${code}`)).total, count);
  for (const { code, count } of facets.rating) assert.equal((await search(`&rating_min=${code}`)).total, count);
  assert.equal((await search('&instant=1')).total, facets.instant[0]?.count);
  assert.equal(
    facets.price.counts.reduce((sum, count) => sum + count, 0),
    total,
  );
  assert.equal((await search(`&price_min=${facets.price.min}&price_max=${facets.price.max}`)).total, total);
  assert.equal((await search(`&price_max=${facets.price.min - 1}`)).total, 0);
});
