import { expect, test } from '@jest/globals';
import { manyMessages, toMessage } from '#mocks/fixtures/threads.ts';
import { initialThreads, isUnread, keptRestored, threadsSlice } from './threadsSlice.ts';
import type { Outgoing } from './threadsSlice.ts';

const at = '2027-04-22T12:00:00.000Z';
const outgoing = (key: string): Outgoing => ({ key, threadId: 1, text: key, at, state: 'refused' });
const draft = (text: string) => ({ text, at });

test('what was kept comes back before what is written since, and nothing of it twice', () => {
  const [sent] = manyMessages(1).map((message) => ({ ...toMessage(message, 'client'), key: 'sent' }));
  if (sent === undefined) throw new Error('There is no message.');
  const state = {
    ...initialThreads,
    conversations: { 1: { messages: [sent], olderCursor: null, seenId: 0 } },
    outbox: [outgoing('new'), outgoing('both')],
    drafts: { 'thread.1': draft('typed since') },
  };
  const kept = {
    outbox: [outgoing('old'), outgoing('both'), outgoing('sent')],
    drafts: { 'thread.1': draft('typed before'), 'car.9': draft('Is it free?') },
  };
  expect(threadsSlice.reducer(state, keptRestored(kept))).toEqual({
    ...state,
    outbox: [outgoing('old'), outgoing('new'), outgoing('both')],
    drafts: { 'thread.1': draft('typed since'), 'car.9': draft('Is it free?') },
  });
});

test('unread is what the other side wrote and this one has not seen', () => {
  const look = (side: 'client' | 'owner') =>
    ([0, 1] as const).map((is_seen) => ([0, 1] as const).map((is_answer) => isUnread({ is_seen, is_answer }, side)));
  expect(look('client')).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(look('owner')).toEqual([
    [true, false],
    [false, false],
  ]);
});

test('another try is for what did not get through; what was refused waits until it is named, what is being sent is left', () => {
  const { reducer, actions } = threadsSlice;
  const outbox = [
    { ...outgoing('sending'), state: 'sending' },
    { ...outgoing('unsent'), state: 'unsent' },
    outgoing('refused'),
    outgoing('named'),
  ] as const;
  const statesAfter = (key?: string) =>
    reducer({ ...initialThreads, outbox }, actions.sendingWanted(key)).outbox.map(({ state }) => state);
  expect(statesAfter()).toEqual(['sending', 'waiting', 'refused', 'refused']);
  expect(statesAfter('named')).toEqual(['sending', 'waiting', 'refused', 'waiting']);
  const none = { ...initialThreads, outbox: [outgoing('refused')] };
  expect(reducer(none, actions.sendingWanted())).toBe(none);
});
