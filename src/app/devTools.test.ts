import { afterEach, expect, jest, test } from '@jest/globals';
import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import { compose } from '@reduxjs/toolkit';
import type { StoreEnhancer } from '@reduxjs/toolkit';

const { DEVTOOLS, NODE_ENV } = process.env;

afterEach(() => {
  Object.assign(process.env, { DEVTOOLS, NODE_ENV });
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

/** What the extension injects into a page: the toolkit looks for it on load. */
async function storeBeside(env: Readonly<Record<string, string>>) {
  Object.assign(process.env, env);
  const extension = jest.fn(
    () =>
      (...enhancers: readonly StoreEnhancer[]) =>
        compose(...enhancers, instrument()),
  );
  Object.assign(globalThis, { window: globalThis, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  jest.resetModules();
  const { makeStore } = await import('./store.ts');
  const { modalOpened } = await import('#src/shared/store/modalsSlice.ts');
  return { extension, store: makeStore(), modalOpened };
}

test('with DEVTOOLS=1 the extension jumps to any action', async () => {
  const { extension, store, modalOpened } = await storeBeside({ DEVTOOLS: '1' });
  expect(extension).toHaveBeenCalledTimes(1);
  store.dispatch(modalOpened({ kind: 'menu' }));
  store.dispatch(modalOpened({ kind: 'login' }));
  const { liftedStore } = store as unknown as EnhancedStore<unknown, never, unknown>;
  const { actionsById } = liftedStore.getState();
  const [menu] = Object.entries(actionsById).flatMap(([id, { action }]) =>
    JSON.stringify(action).includes('"menu"') ? [Number(id)] : [],
  );
  liftedStore.dispatch({ type: 'JUMP_TO_ACTION', actionId: menu ?? -1 });
  expect(store.getState().modals.open).toEqual({ kind: 'menu' });
});

test('customers’ browsers show it nothing', async () => {
  const { extension } = await storeBeside({ NODE_ENV: 'production' });
  expect(extension).not.toHaveBeenCalled();
});
