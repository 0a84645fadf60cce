import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Facets, SearchQuery } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';
import { allFacets, countFacets, facetsStatement } from './facetsRepository.ts';

test('counts of a sample stand for all cars', async (t) => {
  const {
    context: { pool },
  } = await testApp(t, { fleet: true });
  const filters = { query: SearchQuery.parse({}), words: [], dates: null, days: [] };
  const count = async (percent: number): Promise<Facets> => {
    const texts = await countFacets(pool, facetsStatement(filters, [], allFacets, { samplePercent: percent }));
    return Facets.parse(
      Object.fromEntries(Object.entries(texts).map(([facet, text]) => [facet, JSON.parse(text ?? 'null')])),
    );
  };
  // The fleet lies in few blocks, so a sample takes more or fewer of them; what it counts is scaled in one piece.
  const { rows } = await pool.query<{ cars: number }>(
    `select count(*) as cars from cars tablesample system (60) repeatable (1) where status = 'active'`,
  );
  const [all, sample] = [await count(100), await count(60)];
  const sum = ({ fuel }: Facets): number => fuel.reduce((total, { count: cars }) => total + cars, 0);
  assert.ok(Math.abs(sum(sample) - ((rows[0]?.cars ?? 0) * 100) / 60) <= sample.fuel.length);
  assert.ok(sum(all) >= (rows[0]?.cars ?? 0));
  assert.deepEqual(await count(60), sample);
});
