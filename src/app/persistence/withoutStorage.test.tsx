import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { server } from '#mocks/server.ts';
import { actAsMockUser, mockToken } from '#mocks/session.ts';
import { makeVault } from '#src/shared/api/vault.ts';
import { makeStore } from '#src/app/store.ts';
import { selectEnding, selectUser } from '#src/features/auth/authSlice.ts';
import { restoreSession } from '#src/features/auth/restoreSession.ts';
import { detectLanguage } from '#src/shared/i18n/detectLanguage.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { inertPage } from '#src/shared/store/page.ts';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { canStore } from './canStore.ts';
import { goInPlace } from './goInPlace.ts';
import { storeLanguage } from './storeLanguage.ts';
import type { RunningPersistence } from './persistence.ts';
import { makePersistence } from './persistence.ts';

const email = 'client@gza.test';
const nino = demoUsers[email]!.user;
const full = () =>
  Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

const kinds: Record<string, () => Storage | null> = {
  forbidden: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  missing: () => null,
  full,
  there: () => memoryStorage(),
};

function storageOf(kind: string): Storage | null {
  const own = jest.spyOn(window, 'localStorage', 'get').mockImplementation(kinds[kind] as () => Storage);
  const storage = browserStorage('localStorage');
  own.mockRestore();
  return storage;
}

/** Logs in on a page that needs it, in a browser with such a storage. */
async function logInWith(kind: string) {
  const storage = storageOf(kind);
  const persistence = makePersistence({ storage, vault: makeVault(), defaultCurrency: 'usd', now: Date.now });
  const reload = jest.fn((_address?: string) => Promise.resolve());
  let running: RunningPersistence | null = null;
  const view = await renderRoute('/orders', {
    hasHistory: true,
    mirrored: persistence.mirrored,
    page: { ...inertPage, reload, goInPlace: async (to) => running !== null && goInPlace(running, window)(to) },
  });
  running = persistence.start(view.store, { window: new EventTarget(), channel: null, reload: () => undefined });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: demoUsers[email]?.password } });
  const buttons = screen.getAllByRole('button', { name: 'Log in' });
  await view.user.click(buttons.at(-1)!);
  return { ...view, reload, stop: running.stop };
}

test.each(['forbidden', 'missing', 'full'])('where storage is %s a login lasts as long as the page', async (kind) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, reload, stop } = await logInWith(kind);
  // On a busy machine the notice may be gone before the orders are there.
  await Promise.all([
    screen.findByText(/^Your browser does not store anything .* You stay logged in, but/),
    screen.findByRole('heading', { level: 1, name: 'Orders' }),
  ]);
  expect(selectUser(store.getState())?.client?.name).toBe('Nino Beridze');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  stop();
});

test('where there is storage the page is loaded anew, and nothing is said of it', async () => {
  const { reload, stop } = await logInWith('there');
  await waitFor(() => expect(reload).toHaveBeenCalledWith('/'));
  expect(screen.queryByText(/^Your browser does not store anything/)).not.toBeInTheDocument();
  stop();
});

test.each(['forbidden', 'missing', 'full'])('where storage is %s the next page cannot store either', (kind) => {
  expect(canStore(storageOf(kind))).toBe(false);
});

test('where there is storage looking for it leaves nothing behind', () => {
  const storage = memoryStorage({ currency: 'gel' });
  expect([canStore(storage), contentOf(storage)]).toEqual([true, { currency: 'gel' }]);
});

test('the next page knows who is logged in by the cookie, with the token and out of its state', async () => {
  actAsMockUser(nino);
  const store = makeStore();
  await store.dispatch(restoreSession());
  expect(selectUser(store.getState())).toEqual({ ...nino, expireMinutes: expect.any(Number) });
  expect(store.vault.apiToken).toBe(mockToken(nino));
  expect(JSON.stringify(store.getState())).not.toContain(mockToken(nino));
  await renderRoute('/orders', { preloadedState: { auth: store.getState().auth } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
});

test.each([
  ['a visitor’s', () => Response.json({ message: 'Log in first.', code: 'NOT_LOGGED_IN' }, { status: 401 })],
  ['without a connection', () => Response.error()],
  ['of a back end that says nothing of it', () => Response.json({})],
])('the next page is a visitor’s where it is %s', async (_what, answer) => {
  server.use(handlerOf('getUser', answer));
  const store = makeStore();
  await store.dispatch(restoreSession());
  expect([selectUser(store.getState()), selectEnding(store.getState()), store.vault.apiToken]).toEqual([
    null,
    null,
    '',
  ]);
});

test.each([
  ['forbidden', '?sort=rating&lang=ka#top'],
  ['full', '?sort=rating&lang=ka#top'],
  ['there', '?sort=rating#top'],
])('where storage is %s another language reaches the next page', (kind, end) => {
  const storage = storageOf(kind);
  window.history.replaceState({ key: 'a' }, '', '/search?sort=rating#top');
  storeLanguage(storage, window, 'ka');
  expect([window.location.search + window.location.hash, window.history.state]).toEqual([end, { key: 'a' }]);
  expect(detectLanguage(storage, ['en'], window.location.search)).toBe('ka');
});
