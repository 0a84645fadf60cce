import { expect, jest, test } from '@jest/globals';

test('a store tells the extension of the browser nothing by itself, in development neither', async () => {
  const compose = jest.fn(() => (next: unknown) => next);
  Object.assign(process.env, { NODE_ENV: 'development' });
  // The toolkit looks for it when it is loaded.
  Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose } });
  const { configureStore } = await import('@reduxjs/toolkit');
  configureStore({ reducer: () => null });
  expect(compose).toHaveBeenCalledTimes(1);
  const { makeStore } = await import('./store.ts');
  makeStore();
  expect(compose).toHaveBeenCalledTimes(1);
});
