import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { loadTexts } from '#src/shared/i18n/loadTexts.ts';
import { makeI18n } from '#src/shared/i18n/makeI18n.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import { makeStore } from '../store.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { ChunkFailure } from '#src/shared/lib/chunks/chunkFailure.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

async function showFailing(error: Error) {
  const store = makeStore();
  // With a network it would try again by itself.
  store.dispatch(environmentChanged({ isOnline: false }));
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw error;
    return <p>Whole</p>;
  };
  // React logs what a boundary caught.
  const consoleError = jest.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await makeI18n('en', await loadTexts('en', 'common'))}>
        <CacheProvider value={createCache({ key: 'css' })}>
          <ThemeRoot>
            <MemoryRouter>
              <ScreenBoundary onRetry={() => (isBroken = false)}>
                <Broken />
              </ScreenBoundary>
            </MemoryRouter>
          </ThemeRoot>
        </CacheProvider>
      </I18nextProvider>
    </Provider>,
  );
  consoleError.mockRestore();
  return () => store.getState().screen['failure/screen'];
}

test.each([
  ['code that did not come', new ChunkFailure('missing', new Error('Loading chunk 12 failed')), 'missing'],
  ['no network', new ChunkFailure('offline', null), 'offline'],
  ['a mistake of its own', new TypeError('undefined is not a function'), 'crash'],
])('a screen that fails by %s is marked as failed in the state, until a retry', async (_name, error, kind) => {
  const shownKind = await showFailing(error);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(shownKind()).toBe(kind);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Whole')).toBeVisible();
  expect(shownKind()).toBeUndefined();
});
