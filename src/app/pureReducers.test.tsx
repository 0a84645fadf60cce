import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { calls } from '#contract/calls.ts';
import type { AnyCall } from '#contract/call.ts';
import { secretsIn } from '#contract/redaction/testing/secretsIn.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { mockToken, setMockUser } from '#mocks/session.ts';
import { api } from '#src/shared/api/api.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { everyEndpoint } from '../replay/everyEndpoint.ts';
import { lazyReducers } from '../replay/everyReducer.ts';
import { makeStore, reducers } from './store.ts';
import { exampleActions } from './testing/exampleActions.ts';
import { deepFrozen, poisoned } from './testing/poisoned.ts';
import { makeRecorder } from './testing/recorder.ts';

// Each accepts every action; they differ only in their states.
const all = Object.entries({ ...reducers, ...lazyReducers }) as [string, Reducer][];

interface Endpoint {
  readonly initiate: (arg: unknown, options: object) => UnknownAction & PromiseLike<unknown>;
}

// Later actions cause no refetch.
const once = { subscribe: false, track: false, forceRefetch: true };

/** What reaches the reducers when every call is made: pending actions, answers of the mocks, refusals. */
async function actionsOfCalls(email: string): Promise<readonly unknown[]> {
  const user = demoUsers[email]!.user;
  const recorder = makeRecorder();
  const store = makeStore({ enhancers: [recorder.enhancer], preloadedState: { auth: { current: user } } });
  for (const [name, call] of Object.entries<AnyCall>(calls)) {
    setMockUser(email);
    store.vault.apiToken = mockToken(user);
    // The keys of both are the names of the calls; the arguments of an endpoint are checked where screens use it.
    const endpoint = everyEndpoint[name as keyof typeof everyEndpoint] as unknown as Endpoint;
    const params = { id: 1, car_id: 1, feed_id: 1, user_id: user.user_id, shot: 'front', lang: 'ka', event: 'send' };
    const query = { client: user.client?.id, owner: user.owner?.id };
    const body = call.method === 'GET' ? {} : { body: { text: 'Hello', car_id: 1, quote_id: 'q', name: '' } };
    const arg = { params, query, ...body, idempotencyKey: name };
    const isSealed = call.upload !== false || secretsIn(name, call.body).length > 0;
    // As above.
    await (isSealed
      ? store.dispatch(sendSealed(endpoint as never, arg as never))
      : store.dispatch(endpoint.initiate(arg, once)));
  }
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return recorder.actions;
}

function statesOf(reducer: Reducer, actions: readonly UnknownAction[]): unknown[] {
  let state: unknown;
  return poisoned(() => actions.map((action) => (state = deepFrozen(reducer(state, action)))));
}

test('impure access is detected', () => {
  const looks: (() => unknown)[] = [
    () => Date.now(),
    () => new Date(),
    () => Date(),
    () => performance.now(),
    () => Math.random(),
    () => crypto.randomUUID(),
    () => crypto.getRandomValues(new Uint8Array(1)),
    () => fetch('/'),
    () => new XMLHttpRequest(),
    () => localStorage,
    () => sessionStorage,
  ];
  for (const look of looks) expect(() => poisoned(look)).toThrow('A reducer asked for');
  expect(poisoned(() => new Date(0).getTime())).toBe(0);
  for (const look of [looks[0], looks[3], looks[4], looks[9]]) expect(() => look?.()).not.toThrow();
  expect(() => deepFrozen({ one: [1] }).one.push(2)).toThrow();
});

test('every action of every slice is among the examples', async () => {
  const types = new Set(exampleActions().map(({ type }) => type));
  const modules = globSync('src/**/*Slice.ts').filter((path) => !path.endsWith('createAppSlice.ts'));
  const slices = await Promise.all(modules.map((path): Promise<object> => import(resolve(path))));
  const made = slices.flatMap((module) =>
    Object.values(module).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null && 'actions' in value && 'name' in value
        ? Object.keys(value.actions as object).map((name) => `${String(value.name)}/${name}`)
        : [],
    ),
  );
  expect(made.length).toBeGreaterThan(40);
  expect(made.filter((type) => !types.has(type))).toEqual([]);
});

test('reducers look at their state and their action only, change neither, and give the same again', async () => {
  // Some bodies are invalid for the mocks, which log it.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const recorded = [...(await actionsOfCalls('client@gza.test')), ...(await actionsOfCalls('owner@gza.test'))];
  consoleError.mockRestore();
  // What reaches a reducer is an action.
  const actions = deepFrozen([...exampleActions(), ...(recorded as UnknownAction[]), ...exampleActions()]);
  expect(actions.filter(({ type }) => type === 'api/executeQuery/fulfilled').length).toBeGreaterThan(20);
  expect(actions.filter(({ type }) => type === 'api/executeMutation/fulfilled').length).toBeGreaterThan(20);
  for (const [name, reducer] of all) {
    const states = statesOf(reducer, actions);
    expect([name, statesOf(reducer, actions)]).toEqual([name, states]);
  }
});
