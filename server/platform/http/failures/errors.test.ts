import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { MESSAGE_KEYS } from '#contract/messageKeys.ts';
import { testApp } from '#server/testing/testApp.ts';

const json = { 'content-type': 'application/json' };

test('what is refused has a code and a message', async (t) => {
  const { inject } = await testApp(t);
  const cases = [
    [{ url: '/api/user' }, 401, 'NOT_LOGGED_IN'],
    [{ url: '/api/nowhere' }, 404, 'NOT_FOUND'],
    [{ url: '/static/missing.js', headers: { accept: 'text/html' } }, 404, 'NOT_FOUND'],
    [{ url: '/api/%ZZ' }, 400, 'BAD_REQUEST'],
    [{ method: 'DELETE', url: '/api/user' }, 405, 'METHOD_NOT_ALLOWED'],
    [{ method: 'POST', url: '/api/login', body: '{"email":', headers: json }, 400, 'BAD_REQUEST'],
    [
      {
        method: 'POST',
        url: '/api/login',
        body: 'email=a',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'UNSUPPORTED_TYPE',
    ],
    [
      { method: 'POST', url: '/api/login', body: 'x', headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_TYPE',
    ],
    [{ method: 'POST', url: '/api/login', body: { email: 'a'.repeat(300_000) } }, 413, 'TOO_LARGE'],
  ] as const;
  for (const [request, status, code] of cases) {
    const answer = await inject(request);
    assert.equal(answer.status, status, request.url);
    assert.deepEqual(Object.keys(answer.body as object), ['message', 'code']);
    assert.equal((answer.body as { code: string }).code, code);
  }
});

test('a 422 says which texts its messages are, with numbers and nothing that was typed', async (t) => {
  const { inject } = await testApp(t);
  const answer = await inject({ url: `/api/cars?q=${'Nino '.repeat(60)}` });
  const keys: unknown = JSON.parse(decodeURIComponent(String(answer.headers[MESSAGE_KEYS])));
  assert.equal(answer.status, 422);
  assert.deepEqual(answer.body, { q: 'Too long: at most 100 characters are possible.' });
  assert.deepEqual(keys, { q: { key: 'tooLong', values: { limit: 100 } } });
  // With hundreds of wrong fields the header would be longer than what is read.
  const many = Object.fromEntries(Array.from({ length: 400 }, (_none, index) => [`field${index}`, 1]));
  const long = await inject({ method: 'POST', url: '/api/login', body: { email: 'a@b.ge', password: 'a', ...many } });
  assert.equal(long.status, 422);
  assert.equal(long.headers[MESSAGE_KEYS], undefined);
  assert.equal(Object.keys(long.body as object).length, 100);
});

test('a body is nested so deep and no deeper, whether its call reads one or not', async (t) => {
  const { inject } = await testApp(t);
  const lists = (depth: number) => `{"email":${'['.repeat(depth - 1)}"[{"${']'.repeat(depth - 1)}}`;
  const objects = (depth: number) => `{"email":${'{"a":'.repeat(depth - 1)}1${'}'.repeat(depth)}`;
  for (const url of ['/api/login', '/api/logout', '/api/traces'])
    for (const body of [lists(65), objects(65), lists(60_000), objects(40_000), '['.repeat(200_000)]) {
      const answer = await inject({ method: 'POST', url, body, headers: json });
      assert.deepEqual([answer.status, answer.body], [422, { body: 'This is nested too deeply.' }], url);
    }
  for (const body of [lists(64), `{"email":"${'[{'.repeat(90)}\\"[["}`]) {
    const answer = await inject({ method: 'POST', url: '/api/login', body, headers: json });
    assert.equal(answer.status, 422);
    assert.ok(!Object.hasOwn(answer.body as object, 'body'), answer.text);
  }
});

test('405 names the methods that are possible', async (t) => {
  const { inject } = await testApp(t);
  assert.equal((await inject({ method: 'PUT', url: '/api/login', body: {} })).headers['allow'], 'POST');
});

test('wrong, missing and unknown fields each get their message, in the language of the request', async (t) => {
  const { inject } = await testApp(t);
  const send = (language: string) =>
    inject({
      method: 'POST',
      url: '/api/login',
      body: { email: 5, extra: 1 },
      headers: { 'accept-language': language },
    });
  const english = await send('en');
  assert.equal(english.status, 422);
  assert.deepEqual(english.body, {
    email: 'This value is not valid.',
    password: 'Please fill in this field.',
    extra: 'This field is not known.',
  });
  assert.deepEqual((await send('ru')).body, {
    email: 'Недопустимое значение.',
    password: 'Заполните это поле.',
    extra: 'Такого поля нет.',
  });
});

test('fields named as what every object has are unknown like any other, with a message each', async (t) => {
  const { inject } = await testApp(t);
  const names = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
  const form = `{"email":"a@b.ge","password":"x",${names.map((name) => `"${name}":{"prototype":1}`).join()}}`;
  const answer = await inject({ method: 'POST', url: '/api/login', body: form, headers: json });
  assert.equal(answer.status, 422);
  const expected = new Map(names.map((name) => [name, 'This field is not known.']));
  assert.deepEqual(new Map(Object.entries(answer.body as object)), expected);
  assert.equal((await inject(`/api/cars/1/calendar?${names.map((name) => `${name}=1`).join('&')}`)).status, 422);
});

test('a zero byte is a wrong value, not an error of the database', async (t) => {
  const { inject } = await testApp(t);
  const answer = await inject({ method: 'POST', url: '/api/login', body: { email: 'a\0@b.ge', password: 'x' } });
  assert.deepEqual([answer.status, answer.body], [422, { email: 'This contains characters that cannot be stored.' }]);
});

test('nothing of an unexpected error gets out', async (t) => {
  const { app, context, inject } = await testApp(t);
  await context.pool.query('alter table rate_limits rename column used to secret_column');
  const answer = await inject({ method: 'POST', url: '/api/logout' });
  assert.equal(answer.status, 500);
  assert.deepEqual(answer.body, { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' });
  assert.ok(app.hasRoute({ method: 'POST', url: '/api/logout' }));
});

test('a change that another site asks for is refused', async (t) => {
  const { inject } = await testApp(t);
  const send = (headers: Record<string, string>) => inject({ method: 'POST', url: '/api/logout', headers });
  assert.equal((await send({ 'x-requested-with': '' })).status, 403);
  assert.equal((await send({ origin: 'https://evil.example' })).status, 403);
  assert.equal((await send({ origin: 'null' })).status, 403);
  assert.equal((await send({ 'sec-fetch-site': 'cross-site' })).status, 403);
  assert.equal((await send({ 'sec-fetch-site': 'same-site' })).status, 403);
  assert.notEqual((await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).status, 403);
  assert.notEqual((await send({})).status, 403);
});

test('an announced but empty JSON body is no body', async (t) => {
  const { app } = await testApp(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const headers = { ...json, 'x-requested-with': 'XMLHttpRequest', 'content-length': '0' };
    httpRequest({ port, method: 'POST', path: '/api/logout', headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
  assert.notEqual(status, 400);
});
