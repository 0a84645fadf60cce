import { expect, test } from '@jest/globals';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { loggedIn } from '#src/features/auth/authSlice.ts';
import { currencySwitched } from '#src/features/currency/currencySlice.ts';
import { modalOpened } from '#src/store/modalsSlice.ts';
import { sessionUser } from '#src/testing/sessionUser.ts';
import { everyReducer } from './replay/everyReducer.ts';
import { makeStore } from './store.ts';
import { tellDevTools } from './tellDevTools.ts';

type Told = readonly [action: { readonly type: string }, state: Readonly<Record<string, unknown>>];

test('the extension gets each action with the state after it, and nobody is in either', async () => {
  const store = makeStore();
  store.dispatch(currencySwitched('gel'));
  // It has heard what was before.
  await store.recorder();
  const first: unknown[] = [];
  const told: Told[] = [];
  tellDevTools(store, {
    connect: () => ({
      init: (state) => void first.push(state),
      send: (...one) => void told.push(one as unknown as Told),
    }),
  });
  store.dispatch(modalOpened({ kind: 'login', email: 'nino@gza.test' }));
  store.dispatch(loggedIn(sessionUser({ client: { id: 70, name: 'Nino' } })));
  await Promise.resolve();
  store.dispatch(currencySwitched('usd'));
  await Promise.resolve();

  expect(first).toMatchObject([{ currency: { current: 'gel' } }]);
  const types = ['modals/modalOpened', 'auth/loggedIn', 'currency/currencySwitched'];
  expect(told.map(([{ type }]) => type)).toEqual(types);
  expect(told.map(([, state]) => state)).toMatchObject([
    { auth: { current: null }, modals: { open: { kind: 'login' } } },
    { auth: { current: { user_id: 7 } }, currency: { current: 'gel' } },
    { currency: { current: 'usd' } },
  ]);
  let replayed = first[0] as Told[1];
  for (const [action, state] of told) {
    replayed = everyReducer(replayed, action);
    expect(hashOf(state)).toBe(hashOf(replayed));
  }
  expect(JSON.stringify([first, told])).not.toMatch(/nino/i);
});
