import { describe, expect, test } from '@jest/globals';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { account, examples } from './examples.ts';
import { demoUsers } from './fixtures/users.ts';
import { sendUpload } from '#src/shared/api/sendUpload.ts';
import { parseUser } from '#src/app/persistence/storedUser.ts';
import { handlers } from './handlers.ts';
import { setMockUser } from './session.ts';

const origin = 'http://localhost';
async function send(call: AnyCall, path: string = call.path, body?: unknown): Promise<Response> {
  if (call.upload) {
    const signal = new AbortController().signal;
    const upload = {
      method: call.method,
      address: origin + path,
      body,
      idempotencyKey: undefined,
      signal,
      onProgress: undefined,
    };
    const { status, text } = await sendUpload(upload);
    return new Response(text, { status });
  }
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return fetch(origin + path, { method: call.method, ...init });
}

test('there is one handler for each call', () => {
  expect(handlers).toHaveLength(Object.keys(calls).length);
});

describe.each(Object.entries(calls))('%s', (name, call: AnyCall) => {
  test('answers as the contract says', async () => {
    // The keys of `calls` are its names.
    const { path, body, as, after } = examples[name as CallName] ?? {};
    setMockUser(as);
    if (after !== undefined) await send(calls[after], examples[after]?.path, examples[after]?.body);
    const response = await send(call, path, body);
    expect(response.status).toBe(call.success);
    const text = await response.text();
    const result = call.response.safeParse(text === '' ? undefined : JSON.parse(text));
    expect(result.error).toBeUndefined();
  });
});

test('names are in the chosen language', async () => {
  await send(calls.setLanguage, '/api/language/ka');
  const { cities } = calls.listCities.response.parse(await (await send(calls.listCities)).json());
  expect(cities[0]?.name).toBe('თბილისი');
});

test('a filter selects matching cars, and its own facet counts the others', async () => {
  const answer = await send(calls.searchCars, '/api/cars?category=sports');
  const { cars, facets, total } = calls.searchCars.response.parse(await answer.json());
  expect(new Set(cars.map((car) => car.category))).toEqual(new Set(['sports']));
  expect(total).toBe(5);
  expect(facets.category.length).toBeGreaterThan(1);
});

test('the pages of a search hold every car once', async () => {
  const ids: number[] = [];
  let cursor: string | null = '0';
  while (cursor !== null) {
    const answer = await send(calls.searchCars, `/api/cars?cursor=${cursor}`);
    const page = calls.searchCars.response.parse(await answer.json());
    ids.push(...page.cars.map((car) => car.id));
    cursor = page.next_cursor;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(40);
});

test('a wrong value is refused under its field', async () => {
  const login = await send(calls.login, '/api/login', { email: 'client@gza.test', password: 'wrong' });
  expect(login.status).toBe(422);
  const known = { ...account, email: 'client@gza.test', agreed: 0 };
  const taken = await send(calls.registerClient, '/api/client/register', known);
  expect(Object.keys(await taken.json())).toEqual(['agreed', 'email']);
});

test('the threads need the token of the session', async () => {
  setMockUser('client@gza.test');
  expect((await send(calls.listThreads, '/api/threads/list?client=11&api_token=other')).status).toBe(401);
});

test.each(Object.entries(demoUsers))('the login of %s is still believed after a reload', async (email, demo) => {
  const answer = await send(calls.login, '/api/login', { email, password: demo.password });
  expect(parseUser(await answer.text(), Date.now())).toMatchObject({ user_id: demo.user.user_id });
});
