import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import type { Outgoing } from './threadsSlice.ts';
import { changeWaiting, forgetWaiting, readWaiting } from './waitingMessages.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hours = 60 * 60_000;
const session = 29_000_000;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const message = (key: string, age = 0, text = key): Outgoing => ({
  key,
  threadId: 1,
  text,
  at: new Date(now - age).toISOString(),
  state: 'unsent',
});
const put = (userId: number, ...messages: readonly Outgoing[]) =>
  changeWaiting(userId, session, { put: messages, drop: [] });
const keysOf = async (userId: number) => (await readWaiting(userId, session, now)).map(({ key }) => key);

test('messages wait in the order in which they were written, for their writer only', async () => {
  await put(7, message('second', 1), message('first', 2));
  await put(8, message('other'));
  expect(await readWaiting(7, session, now)).toEqual([
    { ...message('first', 2), state: 'waiting' },
    { ...message('second', 1), state: 'waiting' },
  ]);
  expect([await keysOf(8), await keysOf(6), await keysOf(9)]).toEqual([['other'], [], []]);
});

test("messages of another session wait for their writer's consent", async () => {
  await put(7, message('mine'));
  const stateIn = async (of: number) => (await readWaiting(7, of, now))[0]?.state;
  expect([await stateIn(session + 1), await stateIn(session + 2), await stateIn(session - 2)]).toEqual([
    'waiting',
    'refused',
    'refused',
  ]);
});

test('a message that was sent or withdrawn waits no longer', async () => {
  await put(7, message('one', 2), message('two', 1));
  await put(8, message('one'));
  await changeWaiting(7, session, { put: [], drop: ['one'] });
  expect([await keysOf(7), await keysOf(8)]).toEqual([['two'], ['one']]);
});

test('the newest twenty wait, for a day, and none that is longer than a message', async () => {
  await put(7, ...Array.from({ length: 22 }, (_none, index) => message(`m${index}`, 22 - index)));
  expect(await keysOf(7)).toEqual(Array.from({ length: 20 }, (_none, index) => `m${index + 2}`));
  await put(9, message('old', 24 * hours), message('set back', -24 * hours), message('long', 0, 'x'.repeat(2001)));
  await put(9, message('fits', 0, 'x'.repeat(2000)));
  expect(await keysOf(9)).toEqual(['fits']);
});

test('all messages are deleted, or all but those of one user', async () => {
  for (const userId of [7, 8]) await put(userId, message('one'));
  await forgetWaiting(7);
  expect([await keysOf(7), await keysOf(8)]).toEqual([['one'], []]);
  await forgetWaiting();
  expect(await keysOf(7)).toEqual([]);
});
