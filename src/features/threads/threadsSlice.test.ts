import { expect, test } from '@jest/globals';
import { manyMessages, toMessage } from '#mocks/fixtures/threads.ts';
import { selectDraft, selectHasOnlyFlags } from './threadsSelectors.ts';
import { initialThreads, isUnread, keptRestored, threadsSlice } from './threadsSlice.ts';
import type { Outgoing } from './threadsSlice.ts';

const at = '2027-04-22T12:00:00.000Z';
const outgoing = (key: string): Outgoing => ({ key, threadId: 1, text: key, at, state: 'refused' });
const draft = (text: string) => ({ text, at });

test('restored messages come before new ones, and none twice', () => {
  const [sent] = manyMessages(1).map((message) => ({ ...toMessage(message, 'client'), key: 'sent' }));
  if (sent === undefined) throw new Error('There is no message.');
  const state = {
    ...initialThreads,
    conversations: { 1: { messages: [sent], olderCursor: null, seenId: 0 } },
    outbox: [outgoing('new'), outgoing('both')],
    drafts: { 'thread.1': draft('typed since') },
  };
  const restored = {
    outbox: [outgoing('old'), outgoing('both'), outgoing('sent')],
    drafts: { 'thread.1': draft('typed before'), 'car.9': draft('Is it free?') },
  };
  expect(threadsSlice.reducer(state, keptRestored(restored))).toEqual({
    ...state,
    outbox: [outgoing('old'), outgoing('new'), outgoing('both')],
    drafts: { 'thread.1': draft('typed since'), 'car.9': draft('Is it free?') },
  });
});

test('unread are messages of the other side that this one has not seen', () => {
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

test('a retry is for failed messages; a refused one waits until it is named, one being sent is left alone', () => {
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

/** The action of an answer. */
const answered = (thunk: 'Query' | 'Mutation', endpointName: string, originalArgs: object, payload: object) => ({
  type: `api/execute${thunk}/fulfilled`,
  payload,
  meta: { arg: { endpointName, originalArgs }, requestId: 'one', requestStatus: 'fulfilled' },
});

test('a message that a list contained before its own answer came is there once', () => {
  const { reducer } = threadsSlice;
  const [first, second, third] = manyMessages(3).map((message) => toMessage(message, 'client'));
  if (first === undefined || second === undefined || third === undefined) throw new Error('There is no message.');
  const conversation = { messages: [first, second], olderCursor: null, seenId: 0 };
  const state = {
    ...initialThreads,
    conversations: { 1: conversation },
    outbox: [outgoing('mine'), outgoing('other')],
  };
  const sent = (message: object, id = 1) =>
    reducer(state, answered('Mutation', 'sendMessage', { params: { id }, idempotencyKey: 'mine' }, { message }));
  expect(sent(second).conversations[1]).toBe(conversation);
  expect(sent(third).conversations[1]?.messages).toEqual([first, second, third]);
  // Of a conversation that was never opened only the sent message is stored.
  expect(sent(third, 2).conversations).toBe(state.conversations);
  for (const next of [sent(second), sent(third), sent(third, 2)]) expect(next.outbox).toEqual([outgoing('other')]);
});

test('withdrawing a message drops it alone; a draft is stored for its thread until it is empty', () => {
  const { reducer, actions } = threadsSlice;
  const written = [outgoing('mine'), outgoing('other')];
  const dropped = reducer({ ...initialThreads, outbox: written }, actions.messageDropped('mine'));
  expect(dropped.outbox).toEqual([outgoing('other')]);
  const two = (['thread.1', 'car.9'] as const).reduce(
    (state, place) => reducer(state, actions.draftWritten({ place, ...draft(`to ${place}`) })),
    initialThreads,
  );
  expect(two.drafts).toEqual({ 'thread.1': draft('to thread.1'), 'car.9': draft('to car.9') });
  expect(reducer(two, actions.draftWritten({ place: 'car.9', ...draft('') })).drafts).toEqual({
    'thread.1': draft('to thread.1'),
  });
});

test('threads that no screen can show are all there is only where none has an id; a place without a draft has none', () => {
  const stateOf = (list: readonly object[] | null) =>
    // The list of a foreign back end.
    ({ threads: { ...initialThreads, list } }) as unknown as Parameters<typeof selectHasOnlyFlags>[0];
  const flags = { is_seen: 1, is_answer: 0 };
  const cases: readonly (readonly [readonly object[] | null, boolean])[] = [
    [null, false],
    [[], false],
    [[flags], true],
    [[flags, { ...flags, id: 1 }], false],
  ];
  for (const [list, isOnly] of cases) expect(selectHasOnlyFlags(stateOf(list))).toBe(isOnly);
  expect(selectDraft(stateOf([]), 'car.9')).toBe('');
});
