import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';
import { phoneApi } from './phoneApi.ts';

const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg', { type: 'image/jpeg' });
const secret = 'a-link-for-one-phone';

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

async function openDesk() {
  setMockUser('client@gza.test');
  const current = demoUsers['client@gza.test']?.user ?? null;
  const page = await renderRoute(paths.verification, { preloadedState: { auth: { current } } });
  const panel = within(await screen.findByRole('region', { name: 'Use the camera of your phone' }));
  return { ...page, panel };
}

test('a code is shown until the phone has opened it, and the link can be ended', async () => {
  const { user, panel, store } = await openDesk();
  await user.click(panel.getByRole('button', { name: 'Show the code' }));
  expect(await panel.findByRole('img', { name: 'The code for your phone' })).toBeVisible();
  expect(panel.getByText('Scan the code with your phone')).toBeVisible();
  expect(panel.getByText(/^Ends in (10:00|09:\d\d)$/)).toBeVisible();
  // Neither the state nor a trace has what opens it.
  expect(JSON.stringify(store.getState())).not.toContain(secret);
  server.use(
    handlerOf('getVerificationLink', () => ({
      status: 'success',
      verification_link: { is_opened: true, expires_at: new Date(Date.now() + 60_000).toISOString() },
    })),
  );
  act(() => void store.dispatch(phoneApi.util.invalidateTags(['Verification'])));
  expect(await panel.findByText('The phone is connected')).toBeVisible();
  expect(panel.queryByRole('img', { name: 'The code for your phone' })).not.toBeInTheDocument();
  server.resetHandlers();
  await user.click(panel.getByRole('button', { name: 'End the link' }));
  expect(await panel.findByRole('button', { name: 'New code' })).toBeVisible();
});

test('a code that could not be created shows an error and can be retried', async () => {
  server.use(handlerOf('createVerificationLink', () => refuse(503, 'UNAVAILABLE', 'The service is busy.')));
  const { user, panel } = await openDesk();
  await user.click(panel.getByRole('button', { name: 'Show the code' }));
  expect(await panel.findByText('The code could not be made. Please try again.')).toBeVisible();
  server.resetHandlers();
  await user.click(panel.getByRole('button', { name: 'Show the code' }));
  expect(await panel.findByRole('img', { name: 'The code for your phone' })).toBeVisible();
});

test('the phone opens the link, removes the secret from the address and sends the missing documents', async () => {
  const desk = await openDesk();
  await desk.user.click(desk.panel.getByRole('button', { name: 'Show the code' }));
  await desk.panel.findByRole('img', { name: 'The code for your phone' });
  desk.unmount();
  setMockUser(undefined);
  const { user, store } = await renderRoute(`${paths.verificationPhone}#${secret}`);
  expect(await screen.findByRole('heading', { name: 'Photos of your documents' })).toBeVisible();
  expect(screen.getByText(/The photos go to the account of N••• B•••/)).toBeVisible();
  expect(JSON.stringify(store.getState())).not.toContain(secret);
  const card = within(screen.getByRole('article', { name: 'Driving licence, back' }));
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  await user.upload(card.getByLabelText('Choose a photo: Driving licence, back', { selector: 'input' }), jpeg);
  await user.click(await screen.findByRole('button', { name: 'Send photo' }));
  expect(await card.findByText(/^Sent /)).toBeVisible();
});

test('an expired link explains what to do, and opens nothing', async () => {
  const gone = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
  server.use(handlerOf('openVerificationLink', gone), handlerOf('listPhoneDocuments', gone));
  await renderRoute(`${paths.verificationPhone}#${secret}`);
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
});
