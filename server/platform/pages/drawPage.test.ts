import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { listCarAddresses } from '#server/features/cars/page/carRepository.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { makeDist } from '#server/testing/makeDist.ts';
import { testActors } from '#server/testing/people/testActors.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { testApp, type TestAppOptions } from '#server/testing/testApp.ts';

/** Draws home and cars as a list of what it was given; `?fail` fails. */
const bundle = `
  const queries = { getHome: { name: 'getHome' }, getRates: { name: 'getRates' } };
  exports.queriesOf = (path) =>
    path === '/' ? [queries.getHome, queries.getRates] : path.startsWith('/cars/') ? [queries.getRates]
      : path === '/orders' ? null : [];
  // As the client's, of an address whose only name is \`from\`, or \`extras\` of a car that has all.
  exports.readAddress = async (path, search) => {
    const asked = new URLSearchParams(search);
    const read = path.startsWith('/cars/') ? ['from', 'extras'].filter((name) => asked.has(name)) : [];
    return [path, ...read.map((name) => name + '=' + asked.get(name))].join(read.length > 0 ? '?' : '');
  };
  exports.renderPage = async ({ search, answers, ...asked }, nonce) => {
    if (search.includes('fail')) throw new Error('It cannot be drawn.');
    return {
      head: '<title>drawn $& </title><style nonce="' + nonce + '"></style>',
      body: answers.map(({ name }) => name).join() + ' ' + asked.language + ' $1',
      state: asked.status === 404 ? null : '{}',
      chunks: ['home'],
    };
  };`;

function builtDist(t: TestContext): string {
  const dir = makeDist(t);
  mkdirSync(join(dir, '.pages'));
  writeFileSync(join(dir, '.pages/pages.cjs'), bundle);
  writeFileSync(join(dir, '.pages/chunks.json'), '{"home":["static/home.1.js"]}');
  writeFileSync(
    join(dir, 'index.html'),
    '<html lang="en"><head><meta property="csp-nonce" content="__CSP_NONCE__"/><title data-initial>Gza</title>' +
      '<script defer="defer" src="/static/main.1234.js"></script></head><body><div id="root"><div>Empty</div></div></body></html>',
  );
  return dir;
}

const open = async (t: TestContext, options: Pick<TestAppOptions, 'clock'> = {}) =>
  testApp(t, { ...options, distDir: builtDist(t), fleet: true, config: { logLevel: 'silent', keptSeconds: 10 } });

test('a public page is rendered with its data, in the language of its address', async (t) => {
  const { inject } = await open(t);
  const { text, headers } = await inject({ url: '/?lang=ka', headers: { 'accept-language': 'ru' } });
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? [];
  assert.match(text, /<html lang="ka">.*<title>drawn \$& <\/title>/);
  assert.match(text, /<div id="root">getHome,getRates ka \$1<\/div><script/);
  assert.match(text, /<script type="application\/json" id="state">\{\}</);
  assert.match(text, /<script async src="\/static\/main\.1234\.js"><\/script><link [^>]*href="\/static\/home\.1\.js"/);
  assert.doesNotMatch(text, /defer|data-initial|__CSP/);
  assert.ok(String(headers['content-security-policy']).includes(`'nonce-${nonce}'`));
  assert.deepEqual([headers['content-language'], headers['vary']], ['ka', 'accept-encoding']);
  const other = await inject({ url: '/', headers: { 'accept-language': 'ru' } });
  assert.match(other.text, /<html lang="ru">/);
  assert.equal(other.headers['vary'], 'accept-encoding, accept-language, cookie');
  assert.match((await inject('/orders')).text, /<div id="root"><div>Empty<\/div><\/div>/);
});

test('visitors share a page for some seconds; a user with a session gets the same, uncached', async (t) => {
  const { inject, context } = await open(t);
  const page = async (headers = {}) => {
    const answer = await inject({ url: '/', headers });
    return { nonce: /nonce="([^"]+)"/.exec(answer.text)?.[1], cache: answer.headers['cache-control'] };
  };
  const first = await page();
  assert.match(String(first.cache), /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
  assert.deepEqual(await page(), first);
  // Made up, it is a visitor's.
  assert.deepEqual(await page({ cookie: 'session=anything' }), first);
  const { client } = await testActors(context);
  const own = await page({ cookie: `session=${client.cookie}` });
  assert.equal(own.cache, 'private, no-cache');
  assert.notEqual(own.nonce, first.nonce);
});

