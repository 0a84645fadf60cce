import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sort } from '#contract/calls/cars/search.ts';
import { drawSearch } from '#server/testing/drawSearch.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';

/** Names of the prepared statements on each connection of the pool. */
async function preparedNames({ context: { pool } }: TestApp): Promise<ReadonlySet<string>> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const names = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements');
      return rows.map(({ name }) => name);
    }),
  );
  for (const client of clients) client.release();
  return new Set(names.flat());
}

test('a connection prepares the same few statements for every search', async (t) => {
  const app = await testApp(t, { fleet: true });
  const search = async (query: Record<string, string>): Promise<void> => {
    const { status } = await app.inject(`/api/cars?${new URLSearchParams(query).toString()}`);
    assert.equal(status, 200, JSON.stringify(query));
  };
  for (let number = 1; number <= 100; number += 1) await search(drawSearch(number));
  const others = [...(await preparedNames(app))].filter((name) => !/^search-\d{1,2}$/.test(name));
  assert.deepEqual(others.toSorted(), ['cards-en-any', 'rules-of-cars', 'search-meanings']);

  const dates = { from: '2027-01-10', to: '2027-01-14' };
  for (const query of [{}, { city_id: '2' }, { category: 'suv' }, { city_id: '1', category: 'economy' }])
    for (const filters of [query, { ...query, ...dates }])
      for (const sort of Sort.options) await search({ ...filters, sort });
  // One for each search, whatever its order.
  const names = [...(await preparedNames(app))].filter((name) => /^search-\d/.test(name));
  assert.equal(names.length, 8);
});
