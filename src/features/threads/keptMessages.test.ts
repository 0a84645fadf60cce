import { expect, jest, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { forgetKept } from './forgetKept.ts';
import { readKept, writeKept } from './keptMessages.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hours = 60 * 60_000;
const before = (ms: number) => new Date(now - ms).toISOString();
const nothing = { drafts: {}, outbox: [] };
const draft = (text: string, age = 0) => ({ text, at: before(age) });
const stored = (entries: unknown) => memoryStorage({ 'chat.7': JSON.stringify(entries) });

test('drafts and messages are there for the same user, and for nobody else', () => {
  const storage = memoryStorage();
  const message = { key: 'key-of-a-message', threadId: 1, text: 'Hi', at: before(1), state: 'sending' as const };
  writeKept(storage, 7, { drafts: { 'car.9': draft('Is it free?') }, outbox: [message] }, now);
  expect(readKept(storage, 7, now)).toEqual({
    drafts: { 'car.9': draft('Is it free?') },
    // It is sent only when its writer says so.
    outbox: [{ ...message, state: 'refused' }],
  });
  expect(readKept(storage, 8, now)).toEqual(nothing);
  writeKept(storage, 7, nothing, now);
  expect(contentOf(storage)).toEqual({});
});

test('at most twenty are kept, the newest, none longer than a message and none older than a day', () => {
  const storage = memoryStorage();
  const many = Object.fromEntries(Array.from({ length: 25 }, (_none, id) => [`thread.${id + 1}`, draft('x', 25 - id)]));
  writeKept(storage, 7, { drafts: many, outbox: [] }, now);
  expect(Object.keys(readKept(storage, 7, now).drafts)).toEqual(Object.keys(many).slice(5));
  const drafts = {
    'thread.1': draft('x'.repeat(2001)),
    'thread.2': draft('x'.repeat(2000)),
    'thread.3': draft('Old', 24 * hours),
    'thread.4': draft('Of a clock that was set back', -24 * hours),
  };
  writeKept(storage, 7, { drafts, outbox: [] }, now);
  expect(Object.keys(readKept(storage, 7, now).drafts)).toEqual(['thread.2']);
  expect(readKept(storage, 7, now + 24 * hours)).toEqual(nothing);
  expect(readKept(stored([{ place: 'thread.1', ...draft('x'.repeat(2001)) }]), 7, now)).toEqual(nothing);
});

test.each([
  ['no list', { place: 'thread.1' }],
  ['no entries', [null, 5, 'text', [], {}]],
  ['another place', [{ place: '__proto__', ...draft('x') }]],
  ['no number', [{ place: 'thread.-1', ...draft('x') }]],
  ['no text', [{ place: 'thread.1', text: 5, at: before(0) }]],
  ['no moment', [{ place: 'thread.1', text: 'x', at: 'soon' }]],
  ['no key', [{ place: 'thread.1', ...draft('x'), key: 'a b' }]],
  ['a message to no thread', [{ place: 'car.1', ...draft('x'), key: 'key-of-a-message' }]],
])('what somebody else put there is left behind: %s', (_what, entries) => {
  expect(readKept(stored(entries), 7, now)).toEqual(nothing);
});

test('one bad entry takes no good one with it', () => {
  const entries = [null, { place: 'thread.1', ...draft('x') }, { place: 'thread.2' }];
  expect(Object.keys(readKept(stored(entries), 7, now).drafts)).toEqual(['thread.1']);
});

test('corrupt, full and forbidden storage break nothing, and what is stale does not stay', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readKept(memoryStorage({ 'chat.7': '[{' }), 7, now)).toEqual(nothing);
  const storage = memoryStorage({ 'chat.7': '[]' });
  const refuse = () => {
    throw new Error('Refused.');
  };
  const full = Object.create(storage, { setItem: { value: refuse } });
  writeKept(full, 7, { drafts: { 'car.1': draft('x') }, outbox: [] }, now);
  expect(storage.getItem('chat.7')).toBeNull();
  forgetKept(Object.create(memoryStorage({ a: 'b' }), { key: { value: refuse } }));
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
  writeKept(null, 7, { drafts: { 'car.1': draft('x') }, outbox: [] }, now);
  expect(readKept(null, 7, now)).toEqual(nothing);
});