test('what a page does not read of its address makes no page of its own', async (t) => {
  const { inject, context } = await open(t);
  const [car] = await listCarAddresses(context.pool, 0, 1);
  const nonceOf = async (url: string) => /nonce="([^"]+)"/.exec((await inject(url)).text)?.[1];
  const address = `/cars/rent/${car?.slug}/${car?.id}`;
  for (const [path, more] of [
    ['/', '?x=1'],
    ['/', '?lang=zz'],
    ['/', '?utm_source=a&fbclid=b&city_id=3'],
    [address, '?gclid=c&week=3&thread=1'],
    [`${address}?from=2027-01-10T10:00`, '&utm_medium=d&from=2027-01-12T10:00'],
  ] as const)
    assert.equal(await nonceOf(path + more), await nonceOf(path), path + more);
  // What it reads does.
  assert.notEqual(await nonceOf(`${address}?from=2027-01-11T10:00`), await nonceOf(address));
  assert.notEqual(await nonceOf('/?lang=ka&x=1'), await nonceOf('/'));
});

test('after a quiet minute the last page is given at once, and one new page is rendered for all', async (t) => {
  const clock = testClock(fleetMoment);
  const { inject, visitor } = await open(t, { clock });
  const nonceOf = async (browser = { inject }) => /nonce="([^"]+)"/.exec((await browser.inject('/')).text)?.[1];
  const first = await nonceOf();
  clock.advance(69_999);
  assert.deepEqual(await Promise.all([nonceOf(), nonceOf(visitor())]), [first, first]);
  let second = first;
  while (second === first) {
    // A cached page is given without a turn in which the database could answer.
    await setImmediate();
    second = await nonceOf();
  }
  assert.equal(await nonceOf(), second);
  clock.advance(70_000);
  assert.notEqual(await nonceOf(), second);
});

test('a page with a failed query is left to the client and not cached', async (t) => {
  const { inject, context } = await open(t);
  const query = context.pool.query.bind(context.pool);
  const away = t.mock.method(context.pool, 'query', () => Promise.reject(new Error('The database is away.')));
  const { status, text, headers } = await inject('/');
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
  assert.doesNotMatch(text, /getHome/);
  away.mock.mockImplementation(query);
  assert.match((await inject('/')).text, /getHome,getRates/);
});

test('a page that cannot be rendered comes empty, and the failure is reported', async (t) => {
  const { inject, context } = await open(t);
  const [car] = await listCarAddresses(context.pool, 0, 1);
  const { status, text, headers } = await inject(`/cars/rent/${car?.slug}/${car?.id}?extras=fail`);
  assert.deepEqual([status, headers['cache-control']], [200, 'no-store']);
  assert.match(text, /<div id="root"><div>Empty<\/div><\/div>/);
  assert.equal(await countFailures({ inject }, 'drawPage'), 1);
});

test('a car that does not exist is rendered as missing, uncached', async (t) => {
  const { inject, context } = await open(t);
  const [car] = await listCarAddresses(context.pool, 0, 1);
  assert.match((await inject(`/cars/rent/${car?.slug}/${car?.id}`)).text, /<div id="root">getRates/);
  const { status, text, headers } = await inject({ url: '/cars/rent/none/999999', headers: { accept: 'text/html' } });
  assert.deepEqual([status, headers['cache-control']], [404, 'no-store']);
  assert.match(text, /<div id="root"> en \$1<\/div><script async/);
});

test('missing pages are rendered once per language', async (t) => {
  const { inject } = await open(t);
  const html = { accept: 'text/html' };
  const nonces = new Set<string | undefined>();
  for (const url of [
    '/none',
    '/none/else?x=1',
    '/cars/rent/none/999999',
    '/cars/rent/none/no?from=1',
    '/search/none',
  ]) {
    const { status, text, headers } = await inject({ url, headers: html });
    assert.deepEqual([status, headers['cache-control']], [404, 'no-store'], url);
    nonces.add(/nonce="([^"]+)"/.exec(text)?.[1]);
  }
  assert.equal(nonces.size, 1);
  for (const url of ['/none?lang=ka', '/cars/rent/none/999999?lang=ka&x=1'])
    nonces.add(/nonce="([^"]+)"/.exec((await inject({ url, headers: html })).text)?.[1]);
  assert.equal(nonces.size, 2);
});
