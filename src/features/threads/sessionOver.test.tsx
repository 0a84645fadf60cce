import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { http } from 'msw';
import { sendMessage } from '#contract/calls/threads.ts';
import { handlerOf } from '#mocks/handlerOf.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { resetMockThreads } from '#mocks/handlers/threads.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { setMockUser } from '#mocks/session.ts';
import { forgetUnsent } from '#src/app/session/forgetUnsent.ts';
import { loggedIn, sessionEnded } from '#src/features/auth/authSlice.ts';
import { logOut } from '#src/features/auth/logOut.ts';
import { selectOutbox } from './threadsSelectors.ts';
import { changeWaiting, readWaiting } from './waitingMessages.ts';
import { environmentChanged } from '#src/shared/store/environmentSlice.ts';
import { renderRoute } from '#src/testing/renderRoute.tsx';

const client = 'client@gza.test';

beforeEach(() => {
  resetMockThreads();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

const storedKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('chat.'));

const userOf = (email = client) => {
  const user = demoUsers[email]?.user;
  if (user === undefined) throw new Error(`There is no ${email}.`);
  return user;
};
const waiting = () => readWaiting(userOf().user_id, userOf().expireMinutes, Date.now());

/** A page of this tab, as main.tsx starts it; the one before is gone. Each session ends some minutes later. */
async function openPage(address: string, email = client, later = 0) {
  setMockUser(email);
  const user = userOf(email);
  const current = { ...user, expireMinutes: user.expireMinutes + later };
  const page = await renderRoute(address, { preloadedState: { auth: { current } } });
  forgetUnsent(page.store, sessionStorage);
  return page;
}

const field = () => screen.findByRole('textbox', { name: 'Write a message' });

test('input from when the session ended is restored for the same user, and deleted before another one', async () => {
  const first = await openPage('/chat?thread=1');
  await first.user.type(await field(), 'I land at six');
  await act(async () => void first.store.dispatch(sessionEnded()));
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  expect(storedKeys()).toHaveLength(1);
  first.unmount();

  const second = await openPage('/chat?thread=1');
  await waitFor(async () => expect(await field()).toHaveValue('I land at six'));
  await act(async () => void second.store.dispatch(sessionEnded()));
  second.unmount();

  await openPage('/chat?thread=1', 'owner@gza.test');
  expect(await field()).toHaveValue('');
  expect(storedKeys()).toEqual([]);
});

test('a message being sent when the session ended is shown again, and sent only on request', async () => {
  server.use(handlerOf('sendMessage', () => refuse(401, 'NOT_LOGGED_IN', 'Who is it?')));
  const first = await openPage('/chat?thread=1');
  await first.user.type(await field(), 'See you{Enter}');
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  await waitFor(async () => expect(await waiting()).toHaveLength(1));
  first.unmount();

  server.resetHandlers();
  const keys: (string | null)[] = [];
  server.use(
    http.post(`*${sendMessage.path}`, ({ request }) => void keys.push(request.headers.get('idempotency-key'))),
  );
  const { user } = await openPage('/chat?thread=1', client, 5);
  const log = await screen.findByRole('log');
  const item = (await within(log).findByText('See you')).closest('li');
  if (item === null) throw new Error('The message is no item.');
  expect(within(item).getByText('Not sent.')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(keys).toEqual([]);
  await user.click(within(item).getByRole('button', { name: 'Try again' }));
  expect(await within(log).findByTitle('Sent')).toBeInTheDocument();
  expect(keys).toHaveLength(1);
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

test('messages that the same session left waiting are sent by themselves after a reload, once', async () => {
  const { user_id, expireMinutes } = userOf();
  const message = { key: 'key-of-a-message', threadId: 1, text: 'See you', at: new Date().toISOString() };
  await changeWaiting(user_id, expireMinutes, { put: [{ ...message, state: 'unsent' }], drop: [] });
  const keys: (string | null)[] = [];
  server.use(
    http.post(`*${sendMessage.path}`, ({ request }) => void keys.push(request.headers.get('idempotency-key'))),
  );
  const { store } = await openPage('/chat?thread=1');
  const log = await screen.findByRole('log');
  await within(log).findByText('See you');
  await waitFor(() => expect(selectOutbox(store.getState())).toEqual([]));
  expect(keys).toEqual(['key-of-a-message']);
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

test('without a network a message waits untried, and once withdrawn it is in no tab any more', async () => {
  const keys: unknown[] = [];
  server.use(http.post(`*${sendMessage.path}`, ({ request }) => void keys.push(request)));
  const { user, store } = await openPage('/chat?thread=1');
  act(() => void store.dispatch(environmentChanged({ isOnline: false })));
  await user.type(await field(), 'Never mind{Enter}');
  const log = await screen.findByRole('log');
  expect(within(log).getByText('Waiting for a connection.')).toBeInTheDocument();
  await waitFor(async () => expect(await waiting()).toHaveLength(1));
  const received = Promise.withResolvers<unknown>();
  const other = new BroadcastChannel('gza-outbox');
  other.onmessage = ({ data }: MessageEvent<unknown>) => received.resolve(data);
  const [message] = selectOutbox(store.getState());
  await user.click(within(log).getByRole('button', { name: "Don't send" }));
  expect(await received.promise).toBe(message?.key);
  await waitFor(async () => expect(await waiting()).toEqual([]));

  await user.type(await field(), 'Nor this{Enter}');
  await within(log).findByText('Nor this');
  // Withdrawn in the other tab.
  other.postMessage(selectOutbox(store.getState())[0]?.key);
  await waitFor(() => expect(within(log).queryByText('Nor this')).toBeNull());
  other.close();
  act(() => void store.dispatch(environmentChanged({ isOnline: true })));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(keys).toEqual([]);
});

test('an unsent message of the last session can be deleted', async () => {
  const { user_id, expireMinutes } = userOf();
  const message = { key: 'key-of-a-message', threadId: 1, text: 'Never mind', at: new Date().toISOString() };
  await changeWaiting(user_id, expireMinutes, { put: [{ ...message, state: 'unsent' }], drop: [] });
  const { user } = await openPage('/chat?thread=1', client, 5);
  const log = await screen.findByRole('log');
  await within(log).findByText('Never mind');
  await user.click(within(log).getByRole('button', { name: 'Delete' }));
  expect(within(log).queryByText('Never mind')).toBeNull();
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

test('the first message to an owner survives, too, until it is sent', async () => {
  const write = async ({ user }: Awaited<ReturnType<typeof openPage>>) => {
    await user.click(await screen.findByRole('button', { name: 'Write to owner' }));
    return screen.findByRole('dialog', { name: /^Write to / });
  };
  const first = await openPage('/cars/rent/any/9');
  await first.user.type(within(await write(first)).getByRole('textbox'), 'Is it free?');
  await act(async () => void first.store.dispatch(sessionEnded()));
  first.unmount();

  const second = await openPage('/cars/rent/any/9');
  await waitFor(() => expect(second.store.getState().threads.drafts).toHaveProperty(['car.9']));
  const dialog = await write(second);
  expect(within(dialog).getByRole('textbox')).toHaveValue('Is it free?');
  await second.user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument();
  expect(storedKeys()).toEqual([]);
});

test('a logout deletes everything, and so does the login of another user', async () => {
  const { user, store } = await openPage('/chat?thread=1');
  await user.type(await field(), 'Mine');
  expect(storedKeys()).toHaveLength(1);
  await act(() => store.dispatch(logOut()));
  expect(storedKeys()).toEqual([]);

  sessionStorage.setItem('chat.1', '[]');
  sessionStorage.setItem('chat.2', '[]');
  sessionStorage.setItem('destination', '/orders');
  const owner = demoUsers['owner@gza.test']?.user;
  if (owner === undefined) throw new Error('No owner.');
  sessionStorage.setItem(`chat.${owner.user_id}`, '[]');
  await act(async () => void store.dispatch(loggedIn(owner)));
  expect(storedKeys().filter((key) => key !== `chat.${owner.user_id}`)).toEqual([]);
  expect(sessionStorage.getItem('destination')).toBe('/orders');
});
