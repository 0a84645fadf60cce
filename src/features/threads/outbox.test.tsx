import { beforeEach, expect, test } from '@jest/globals';
import { http } from 'msw';
import { listMessages, listThreads, sendMessage } from '#contract/calls/threads.ts';
import { toMessage } from '#mocks/fixtures/threads.ts';
import { resetMockThreads, threadMocks, writeMockMessage } from '#mocks/handlers/threads.ts';
import { server } from '#mocks/server.ts';
import { mockToken, setMockUser } from '#mocks/session.ts';
import { demoUsers } from '#mocks/fixtures/users.ts';
import { makeStore } from '#src/app/store.ts';
import { followThreads } from './live/followThreads.ts';
import { readMessages, readThreads } from './readThreads.ts';
import { retrySending, writeMessage } from './sendWaiting.ts';
import { selectConversation, selectOutbox, selectThreads, selectUnreadCount } from './threadsSelectors.ts';

const sendPath = `*${sendMessage.path}`;

/** A logged-in user whose threads are followed until the test ends. */
async function follow(email = 'client@gza.test') {
  setMockUser(email);
  const current = demoUsers[email]?.user ?? null;
  const store = makeStore({ preloadedState: { auth: { current } } });
  store.vault.apiToken = current === null ? '' : mockToken(current);
  const stop = store.dispatch(followThreads());
  await store.dispatch(readThreads());
  const settled = async (isSettled: () => boolean) => {
    while (!isSettled()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { store, stop, settled };
}

/** What was sent to the server, in order; `answer` decides the outcome of each try. */
function watchSending(answer: (count: number) => 'write' | 'lose the answer' | 'refuse' | 'no network') {
  const tries: { readonly text: string; readonly key: string | null }[] = [];
  const written = new Map<string | null, ReturnType<typeof writeMockMessage>>();
  server.use(
    http.post(sendPath, async ({ request, params }) => {
      const { text } = (await request.json()) as { text: string };
      const key = request.headers.get('idempotency-key');
      tries.push({ text, key });
      const fate = answer(tries.length);
      if (fate === 'no network') return Response.error();
      if (fate === 'refuse') return Response.json({ message: 'No.', code: 'NOT_ALLOWED' }, { status: 403 });
      const message = written.get(key) ?? writeMockMessage(Number(params['id']), 'client', text);
      written.set(key, message);
      if (fate === 'lose the answer') return Response.error();
      return Response.json({ status: 'success', message: { ...toMessage(message, 'client'), key } }, { status: 201 });
    }),
  );
  return { tries, written };
}

beforeEach(() => {
  resetMockThreads();
  // What one test leaves unsent is none of the next one's.
  sessionStorage.clear();
});

const textsOf = (store: Awaited<ReturnType<typeof follow>>['store']) =>
  selectConversation(store.getState(), 1)
    ?.messages.slice(4)
    .map(({ text }) => text);

test('messages written without a network are sent once, in order, when it is back', async () => {
  const { store, stop, settled } = await follow();
  await store.dispatch(readMessages(1));
  let isOnline = false;
  const { tries, written } = watchSending(() => (isOnline ? 'write' : 'no network'));
  for (const text of ['One', 'Two', 'Three']) store.dispatch(writeMessage(1, text));
  await settled(() => selectOutbox(store.getState())[0]?.state === 'unsent');
  expect(tries.map(({ text }) => text)).toEqual(['One']);
  isOnline = true;
  store.dispatch(retrySending());
  store.dispatch(retrySending());
  await settled(() => selectOutbox(store.getState()).length === 0);
  expect(textsOf(store)).toEqual(['One', 'Two', 'Three']);
  expect(tries.map(({ text }) => text)).toEqual(['One', 'One', 'Two', 'Three']);
  expect(tries[0]?.key).toBe(tries[1]?.key);
  expect(written.size).toBe(3);
  stop();
});

test('a message is on its way as soon as it is written', async () => {
  const { store, stop, settled } = await follow();
  watchSending(() => 'write');
  store.dispatch(writeMessage(1, 'Now'));
  expect(selectOutbox(store.getState())[0]?.state).toBe('sending');
  await settled(() => selectOutbox(store.getState()).length === 0);
  stop();
});

test('a message that comes while messages are read is read too', async () => {
  const { store, stop, settled } = await follow();
  await store.dispatch(readMessages(1));
  const held: (() => void)[] = [];
  server.use(
    http.get(`*${listMessages.path}`, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const answer = threadMocks.listMessages({ params: { id: '1' }, query, body: undefined });
      await new Promise<void>((resolve) => held.push(resolve));
      return Response.json(answer);
    }),
  );
  void store.dispatch(readMessages(1));
  await settled(() => held.length === 1);
  writeMockMessage(1, 'owner', 'Just now');
  window.dispatchEvent(new Event('online'));
  held[0]?.();
  await settled(() => held.length === 2);
  held[1]?.();
  await settled(() => textsOf(store)?.includes('Just now') === true);
  stop();
});

test.each([
  [401, 'unsent'],
  [402, 'refused'],
  [408, 'unsent'],
  [409, 'unsent'],
  [410, 'refused'],
  [422, 'refused'],
  [429, 'unsent'],
  [430, 'refused'],
  [499, 'refused'],
  [500, 'unsent'],
  [503, 'unsent'],
] as const)('after the answer %s a message is %s', async (status, state) => {
  const { store, stop, settled } = await follow();
  server.use(http.post(sendPath, () => Response.json({ message: 'No.', code: 'CONFLICT' }, { status })));
  store.dispatch(writeMessage(1, 'Again?'));
  await settled(() => selectOutbox(store.getState())[0]?.state !== 'sending');
  expect(selectOutbox(store.getState())[0]?.state).toBe(state);
  stop();
});

test('a message whose answer was lost is neither shown nor sent twice', async () => {
  const { store, stop, settled } = await follow();
  await store.dispatch(readMessages(1));
  const { written } = watchSending((count) => (count === 1 ? 'lose the answer' : 'write'));
  store.dispatch(writeMessage(1, 'Once'));
  await settled(() => selectOutbox(store.getState())[0]?.state === 'unsent');
  store.dispatch(retrySending());
  await settled(() => selectOutbox(store.getState()).length === 0);
  await store.dispatch(readMessages(1));
  expect(textsOf(store)).toEqual(['Once']);
  expect(written.size).toBe(1);
  stop();
});

test('a refused message delays no other and is retried only on request', async () => {
  const { store, stop, settled } = await follow();
  await store.dispatch(readMessages(1));
  const { tries } = watchSending((count) => (count === 1 ? 'refuse' : 'write'));
  store.dispatch(writeMessage(1, 'Bad'));
  store.dispatch(writeMessage(1, 'Good'));
  await settled(() => selectOutbox(store.getState()).length === 1);
  store.dispatch(retrySending());
  expect(selectOutbox(store.getState()).map(({ text, state }) => [text, state])).toEqual([['Bad', 'refused']]);
  store.dispatch(retrySending(selectOutbox(store.getState())[0]?.key));
  await settled(() => selectOutbox(store.getState()).length === 0);
  expect(tries.map(({ text }) => text)).toEqual(['Bad', 'Good', 'Bad']);
  stop();
});

test('an event of a thread reads that thread again, and the list only when it cannot be read alone', async () => {
  const { store, stop, settled } = await follow();
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => void requests.push(new URL(request.url).pathname));
  const other = new BroadcastChannel('gza-events');
  writeMockMessage(1, 'owner', 'It is.');
  other.postMessage({ event: 1 });
  await settled(() => selectThreads(store.getState())?.[0]?.last_message?.text === 'It is.');
  expect(requests).toEqual(['/api/threads/1']);

  requests.length = 0;
  other.postMessage({ event: 999 });
  await settled(() => requests.includes('/api/threads/list'));
  expect(requests).toEqual(['/api/threads/999', '/api/threads/list']);
  other.close();
  server.events.removeAllListeners();
  stop();
});

test('unread counts as documented, also for a back end with only the flags', async () => {
  const { store, stop } = await follow();
  expect(selectUnreadCount(store.getState(), 'client')).toBe(2);
  expect(selectUnreadCount(store.getState(), 'owner')).toBe(1);
  const threads = [
    { is_seen: 0, is_answer: 1 },
    { is_seen: 1, is_answer: 1 },
    { is_seen: 0, is_answer: 0 },
  ];
  server.use(http.get(`*${listThreads.path}`, () => Response.json({ status: 'success', threads })));
  await store.dispatch(readThreads());
  expect([selectUnreadCount(store.getState(), 'client'), selectUnreadCount(store.getState(), 'owner')]).toEqual([1, 1]);
  stop();
  expect(selectUnreadCount(store.getState(), 'client')).toBe(0);
});
