import type { ThreadSide } from '#contract/calls/threads.ts';
import { type MockMessage, type MockThread, threads, toMessage, toThread } from '../fixtures/threads.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockToken, mockUser } from '../session.ts';

const PAGE_SIZE = 20;
const THREADS_A_PAGE = 30;
let stored: readonly MockThread[] = threads;
let clock = Date.parse('2027-04-22T12:00:00Z');

/** Back to the threads of the fixtures; tests call it before each test. */
export function resetMockThreads(next: readonly MockThread[] = threads): void {
  stored = next;
}

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
const sideOfUser = (): ThreadSide | null => {
  const user = mockUser();
  if (user === undefined) return null;
  return user.client === null ? 'owner' : 'client';
};
const save = (thread: MockThread): void => {
  stored = [thread, ...stored.filter(({ id }) => id !== thread.id)];
};

/** Adds a message of either side to a thread, for tests and the mocked calls. */
export function writeMockMessage(threadId: number, author: ThreadSide, text: string): MockMessage {
  const thread = stored.find(({ id }) => id === threadId);
  if (thread === undefined) throw new Error(`No thread ${threadId}.`);
  const id = Math.max(0, ...stored.flatMap(({ messages }) => messages.map((message) => message.id))) + 1;
  clock += 60_000;
  const message: MockMessage = {
    id,
    author,
    text,
    is_masked: false,
    order: null,
    key: null,
    at: new Date(clock).toISOString(),
  };
  save({ ...thread, messages: [...thread.messages, message], seen: { ...thread.seen, [author]: id } });
  return message;
}

export const threadMocks = {
  listThreads: ({ query }) => {
    const user = mockUser();
    // A user whom a test logged in without the mocks has no threads.
    if (user === undefined) return { status: 'success', threads: [] };
    if (query.get('api_token') !== mockToken(user)) return notLoggedIn();
    const side = query.has('client') ? 'client' : 'owner';
    if (query.get(side) !== String(user[side]?.id)) return notFound();
    const start = Number(query.get('cursor') ?? 0);
    const end = start + THREADS_A_PAGE;
    return {
      status: 'success',
      threads: stored.slice(start, end).map((thread) => toThread(thread, side)),
      next_cursor: stored.length > end ? String(end) : null,
    };
  },
  getThread: ({ params }) => {
    const side = sideOfUser();
    const thread = stored.find(({ id }) => id === Number(params['id']));
    if (side === null || thread === undefined) return notFound();
    return { status: 'success', thread: toThread(thread, side) };
  },
  openThread: ({ body }) => {
    if (mockUser()?.client === null || mockUser() === undefined) return notLoggedIn();
    const found = stored.find(({ carId }) => carId === body.car_id);
    const id = found?.id ?? Math.max(0, ...stored.map((thread) => thread.id)) + 1;
    if (found === undefined)
      save({
        id,
        carId: Number(body.car_id),
        clientName: 'Nino B.',
        ownerName: 'Giorgi K.',
        messages: [],
        seen: { client: 0, owner: 0 },
      });
    writeMockMessage(id, 'client', body.text);
    const thread = stored.find((one) => one.id === id);
    return thread === undefined ? notFound() : { status: 'success', thread: toThread(thread, 'client') };
  },
  listMessages: ({ params, query }) => {
    const side = sideOfUser();
    const thread = stored.find(({ id }) => id === Number(params['id']));
    if (side === null || thread === undefined) return notFound();
    const before = Number(query.get('cursor') ?? Number.MAX_SAFE_INTEGER);
    const older = thread.messages.filter(({ id }) => id < before).toReversed();
    const shown = older.slice(0, PAGE_SIZE);
    return {
      status: 'success',
      messages: shown.map((message) => toMessage(message, side)),
      next_cursor: older.length > PAGE_SIZE ? String(shown.at(-1)?.id) : null,
      seen_id: thread.seen[side === 'client' ? 'owner' : 'client'],
    };
  },
  sendMessage: ({ params, body }) => {
    const side = sideOfUser();
    const thread = stored.find(({ id }) => id === Number(params['id']));
    if (side === null || thread === undefined) return notFound();
    return { status: 'success', message: toMessage(writeMockMessage(thread.id, side, body.text), side) };
  },
  markThreadSeen: ({ params }) => {
    const side = sideOfUser();
    const thread = stored.find(({ id }) => id === Number(params['id']));
    if (side === null || thread === undefined) return notFound();
    const seen = { ...thread.seen, [side]: thread.messages.at(-1)?.id ?? 0 };
    stored = stored.map((one) => (one.id === thread.id ? { ...thread, seen } : one));
    return { status: 'success' };
  },
} satisfies MocksOf<'listThreads' | 'getThread' | 'openThread' | 'listMessages' | 'sendMessage' | 'markThreadSeen'>;
