import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '#contract/routes.ts';
import { testApp } from '#server/testing/testApp.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap.ts';

const hour = 3_600_000;
const locs = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address ?? '');

test('the list of pages has every car that can be rented, in all languages, and no other', async (t) => {
  const { inject, context } = await testApp(t, { fleet: true, config: { publicUrl: 'https://gza.example' } });
  const { rows } = await context.pool.query<{ path: string; is_active: boolean }>(
    `select '/cars/rent/' || slug || '/' || id as path, status = 'active' as is_active from cars where slug is not null`,
  );
  const { text } = await inject('/sitemap.xml');
  const listed = locs(text).map((address) => address.replace('https://gza.example', ''));
  const cars = listed.filter((path) => path.startsWith('/cars/'));
  assert.deepEqual(
    cars.sort(),
    rows
      .filter((row) => row.is_active)
      .map(({ path }) => path)
      .sort(),
  );
  assert.ok(rows.some((row) => !row.is_active));
  const owners = await context.pool.query<{ path: string }>(
    "select distinct '/owners/' || owner_id as path from cars where status = 'active'",
  );
  assert.deepEqual(
    listed.filter((path) => path.startsWith('/owners/')).sort(),
    owners.rows.map(({ path }) => path).sort(),
  );
  assert.deepEqual(listed.slice(0, 5), ['/', '/search', '/terms-and-conditions', '/about-us', '/safety']);
  assert.ok(listed.includes('/rent/tbilisi') && listed.includes('/rent/tbs'));
  assert.match(text, /hreflang="ka" href="https:\/\/gza\.example\/search\?lang=ka"/);
  assert.match(text, /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test('compressed or not, a cache learns what a list depends on', async (t) => {
  const { app } = await testApp(t, { fleet: true });
  const plain = await app.inject('/sitemap.xml');
  const compressed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
  assert.equal(compressed.headers['content-encoding'], 'br');
  assert.equal(plain.headers['vary'], 'accept-encoding, accept-language, cookie');
  assert.equal(compressed.headers['vary'], plain.headers['vary']);
});

test('a list is made once an hour, and again by the next who asks when it failed', async (t) => {
  let now = Date.parse('2026-05-11T08:00:00Z');
  const { inject, context } = await testApp(t, { fleet: true, clock: () => new Date(now) });
  const asks = t.mock.method(context.pool, 'query');
  const before = (await inject('/sitemap.xml')).text;
  const made = asks.mock.callCount();
  assert.ok(made > 0);
  await inject('/sitemap.xml');
  assert.equal(asks.mock.callCount(), made);
  await context.pool.query(`update cars set slug = 'renamed' where status = 'active'`);
  assert.equal((await inject('/sitemap.xml')).text, before);
  now += hour;
  asks.mock.mockImplementationOnce(() => Promise.reject(new Error('The database is away.')));
  assert.equal((await inject('/sitemap.xml')).status, 500);
  assert.match((await inject('/sitemap.xml')).text, /\/cars\/rent\/renamed\//);
});

test('a long list comes in parts, and only parts are there', async (t) => {
  const index = sitemapIndexOf('https://gza.example', [7, 10_020]);
  assert.deepEqual(locs(index), ['https://gza.example/sitemap/7.xml', 'https://gza.example/sitemap/10020.xml']);
  const part = sitemapOf('https://gza.example', [{ path: '/cars/rent/a&b/9' }], false);
  assert.deepEqual(locs(part), ['https://gza.example/cars/rent/a&amp;b/9']);
  const { inject, context } = await testApp(t, { fleet: true });
  const { rows } = await context.pool.query<{ first: number }>(
    `select min(id) as first from cars where status = 'active'`,
  );
  const first = rows[0]?.first ?? 0;
  assert.equal((await inject(`/sitemap/${first}.xml`)).text, (await inject('/sitemap.xml')).text);
  for (const other of [`${first + 1}.xml`, '0.xml', 'x.xml', String(first)]) {
    assert.equal((await inject(`/sitemap/${other}`)).status, 404, other);
  }
});

test('robots.txt names the sitemap and what is disallowed', async (t) => {
  const { inject } = await testApp(t, { config: { publicUrl: 'https://gza.example' } });
  const { text } = await inject('/robots.txt');
  assert.match(text, /^Sitemap: https:\/\/gza\.example\/sitemap\.xml$/m);
  for (const path of ['/api/', '/admin/', '/orders', '/chat'])
    assert.match(text, new RegExp(`^Disallow: ${path}$`, 'm'));
  const closed = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
  const isClosed = (path: string) => closed.some((place) => path.startsWith(place));
  const wrong = Object.values(routes).filter(({ path, access }) => isClosed(path) === (access === 'anyone'));
  // Behind a link that is for one phone.
  assert.deepEqual(
    wrong.map(({ path }) => path),
    ['/verification/phone'],
  );
});
