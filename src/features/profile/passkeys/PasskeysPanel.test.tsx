import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { passkeyMocks } from '#mocks/handlers/auth/passkeys.ts';
import { refuse, refuseFields } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { removeDevice, stubDevice } from '#src/features/auth/passkey/testing/stubDevice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

afterEach(removeDevice);

async function open() {
  const { user, store } = await renderRoute('/profile', {
    preloadedState: { auth: { current: demoUsers['client@gza.test']?.user ?? null } },
  });
  const press = (name: string | RegExp, place: Pick<typeof screen, 'findByRole'> = screen) =>
    place.findByRole('button', { name }).then((button) => user.click(button));
  return { user, store, press };
}

async function openAdding() {
  const view = await open();
  await view.press('Add a passkey');
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Add a passkey' })) };
}

test('a passkey is named by where it was made, and removed after a question', async () => {
  const { press } = await open();
  const remove = 'Remove: Samsung Internet, Android';
  expect(await screen.findByText(/^added .* · last used .* · also on your other devices$/)).toBeVisible();
  await press(remove);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Remove the passkey “Samsung Internet, Android”?' }),
  );
  server.use(handlerOf('removePasskey', () => refuse(503, 'UNAVAILABLE', 'Please come back in a minute.')));
  await press('Remove', question);
  expect(await question.findByText('Please come back in a minute.')).toBeVisible();
  await press('Keep it', question);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  server.use(
    handlerOf('removePasskey', () => {
      server.use(handlerOf('listPasskeys', () => ({ status: 'success', passkeys: [] })));
      return { status: 'success' };
    }),
  );
  await press(remove);
  await press('Remove', within(await screen.findByRole('alertdialog')));
  expect(await screen.findByText('The passkey was removed.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: remove })).not.toBeInTheDocument());
});

test('a login some time ago is repeated, then the device makes the passkey', async () => {
  stubDevice();
  const sent: unknown[] = [];
  server.use(
    handlerOf('startPasskey', (request) => {
      const { body } = request;
      sent.push(body);
      if (body?.current_password === undefined) return refuseFields({ current_password: 'Enter your password.' });
      if (body.code === undefined) return refuseFields({ code: 'Enter the code.' });
      return passkeyMocks.startPasskey();
    }),
  );
  const { press, dialog, store } = await openAdding();
  expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
  await press('Continue', dialog);
  const password = await dialog.findByLabelText('Current password');
  expect(password).toBeValid();
  expect(dialog.getByText('Enter your password.')).toBeVisible();
  fireEvent.change(password, { target: { value: 'road-to-batumi' } });
  await press('Continue', dialog);
  const code = await dialog.findByLabelText('Code from the app, or a recovery code');
  expect(JSON.stringify(store.getState())).not.toContain('road-to-batumi');
  fireEvent.change(code, { target: { value: '123456' } });
  await press('Continue', dialog);
  expect(await screen.findByText('The passkey was added.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove: Chrome, Android' })).toBeVisible();
  expect(sent).toEqual([
    {},
    { current_password: 'road-to-batumi' },
    { current_password: 'road-to-batumi', code: '123456' },
  ]);
});

test('who leaves the question of the device can try again; a device that has a passkey makes no second one', async () => {
  stubDevice('NotAllowedError');
  const { press, dialog } = await openAdding();
  await press('Continue', dialog);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled());
  expect(dialog.queryByRole('alert')?.textContent ?? '').toBe('');
  stubDevice('InvalidStateError');
  await press('Continue', dialog);
  expect(await screen.findByText('This device already has a passkey for your account.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a browser without passkeys shows those of others, and adds none', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Remove: Samsung Internet, Android' })).toBeVisible();
  expect(screen.getByText(/cannot be added in this browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
