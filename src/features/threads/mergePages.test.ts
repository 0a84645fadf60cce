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

test('what was missed by more than a page begins anew, and a page of the former list is left out', () => {
  const known = mergeNewest(undefined, page(0, 10));
  const anew = mergeNewest(known, page(30, 40));
  expect(ids(anew)).toEqual(Array.from({ length: 10 }, (_, index) => index + 30));
  expect(mergeOlder(anew, page(0, 5), '7')).toBe(anew);
});
