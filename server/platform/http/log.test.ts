import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { makeDist } from '#server/testing/makeDist.ts';
import { clientForm } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';

interface Line {
  readonly reqId: string;
  readonly req: { readonly method: string; readonly route: string | null; readonly asked: string; readonly ip: string };
}

/** The server, and what it has logged of the last answer. */
async function logged(t: TestContext) {
  const lines: string[] = [];
  const server = await testApp(t, {
    distDir: makeDist(t),
    config: { logLevel: 'debug' },
    logStream: { write: (line: string) => void lines.push(line) },
  });
  // One JSON object for each line.
  const last = () => JSON.parse(lines.findLast((line) => line.includes('answered')) ?? '') as Line;
  return { ...server, lines, last };
}

test('a request is logged by the pattern of its route and the names of its parameters', async (t) => {
  const { inject, last } = await logged(t);
  const letters = Array.from('abcdefghijklmnoprstuvwxyz', (letter) => [letter, letter + letter]).flat();
  const cases: readonly (readonly [string, string | null, string])[] = [
    ['/api/cars/17?from=2027-01-10T10:00&to=2027-01-12', '/api/cars/:id', 'id=17&from=2027-01-10T10:00&to=2027-01-12'],
    ['/api/accounts?q=nino%40example.com&page=2', '/api/accounts', 'q&page=2'],
    ['/api/accounts?q=599123456&role=nino', '/api/accounts', 'q&role'],
    ['/api/cars?sort=price_asc&sort=nino&nino%40example.com=1&599123456', '/api/cars', '?&sort&?'],
    ['/api/cars?from=nino&page=nino&city_id=nino', '/api/cars', 'from&page&city_id'],
    ['/ical/12-hYm3u0sKqWQ1rX9dVt2Lb7Zc5Ne8Pg4Ja6Fo_iEwTkA.ics', '/ical/:file', 'file'],
    ['/api/threads/list?client=1&api_token=xyz', '/api/threads/list', 'client=1&api_token'],
    ['/orders/17?q=nino', '/orders/:id', 'id=17&q'],
    ['/api/cars/17nino?from=2027-01-10nino&to=nino2027-01-10&page=1nino', '/api/cars/:id', 'id&from&to&page'],
    [
      `/api/cars?${'q=1&'.repeat(2)}${letters.map((name) => `${name}=nino`).join('&')}`,
      '/api/cars',
      `q&${letters.slice(0, 29).join('&')}`,
    ],
    ['/nino@example.com/599123456', null, ''],
    ['/api/%ZZ?nino=1', null, ''],
  ];
  for (const [url, route, asked] of cases) {
    await inject(url);
    const { req } = last();
    assert.deepEqual([req.route, req.asked], [route, asked], url);
  }
});

test('whatever is looked for and whichever way a secret is written, no line has it', async (t) => {
  const { inject, lines } = await logged(t);
  const write = (text: string) =>
    fc.array(fc.nat(2), { minLength: text.length, maxLength: text.length }).map((ways) =>
      ways
        .map((way, index) => {
          const hex = text.charCodeAt(index).toString(16);
          return [text[index], `%${hex}`, `%25${hex}`][way];
        })
        .join(''),
    );
  const names = ['api_token', 'token', 'code', 'q', 'email', 'cursor', 'file', 'id', 'from', 'page', 'sort', 'lang'];
  const addresses = [
    '/api/cars',
    '/api/accounts',
    '/api/threads/list',
    '/ical/canary.ics',
    '/canary',
    '/search',
    '/api/canary',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...addresses), fc.constantFrom(...names).chain(write), async (path, name) => {
      await inject(`${path}?a=1&${name}=canary7f3a&canary7f3a`);
    }),
  );
  assert.ok(lines.length >= 100);
  assert.deepEqual(
    lines.filter((line) => line.includes('canary')),
    [],
  );
});

test('no secret of a request reaches the log', async (t) => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app, inject, context } = await testApp(t, { config: { logLevel: 'debug' }, logStream });
  const canary = 'canary-7f3a';
  await inject(`/api/threads/list?client=1&api_token=${canary}`);
  await inject(`/api/threads/list?client=1&api%5Ftoken=${canary}`);
  await inject({ url: '/api/user', headers: { cookie: `session=${canary}`, authorization: canary } });
  await inject({ method: 'POST', url: '/api/login', body: { email: `${canary}@a.ge`, password: canary } });
  await inject({
    method: 'POST',
    url: '/api/login',
    body: `{"password":"${canary}"`,
    headers: { 'content-type': 'application/json' },
  });
  const secrets = ['password', 'apiToken', 'api_token', 'iban', 'identity_number'].map(
    (name) => [name, canary] as const,
  );
  app.log.info({ user: Object.fromEntries(secrets), ...Object.fromEntries(secrets), code: canary });
  // An error of the database, whose details carry the row.
  await context.pool.query('alter table users add constraint no_writes check (id < 0) not valid');
  await inject({ method: 'POST', url: '/api/client/register', body: clientForm(`${canary}@a.ge`) });
  assert.ok(lines.length >= 7);
  assert.ok(lines.some((line) => line.includes('request failed')));
  assert.deepEqual(
    lines.filter((line) => line.includes(canary)),
    [],
  );
});

test('every line is one JSON object with time and request id', async (t) => {
  const lines: string[] = [];
  const { inject } = await testApp(t, {
    config: { logLevel: 'info' },
    logStream: { write: (line: string) => void lines.push(line) },
  });
  const answer = await inject('/api/user?name=a%0Ab');
  const line = lines.find((text) => text.includes('answered')) ?? '';
  const logged: unknown = JSON.parse(line);
  assert.ok(typeof logged === 'object' && logged !== null && 'reqId' in logged && 'time' in logged);
  assert.equal(logged.reqId, answer.headers['x-request-id']);
});
