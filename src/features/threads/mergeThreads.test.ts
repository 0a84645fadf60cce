import { expect, test } from '@jest/globals';
import type { Thread, ThreadFlags } from '#contract/calls/threads.ts';
import { threads, toThread } from '#mocks/fixtures/threads.ts';
import { isThread, mergeFirst, mergeLater, mergeOne } from './mergeThreads.ts';

const [example] = threads;
/** A thread last written in at that minute. */
function thread(id: number, minute: number): Thread {
  if (example === undefined) throw new Error('There is no example of a thread.');
  return { ...toThread(example, 'client'), id, at: `2027-04-22T12:${String(minute).padStart(2, '0')}:00.000Z` };
}
const ids = (list: readonly (Thread | ThreadFlags)[] | null) => (list ?? []).filter(isThread).map(({ id }) => id);

test('a refetched first page keeps what was loaded behind it, and its cursor', () => {
  const known = { list: [thread(1, 9), thread(2, 8), thread(3, 7), thread(4, 6)], laterCursor: 'after 4' };
  const merged = mergeFirst(known, { list: [thread(3, 10), thread(1, 9), thread(2, 8)], laterCursor: 'after 2' });
  expect([ids(merged.list), merged.laterCursor]).toEqual([[3, 1, 2, 4], 'after 4']);
});

test('a first page that is the whole list replaces everything, flags alone too', () => {
  const known = { list: [thread(1, 9), thread(2, 8)], laterCursor: 'after 2' };
  expect(mergeFirst(known, { list: [thread(1, 9)], laterCursor: null })).toEqual({
    list: [thread(1, 9)],
    laterCursor: null,
  });
  const flags = { list: [{ is_seen: 0, is_answer: 1 }] as const, laterCursor: null };
  expect(mergeFirst(known, flags)).toEqual(flags);
});

test('the next page follows without a double; one of another list is left out', () => {
  const known = { list: [thread(1, 9), thread(2, 8)], laterCursor: 'after 2' };
  const page = { list: [thread(2, 8), thread(3, 7)], laterCursor: null };
  const merged = mergeLater(known, page, 'after 2');
  expect([ids(merged.list), merged.laterCursor]).toEqual([[1, 2, 3], null]);
  expect(mergeLater(known, page, 'after 9')).toBe(known);
});

test('one thread is sorted by its last message', () => {
  const list = [thread(1, 9), thread(2, 8), thread(3, 7)];
  expect(ids(mergeOne(list, thread(3, 10)))).toEqual([3, 1, 2]);
  expect(ids(mergeOne(list, thread(2, 8)))).toEqual([1, 2, 3]);
  expect(ids(mergeOne(list, thread(4, 1)))).toEqual([1, 2, 3, 4]);
  expect(mergeOne(null, thread(4, 1))).toBeNull();
});
