import createCache from '@emotion/cache';
import { expect, test } from '@jest/globals';
import { addListener } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { server } from '#mocks/server.ts';
import { ordersApi } from '#src/features/orders/ordersApi.ts';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { App } from '../app/App.tsx';
import { makeStore } from '../app/store.ts';
import { makeReplayStore } from './makeReplayStore.ts';

const user = demoUsers['client@gza.test']?.user ?? null;
const now = Date.parse('2026-11-22T10:00:00Z');

test("the screens show another user's state: nothing is requested, nothing is stored", async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  const live = await renderRoute(paths.orders, { preloadedState: { auth: { current: user } } });
  const title = (await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent ?? '';
  expect(title).not.toBe('');
  // The last requests of the page: none of them is still running when the page is left.
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['/api/favourites', '/api/threads/list'])));
  const state = live.store.getState();
  live.unmount();
  asked.length = 0;

  const { store, show } = makeReplayStore({ state, now });
  const texts = await makeI18n('en', await loadTexts('en', 'common'));
  render(
    <MemoryRouter initialEntries={[paths.orders]}>
      <App store={store} texts={texts} screens={live.screens} styles={createCache({ key: 'css' })} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  const person = userEvent.setup({ delay: null });
  // Both would write to the server, and to the state of the page.
  await person.click(screen.getByRole('button', { name: 'RU, Русский' }));
  await person.click(screen.getByRole('button', { name: /USD/ }));
  expect(store.getState()).toBe(state);
  expect(asked).toEqual([]);

  // The recorded state is shown, whatever was pressed.
  act(() => show({ ...state, modals: { open: { kind: 'login' } } }, now + 5000));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(store.clock.now()).toBe(now + 5000);
  act(() => show(state, now));
  expect(store.clock.now()).toBe(now);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(asked).toEqual([]);
  server.events.removeAllListeners();
});

test('a form shows which of its fields were wrong, and no longer when they were not', async () => {
  const live = await renderRoute(paths.about, {});
  const state = live.store.getState();
  live.unmount();
  const wrong = { touched: ['email'], wrong: { password: 'server' }, isBusy: false, hasFailed: true };
  const open = { ...state, modals: { open: { kind: 'login' as const } } };
  const { store, show } = makeReplayStore({ state: { ...open, forms: { 'auth/login': wrong } }, now });
  const texts = await makeI18n('en', await loadTexts('en', 'common'));
  for (const name of ['auth', 'forms'] as const) texts.addResourceBundle('en', name, await loadTexts('en', name));
  render(
    <MemoryRouter initialEntries={[paths.about]}>
      <App store={store} texts={texts} screens={live.screens} styles={createCache({ key: 'css' })} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByText('Marked as wrong on the user’s page.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeValid();
  act(() => show({ ...open, forms: { 'auth/login': { ...wrong, wrong: {} } } }, now));
  expect(screen.getByLabelText('Password')).toBeValid();
});

test('every dispatch is ignored, with a result that breaks no caller', async () => {
  const state = makeStore().getState();
  const { store, show } = makeReplayStore({ state, now });
  const action = modalOpened({ kind: 'menu' });
  expect(store.dispatch(action)).toBe(action);
  expect(store.getState()).toBe(state);
  // Only the holder of `show` changes the state.
  store.dispatch({ type: 'replay/stateShown', payload: {} });
  expect(store.getState()).toBe(state);

  let hasRun = false;
  const request = store.dispatch(ordersApi.endpoints.listOrders.initiate({ query: {} }));
  const thunk = store.dispatch(() => {
    hasRun = true;
  });
  const removeListener = store.dispatch(addListener({ type: 'a', effect: () => undefined }));
  expect(removeListener()).toBeUndefined();
  expect(thunk).toBeDefined();
  request.unsubscribe();
  request.abort();
  request.updateSubscriptionOptions({});
  expect(request.refetch()).toBe(request);
  const answered: string[] = [];
  request.then(
    () => answered.push('kept'),
    () => answered.push('broken'),
  );
  void request.unwrap().finally(() => answered.push('unwrapped'));
  // Every settled promise is handled before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(answered).toEqual([]);
  expect(hasRun).toBe(false);

  const heard: unknown[] = [];
  store.subscribe(() => heard.push(store.getState()));
  const next = { ...state, language: { current: 'ka' as const } };
  show(next, now);
  expect(heard).toEqual([next]);
});
