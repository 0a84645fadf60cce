import { expect, test } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { http } from 'msw';
import type { AnyCall } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { CallName } from '#contract/calls.ts';
import { secretsOfCalls } from '#contract/generated/secrets.ts';
import { secretsIn } from '#contract/redaction/testing/secretsIn.ts';
import type { Path } from '#contract/redaction/testing/secretsIn.ts';
import { server } from '#mocks/server.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import type { Sealed } from '#src/shared/api/vault.ts';
import { mapSecrets } from '#src/shared/api/veil.ts';
import { everyEndpoint } from '../replay/everyEndpoint.ts';
import { makeStore } from './store.ts';
import type { AppStore } from './store.ts';
import { findLeaks } from './testing/findLeaks.ts';
import { makeRecorder } from './testing/recorder.ts';

const canary = 'canary "კ" 7+/ƒ&x';

/** Canaries at these places and nothing else. */
function filled(paths: readonly Path[]): unknown {
  const [first] = paths;
  if (first === undefined) return {};
  if (first.length === 0) return canary;
  if (first[0] === '[]') return [filled(paths.map((path) => path.slice(1)))];
  const names = new Set(paths.map(([name]) => name ?? ''));
  return Object.fromEntries(
    [...names].map((name) => [name, filled(paths.filter((path) => path[0] === name).map((path) => path.slice(1)))]),
  );
}

const params = { id: 1, feed_id: 1, car_id: 1, user_id: 1, shot: 'front', provider: 'sandbox', lang: 'ka', event: 'x' };
const every = Object.entries(calls).map(([name, call]: [string, AnyCall]) => ({
  name,
  call,
  sent: secretsIn(name, call.body),
  answered: secretsIn(name, call.response),
}));

interface Endpoint {
  readonly initiate: (arg: unknown, options?: object) => UnknownAction & PromiseLike<{ data?: unknown }>;
}
// The arguments of each endpoint are checked where screens use it.
const endpointOf = (name: string) => everyEndpoint[name as CallName] as unknown as Endpoint;
// As above: the generics of a call by name carry no types.
const send = ({ dispatch }: AppStore, name: string, outgoing: object) =>
  dispatch(sendSealed(endpointOf(name) as never, outgoing as never)) as Promise<{ data?: unknown }>;

function openPage(answer: unknown) {
  const bodies: string[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      bodies.push(await request.text());
      return Response.json(answer);
    }),
  );
  const recorder = makeRecorder();
  return { bodies, recorder, store: makeStore({ enhancers: [recorder.enhancer] }) };
}

test('each word that is secret in some calls is one of theirs', () => {
  for (const [word, names] of Object.entries(secretsOfCalls))
    for (const name of names) {
      const found = every.find((one) => one.name === name);
      expect([...(found?.sent ?? []), ...(found?.answered ?? [])].map((path) => path.at(-1))).toContain(word);
    }
  expect(every.find(({ name }) => name === 'getProfile')?.answered).toEqual([
    ['profile', 'identity_number'],
    ['profile', 'iban'],
    ['profile', 'vat_number'],
  ]);
});

const sending = every.filter(({ sent, call }) => sent.length > 0 || call.upload !== false);
test.each(sending)('what $name sends is seen in no action and no state', async ({ name, call, sent }) => {
  const open = openPage({ status: 'success' });
  const hidden = sent.length > 0 ? filled(sent) : { name: canary };
  await open.store.dispatch(endpointOf(name).initiate({ params, body: hidden }));
  // An endpoint made by `requestOf` would have sent it.
  expect(open.bodies.join()).not.toMatch(/canary/);

  const sealed = openPage({ status: 'success' });
  const isFile = call.upload === true;
  await send(sealed.store, name, { params, body: hidden, isFile });
  expect(sealed.bodies.join()).toMatch(/canary/);
  expect(findLeaks(sealed.recorder, [canary])).toEqual([]);
});

const answering = every.filter(({ answered }) => answered.length > 0);
test.each(answering)('what $name answers is seen in no action and no state', async ({ name, call, answered }) => {
  const answer = filled(answered);
  const { store, recorder } = openPage(answer);
  const isQuery = call.method === 'GET' && name !== 'exportProfile';
  const outcome = isQuery
    ? await store.dispatch(endpointOf(name).initiate({ params }))
    : await send(store, name, { params, ...(call.upload === 'or json' && { isFile: false }) });
  // A secret is replaced by its reference.
  const opened = mapSecrets(outcome.data, (secret) => store.vault.open(secret as Sealed<unknown>) ?? secret);
  expect(opened).toEqual(answer);
  expect(findLeaks(recorder, [canary])).toEqual([]);
});
