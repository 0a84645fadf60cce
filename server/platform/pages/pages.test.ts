import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { matchRoutes } from 'react-router';
import { routePatterns } from '#contract/routes.ts';
import { listCarAddresses } from '#server/features/cars/page/carRepository.ts';
import type { CarAddress } from '#server/features/cars/page/carRepository.ts';
import { makeDist } from '#server/testing/makeDist.ts';
import { testApp } from '#server/testing/testApp.ts';
import { isScreen } from './documentRoutes.ts';

const asRoutes = routePatterns.map((path) => ({ path, caseSensitive: true }));
const variants = [
  {},
  { accept: '*/*' },
  { accept: 'application/json' },
  { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
  { accept: '*/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
];

async function firstCar(pool: Pool): Promise<CarAddress> {
  const [car] = await listCarAddresses(pool, 0, 1);
  assert.ok(car);
  return car;
}

test('every screen is its page for every user, whatever they accept', async (t) => {
  const { inject, context } = await testApp(t, { distDir: makeDist(t), fleet: true });
  const { slug, id } = await firstCar(context.pool);
  for (const pattern of routePatterns) {
    const url = pattern.replace(':slug', slug).replace(':id', String(id)).replace(':place', 'tbilisi');
    for (const headers of variants) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await inject({ method, url: `${url}?q=a`, headers });
        assert.deepEqual(
          [answer.status, answer.headers['content-type']],
          [200, 'text/html; charset=utf-8'],
          `${method} ${url} ${JSON.stringify(headers)}`,
        );
      }
    }
    assert.equal((await inject({ method: 'POST', url })).status, 405);
  }
  // Each has a route of its own: none looks for a file of its name first.
  const { text } = await inject('/metrics');
  for (const pattern of routePatterns) assert.ok(text.includes(`route="${pattern}",status="200"`), pattern);
});

test('an address is a screen only as it is written; a slash too many is led to it', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  const get = (url: string) => inject({ url, headers: { accept: 'text/html' } });
  for (const url of ['/Search', '/SEARCH', '/About-us', '/Cars/rent/a/7', '/admin', '/search/x', '/cars/rent/a']) {
    assert.equal((await get(url)).status, 404, url);
    assert.equal((await get(`${url}/`)).status, 404, url);
  }
  const table = [
    ['/search/', '/search'],
    ['/search/?q=a&b=c/', '/search?q=a&b=c/'],
    ['/cars/rent/a/7/', '/cars/rent/a/7'],
  ] as const;
  for (const [url, location] of table) {
    const answer = await get(url);
    assert.deepEqual([answer.status, answer.headers['location']], [301, location], url);
  }
});

test('an address with an empty part is unknown like any other, to browsers and to callers', async (t) => {
  const { inject } = await testApp(t, { distDir: makeDist(t) });
  for (const url of ['//search', '/search//', '/cars//rent/a/7', '/a%5Cb', '/cars/./a', '//api/user', '/api//user']) {
    const seen = await inject({ url, headers: { accept: 'text/html' } });
    const called = await inject(url);
    const type = url.startsWith('/api/') ? 'application/json' : 'text/html';
    assert.deepEqual([seen.status, seen.headers['content-type']], [404, `${type}; charset=utf-8`], url);
    assert.deepEqual([called.status, (called.body as { code?: string }).code], [404, 'NOT_FOUND'], url);
  }
});

test('server and client agree on every address', () => {
  const word = fc.constantFrom(
    ...routePatterns.flatMap((pattern) => pattern.split('/')),
    '7',
    'a b',
    '',
    '%2F',
    '%73earch',
  );
  const written = fc.tuple(word, fc.constantFrom('as it is', 'capitals', 'encoded')).map(([text, way]) => {
    if (way === 'capitals') return text.toUpperCase();
    return way === 'encoded' ? Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('') : text;
  });
  const known = fc.constantFrom(...routePatterns).map((pattern) => pattern.slice(1).split('/'));
  const address = fc
    .oneof(known, fc.array(written, { maxLength: 5 }))
    .map((parts) => `/${parts.join('/')}`.replace(/(?<=.)\/+$/, ''));
  fc.assert(
    fc.property(address, (path) => {
      // As src/app/AppRoutes.tsx asks the router.
      const isRoute = matchRoutes(asRoutes, path) !== null;
      assert.equal(isScreen(path), isRoute, path);
    }),
    { numRuns: 2000 },
  );
});
