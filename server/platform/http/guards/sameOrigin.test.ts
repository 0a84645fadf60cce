import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { receivePaymentCallback } from '#contract/calls/payments.ts';
import '../route.ts';
import { requireSameOrigin } from './sameOrigin.ts';

const marker = { 'x-requested-with': 'XMLHttpRequest' };

function serve() {
  const app = Fastify();
  requireSameOrigin(app, 'https://gza.test/some/page');
  const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const done = async () => 'done';
  app.route({ method: [...methods], url: '/api/thing', exposeHeadRoute: false, handler: done });
  app.post('/form', { config: { isForm: true } }, done);
  app.post('/bank', { config: { call: receivePaymentCallback } }, done);
  const ask = async (method: (typeof methods)[number], headers: Record<string, string>, url = '/api/thing') => {
    const answer = await app.inject({ method, url, headers: { host: 'localhost:8080', ...headers } });
    if (answer.statusCode === 403) assert.equal(answer.json<{ message: string }>().message, 'NOT_ALLOWED');
    return answer.statusCode;
  };
  return { ask, changes: ['POST', 'PUT', 'PATCH', 'DELETE'] as const };
}

test('reads are for all, changes need the marker that no form can send', async () => {
  const { ask, changes } = serve();
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) assert.equal(await ask(method, foreign), 200, method);
  for (const method of changes) {
    assert.equal(await ask(method, {}), 403, method);
    assert.equal(await ask(method, { 'x-requested-with': 'fetch' }), 403, method);
    assert.equal(await ask(method, marker), 200, method);
  }
});

test('where the browser says which site is asking, it must be ours', async () => {
  const { ask } = serve();
  for (const site of ['cross-site', 'same-site', 'none', ''])
    assert.equal(await ask('POST', { ...marker, 'sec-fetch-site': site }), 403, site);
  assert.equal(await ask('POST', { ...marker, 'sec-fetch-site': 'same-origin' }), 200);
  for (const origin of ['https://gza.test', 'http://localhost:8080'])
    assert.equal(await ask('POST', { ...marker, origin }), 200, origin);
  for (const origin of ['https://evil.test', 'http://gza.test', 'https://localhost:8080', 'http://localhost', 'null'])
    assert.equal(await ask('POST', { ...marker, origin }), 403, origin);
});

test('a form of ours needs no marker but the right site, and a bank needs neither', async () => {
  const { ask } = serve();
  assert.equal(await ask('POST', { origin: 'https://gza.test' }, '/form'), 200);
  assert.equal(await ask('POST', { origin: 'https://evil.test' }, '/form'), 403);
  assert.equal(await ask('POST', { 'sec-fetch-site': 'cross-site' }, '/form'), 403);
  assert.equal(await ask('POST', { origin: 'https://bank.test', 'sec-fetch-site': 'cross-site' }, '/bank'), 200);
});
