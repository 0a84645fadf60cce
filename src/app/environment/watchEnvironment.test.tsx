import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { makeStore } from '#src/app/store.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { watchEnvironment } from './watchEnvironment.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the store has the build, the network, whether the page is visible, and the scheme, until it stops watching', async () => {
  const store = makeStore();
  document.documentElement.dataset['scheme'] = 'dark';
  const stop = watchEnvironment(store, window, { ...defaultSettings, build: 'b7', defaultCurrency: 'gel' });
  const now = { build: 'b7', defaultCurrency: 'gel', isOnline: true, isVisible: true, scheme: 'dark' };
  expect(store.getState().environment).toEqual(now);

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(store.getState().environment).toEqual({ ...now, isOnline: false });
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.getState().environment).toEqual({ ...now, isOnline: false, isVisible: false });
  online.mockReturnValue(true);
  seen.mockReturnValue('visible');
  window.dispatchEvent(new Event('online'));
  expect(store.getState().environment).toEqual(now);
  document.documentElement.dataset['scheme'] = 'light';
  await waitFor(() => expect(store.getState().environment.scheme).toBe('light'));

  stop();
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(store.getState().environment.isOnline).toBe(true);
});

test('a page without a network shows it for as long as that lasts', async () => {
  await renderRoute('/about-us');
  expect(screen.queryByText(/you are offline/i)).toBeNull();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/offline/i)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/offline/i)).toBeNull();
});
