import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { takeDestination } from '#src/shared/lib/destination.ts';
import { selectUser } from '../authSlice.ts';
import { openDialog } from '../testing/openDialog.ts';
import { removeDevice, stubDevice } from './testing/stubDevice.ts';

afterEach(removeDevice);

const name = 'Log in with a passkey';
const next = '/checkout/toyota-prius/9?from=1';

test('the device logs in without an address, and on to what asked for the account', async () => {
  stubDevice();
  let sent: unknown;
  server.use(
    handlerOf('loginByPasskey', ({ body }) => {
      sent = body;
      const { user } = demoUsers['client@gza.test']!;
      return { ...user, apiToken: 'token', expireMinutes: Math.floor(Date.now() / 60_000) + 120 };
    }),
  );
  const { press, page, store } = await openDialog({ kind: 'login', reason: 'booking', next });
  await press(name);
  await waitFor(() => expect(page.reload).toHaveBeenCalledWith('/'));
  expect(sent).toMatchObject({
    credential: { id: 'a2V5', type: 'public-key', response: { signature: 'c2lnbmF0dXJl', userHandle: 'dXNlciAxMQ' } },
  });
  expect(takeDestination(sessionStorage, () => true)).toBe(next);
  expect(selectUser(store.getState())?.client?.name).toBe('Nino Beridze');
  expect(store.vault.apiToken).toBe('token');
  expect(JSON.stringify(store.getState())).not.toContain('c2lnbmF0dXJl');
});

test('without https, or in an old browser, there is no button', async () => {
  const { dialog } = await openDialog({ kind: 'login' });
  expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeVisible();
  expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('who leaves the question of the device is back at the login, without a message', async () => {
  stubDevice('NotAllowedError');
  const { press, dialog, store } = await openDialog({ kind: 'login' });
  await press(name);
  await waitFor(() => expect(dialog.getByRole('button', { name })).toBeEnabled());
  expect(dialog.queryByRole('alert')?.textContent ?? '').toBe('');
  expect(selectUser(store.getState())).toBeNull();
});

test.each([
  [
    'a passkey that is refused',
    () => refuseFields({ credential: 'This passkey did not work.' }),
    'This passkey did not work.',
  ],
  ['a blocked account', () => refuseFields({ email: 'This account is blocked.' }), 'This account is blocked.'],
  ['a network that is gone', () => Response.error(), /no connection to the server/],
])('%s is shown below the button', async (_what, answer, text) => {
  stubDevice();
  server.use(handlerOf('loginByPasskey', answer));
  const { press, dialog } = await openDialog({ kind: 'login' });
  await press(name);
  expect(await dialog.findByText(text)).toBeVisible();
});
