import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { makeVault } from '#src/api/vault.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { browserStorage } from '#src/lib/browserStorage.ts';
import { inertPage } from '#src/store/page.ts';
import { memoryStorage } from '#src/testing/memoryStorage.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { goInPlace } from './goInPlace.ts';
import type { RunningPersistence } from './persistence.ts';
import { makePersistence } from './persistence.ts';

const email = 'client@gza.test';
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

/** Logs in on a page that needs it, in a browser with such a storage. */
async function logInWith(get: () => Storage | null) {
  const own = jest.spyOn(window, 'localStorage', 'get').mockImplementation(get as () => Storage);
  const storage = browserStorage('localStorage');
  own.mockRestore();
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
  const { store, reload, stop } = await logInWith(kinds[kind]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
  expect(selectUser(store.getState())?.client?.name).toBe('Nino Beridze');
  expect(screen.getByText(/^Your browser does not store anything/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  stop();
});

test('where there is storage the page is loaded anew, and nothing is said of it', async () => {
  const { reload, stop } = await logInWith(kinds['there']!);
  await waitFor(() => expect(reload).toHaveBeenCalledWith('/'));
  expect(screen.queryByText(/^Your browser does not store anything/)).not.toBeInTheDocument();
  stop();
});
