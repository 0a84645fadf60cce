import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pool } from 'pg';
import { Facets, SearchQuery } from '#contract/calls/cars/search.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testClock } from '#server/testing/testClock.ts';
import { type CountFacets, makeFacetCounter } from './searchFacets.ts';
import { searchFewCars } from '../searchFewCars.ts';
import type { SearchFilters } from '../searchFilters.ts';

const large = { sampledCars: 60, exactMs: 5_000, sampleMs: 5_000 };
const filtersOf = (query: Record<string, string>): SearchFilters => ({
  query: SearchQuery.parse(query),
  words: [],
  dates: null,
  days: [],
});
const parse = (text: string): Facets => Facets.parse(JSON.parse(text));

/** Cars cannot be read while the work is done. */
async function whileLocked<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin; lock table cars');
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function untilSampleWaits(pool: Pool): Promise<void> {
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%tablesample%'`;
  while ((await pool.query(waiting)).rowCount === 0) {
    // Repeated until the sample has reached the lock.
  }
}

/** The exact count has run out of time when the sample comes to the lock; then it is free to go on. */
async function sampleAfterLock(pool: Pool, countFacets: CountFacets): Promise<string> {
  const counting = await whileLocked(pool, async () => {
    const text = countFacets(filtersOf({}));
    await untilSampleWaits(pool);
    return { text };
  });
  return counting.text;
}

test('a large fleet counts a selection of few cars exactly', async (t) => {
  const {
    context: { pool, clock },
  } = await testApp(t, { fleet: true });
  const filters = filtersOf({ category: 'suv', fuel: 'petrol' });
  const few = await searchFewCars(pool, [filters], 'rating');
  assert.deepEqual(parse(await makeFacetCounter(pool, clock, large)(filters)), parse(few?.facets ?? ''));
});

test('what takes long to count exactly is counted by a sample', async (t) => {
  const {
    context: { pool, clock },
  } = await testApp(t, { fleet: true });
  const text = await sampleAfterLock(pool, makeFacetCounter(pool, clock, { ...large, exactMs: 20 }));
  const { fuel } = parse(text);
  const { rows } = await pool.query<{ cars: number }>('select count(*) as cars from cars');
  const counted = fuel.reduce((sum, { count }) => sum + count, 0);
  assert.ok(counted > 0 && counted !== rows[0]?.cars, 'a sample is not the whole');
});

test('when a sample takes long, too, older counts are sent, else none', async (t) => {
  const {
    context: { pool },
  } = await testApp(t, { fleet: true });
  const clock = testClock('2026-11-20T06:00:00Z');
  const limits = { ...large, exactMs: 20 };
  const countFacets = makeFacetCounter(pool, clock, limits);
  const older = await sampleAfterLock(pool, countFacets);
  clock.advance(60_000);
  limits.sampleMs = 20;
  await whileLocked(pool, async () => {
    assert.equal(await countFacets(filtersOf({})), older);
    const none = parse(await countFacets(filtersOf({ fuel: 'petrol' })));
    assert.deepEqual([none.brand, none.fuel, none.price.counts.length], [[], [], 20]);
  });
});
