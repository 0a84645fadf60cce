import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { calls } from '#contract/calls.ts';
import { searchCars } from '#contract/calls/cars/search.ts';
import { setLanguage } from '#contract/calls/language.ts';
import { market, type Market } from '#server/testing/people/renters.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import { type TestBrowser, testBrowser } from '#server/testing/testBrowser.ts';

const config = { keptSeconds: 10 };
const dates = 'from=2027-01-10T10:00&to=2027-01-13T10:00';

/** How many statements reading takes; those within a request. */
function watchReads(t: TestContext, { context }: Pick<TestApp, 'context'>): () => number {
  const query = t.mock.method(context.pool, 'query');
  return () => {
    const count = query.mock.callCount();
    query.mock.resetCalls();
    return count;
  };
}

test('visitors share one answer, with the headers that let caches between share it', async (t) => {
  const app = await testApp(t, { fleet: true, config });
  const reads = watchReads(t, app);
  const first = await app.inject('/api/cars/home');
  assert.ok(reads() > 0);
  const second = await app.visitor().inject('/api/cars/home?utm_source=a');
  assert.equal(reads(), 0);
  assert.deepEqual([second.status, second.body], [200, first.body]);
  assert.equal(second.headers['cache-control'], 'public, max-age=0, s-maxage=10, stale-while-revalidate=20');
  assert.equal(second.headers['vary'], 'accept-encoding, accept-language, cookie');
  assert.equal(second.headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(second.headers['x-content-type-options'], 'nosniff');
  assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id']);

  const small = await app.inject({ url: '/api/cars/home', headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(small.headers['content-encoding'], 'br');
  assert.deepEqual(JSON.parse(brotliDecompressSync(small.bytes).toString()), first.body);
  assert.equal(small.headers['content-length'], String(small.bytes.length));

  const etag = String(first.headers['etag']);
  const known = await app.inject({ url: '/api/cars/home', headers: { 'if-none-match': `W/"other", ${etag}` } });
  assert.deepEqual([known.status, known.text, known.headers['etag']], [304, '', etag]);
  const head = await app.inject({ method: 'HEAD', url: '/api/cars/home' });
  assert.deepEqual([head.status, head.text, head.headers['etag']], [200, '', etag]);
  assert.equal(reads(), 0);
});

test('the order of parameters does not matter; other values and languages are cached separately', async (t) => {
  const app = await testApp(t, { fleet: true, config });
  const search = async (query: string, headers: Record<string, string> = {}) =>
    searchCars.response.parse((await app.visitor().inject({ url: `/api/cars?${query}`, headers })).body);
  const suvs = await search('category=suv&city_id=1');
  const reads = watchReads(t, app);
  assert.deepEqual(await search('city_id=1&category=suv&nonsense=7'), suvs);
  assert.equal(reads(), 0);
  assert.notDeepEqual(await search('category=suv'), suvs);
  assert.notDeepEqual(await search(`category=suv&city_id=1&${dates}`), suvs);
  const city = async (headers: Record<string, string>): Promise<string | undefined> =>
    (await search('category=suv&city_id=1', headers)).cars[0]?.city;
  for (const headers of [{ 'accept-language': 'ka' }, { cookie: 'lang=ka', 'accept-language': 'en' }])
    assert.equal(await city(headers), 'თბილისი');
  assert.equal(await city({}), 'Tbilisi');
});

async function sessions(t: TestContext): Promise<{ readonly market_: Market; readonly dead: TestBrowser }> {
  const market_ = await market(t, {}, { config });
  const dead = market_.app.visitor();
  dead.cookies.set('session', 'over');
  return { market_, dead };
}

test('a user with a session gets an answer of their own, which is not cached', async (t) => {
  const { market_, dead } = await sessions(t);
  const { app, client } = market_;
  const reads = watchReads(t, app);
  for (const browser of [client, client]) {
    const answer = await browser.inject('/api/cars/home');
    assert.deepEqual([answer.status, answer.headers['cache-control']], [200, 'private, no-cache']);
    assert.ok(reads() > 0);
  }
  // Nothing of theirs was cached.
  await app.inject('/api/cars/home');
  assert.ok(reads() > 0);
  // And nothing cached is given to them.
  await client.inject('/api/cars/home');
  assert.ok(reads() > 0);
  // A dead or made-up cookie is looked up once, and a visitor's.
  const { headers } = await dead.inject('/api/cars/home');
  assert.match(String(headers['cache-control']), /^public/);
  assert.equal(reads(), 1);
});

test('an error is answered and not cached, and is as private as before', async (t) => {
  const app = await testApp(t, { fleet: true, config });
  const missing = await app.inject('/api/cars/999999');
  assert.deepEqual([missing.status, missing.headers['cache-control']], [404, 'no-store']);
  const wrong = await app.inject('/api/cars?cursor=wrong');
  assert.deepEqual([wrong.status, wrong.headers['cache-control']], [422, 'no-store']);
});

test('what is changed through one process is shown by the others at once', async (t) => {
  const { market_ } = await sessions(t);
  const { app, carId } = market_;
  const second = await buildApp(app.context);
  t.after(() => second.close());
  const visitor = testBrowser(second);
  const price = async (): Promise<number> => {
    const answer = await visitor.inject(`/api/cars/${carId}`);
    return calls.getCar.response.parse(answer.body).car.price_per_day;
  };
  const before = await price();
  // The clock is stopped: only the notice of the database drops what the second one has cached.
  await app.context.pool.query('update cars set price_per_day = price_per_day + 100 where id = $1', [carId]);
  // The notice comes on a connection of its own.
  while ((await price()) === before) await setImmediate();
  assert.equal(await price(), before + 100);
});

/** What some reads cannot do without. */
const askedOf: Readonly<Record<string, string>> = {
  [calls.getCalendar.path]: 'from=2027-01-10&to=2027-01-13',
  [calls.listNearbyDates.path]: 'from=2027-01-10&to=2027-01-13',
  [calls.listCars.path]: 'ids=1,2',
  [calls.searchMap.path]: 'bbox=41,41,46,43&zoom=7',
};

/** Makes every public read, with a query that each of them accepts. */
async function readAll(app: TestApp, query: string) {
  const open = Object.values(calls).filter(({ access, method }) => access === 'anyone' && method === 'GET');
  const [car] = searchCars.response.parse((await app.inject('/api/cars')).body).cars;
  const { rows } = await app.context.pool.query<{ id: number }>('select min(id) as id from owners');
  const ownerId = rows[0]?.id;
  const answers = open.map(async ({ path }) => {
    const id = path.startsWith('/api/owners/') ? ownerId : car?.id;
    const url = path.replace(':id', String(id)).replace(':lang', 'en').replace(':place', 'tbilisi');
    const asked = askedOf[path] ?? query;
    return { path, answer: await app.inject(`${url}?${asked}`) };
  });
  return Promise.all(answers);
}

test('every public read is shared, except the one that sets a cookie', async (t) => {
  const app = await testApp(t, { fleet: true, config });
  for (const { path, answer } of await readAll(app, '')) {
    assert.equal(answer.status, 200, path);
    assert.equal(String(answer.headers['cache-control']).startsWith('public'), path !== setLanguage.path, path);
  }
});

function textOf(statement: unknown): readonly string[] {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^\s*(select|with)\b/.test(text) ? [text] : [];
}

/** The tables that a statement reads, as PostgreSQL plans it. */
async function tablesOf({ context }: TestApp, text: string): Promise<readonly string[]> {
  const { rows } = await context.pool.query<{ 'QUERY PLAN': unknown }>(`explain (generic_plan, format json) ${text}`);
  return [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table = '']) => table);
}

test('changes of every table that shared answers are read from are published', async (t) => {
  const app = await testApp(t, { fleet: true, config });
  const query = t.mock.method(pg.Client.prototype, 'query');
  await readAll(app, `${dates}&q=jeep&price_min=1&sort=price_asc`);
  const texts = query.mock.calls.flatMap(({ arguments: [statement] }) => textOf(statement));
  query.mock.restore();
  const tables = new Set((await Promise.all(texts.map((text) => tablesOf(app, text)))).flat());
  assert.ok(tables.size > 20, [...tables].join());
  const { rows } = await app.context.pool.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid in ('tell_shown_changed'::regproc, 'tell_first_answer'::regproc)",
  );
  const published = new Set(rows.map(({ name }) => name));
  const silent = [...tables].filter((table) => !published.has(table) && !table.startsWith('pg_'));
  // Meanings of words follow the reference lists, whose changes are published; a new picture changes the gallery of its
  // car, which is published; a picture itself is never changed; of a thread its first answer is published; a commission counts from
  // a later day than that on which it is set.
  assert.deepEqual(silent.toSorted(), ['car_pictures', 'commission_rates', 'pictures', 'search_terms', 'threads']);
});
