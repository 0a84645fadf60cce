import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { testApp } from '#server/testing/testApp.ts';
import { withoutSecrets } from './log.ts';

test('tokens in addresses are cut out, wherever they stand', () => {
  assert.equal(withoutSecrets('/a?api_token=xyz'), '/a?api_token=-');
  assert.equal(withoutSecrets('/a?client=1&API_TOKEN=xyz&b=2'), '/a?client=1&API_TOKEN=-&b=2');
  assert.equal(withoutSecrets('/a?q=toyota&sort=newest&city_id=1'), '/a?q=toyota&sort=newest&city_id=1');
});

test('however the name of a secret is written, its value is cut out', () => {
  const names = ['api%5Ftoken', '%61pi_toke%6E', 'api%255Ftoken', 'API%5fTOKEN', ' api_token', 'api_token[]', '%ZZ'];
  for (const name of names) assert.equal(withoutSecrets(`/a?b=1&${name}=xyz&c=2`), `/a?b=1&${name}=-&c=2`);
  const write = (text: string) =>
    fc.array(fc.nat(2), { minLength: text.length, maxLength: text.length }).map((ways) =>
      ways
        .map((way, index) => {
          const hex = text.charCodeAt(index).toString(16);
          return [text[index], `%${hex}`, `%25${hex}`][way];
        })
        .join(''),
    );
  const name = fc.constantFrom('api_token', 'token', 'code', 'password', 'address', 'email').chain(write);
  fc.assert(
    fc.property(name, (written) => {
      assert.doesNotMatch(withoutSecrets(`/a?q=1&${written}=canary`), /canary/);
    }),
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
  app.log.info({ user: { password: canary, apiToken: canary }, iban: canary });
  // An error of the database, whose details carry the row.
  await context.pool.query(`alter table rate_limits add constraint no_writes check (key = '${canary}') not valid`);
  await inject({ method: 'POST', url: '/api/logout' });
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
