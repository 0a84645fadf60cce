import { expect, test } from '@jest/globals';
import { manyMessages, toMessage } from '#mocks/fixtures/threads.ts';
import { mergeNewest, mergeOlder } from './mergePages.ts';

const all = manyMessages(50).map((message) => toMessage(message, 'client'));
const page = (from: number, to: number) => ({
  messages: all.slice(from, to),
  next_cursor: from === 0 ? null : String(all[from]?.id),
  seen_id: 0,
});
const ids = (conversation: { messages: readonly { id: number }[] }) => conversation.messages.map(({ id }) => id - 1000);

test('pages join without gaps or doubles', () => {
  const newest = mergeNewest(undefined, page(20, 30));
  const older = mergeOlder(newest, page(10, 20), String(all[20]?.id));
  const later = mergeNewest(older, page(25, 35));
  expect(ids(later)).toEqual(Array.from({ length: 25 }, (_, index) => index + 10));
  expect(later.olderCursor).toBe(String(all[10]?.id));
  const first = mergeOlder(later, page(0, 10), String(all[10]?.id));
  expect(ids(first)[0]).toBe(0);
  expect(first.olderCursor).toBeNull();
});

test('after a gap of more than a page the list restarts, and a page of the former list is ignored', () => {
  const known = mergeNewest(undefined, page(0, 10));
  const anew = mergeNewest(known, page(30, 40));
  expect(ids(anew)).toEqual(Array.from({ length: 10 }, (_, index) => index + 30));
  expect(mergeOlder(anew, page(0, 5), '7')).toBe(anew);
});

test('a message that arrived in between is sorted by its number', () => {
  const known = { ...mergeNewest(undefined, page(0, 1)), messages: [...all.slice(0, 1), ...all.slice(2, 3)] };
  expect(ids(mergeNewest(known, page(1, 4)))).toEqual([0, 1, 2, 3]);
});

test('a page that starts at the last known message leaves no gap, the next one would', () => {
  const known = mergeNewest(undefined, page(10, 20));
  expect(ids(mergeNewest(known, page(19, 25)))).toHaveLength(15);
  expect(ids(mergeNewest(known, page(20, 25)))).toHaveLength(5);
});

test('a page without older ones is the whole beginning, and an empty one removes nothing', () => {
  const known = mergeNewest(undefined, page(10, 20));
  const whole = mergeNewest(known, { ...page(30, 40), next_cursor: null });
  expect(ids(whole)).toHaveLength(20);
  expect(whole.olderCursor).toBeNull();
  expect(mergeNewest(known, { ...page(0, 0), next_cursor: '7' })).toEqual(known);
});

test('the number of messages that the other side has seen only grows', () => {
  const seen = (seenId: number) => ({ ...page(10, 20), seen_id: seenId });
  expect(mergeNewest(undefined, seen(0)).seenId).toBe(0);
  const known = mergeNewest(undefined, seen(1015));
  expect(known.seenId).toBe(1015);
  expect(mergeNewest(known, seen(1012)).seenId).toBe(1015);
  expect(mergeNewest(known, seen(1018)).seenId).toBe(1018);
});

test('older messages of an unloaded conversation become its whole content', () => {
  const older = mergeOlder(undefined, { ...page(10, 20), seen_id: 1015 }, '7');
  expect(older).toEqual({ messages: all.slice(10, 20), olderCursor: String(all[10]?.id), seenId: 1015 });
});
