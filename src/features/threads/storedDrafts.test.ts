import { expect, jest, test } from '@jest/globals';
import { contentOf, memoryStorage } from '#src/testing/memoryStorage.ts';
import { forgetDrafts } from './forgetDrafts.ts';
import { readDrafts, writeDrafts } from './storedDrafts.ts';

const now = Date.UTC(2026, 10, 22, 12);
const hours = 60 * 60_000;
const before = (ms: number) => new Date(now - ms).toISOString();
const nothing = {};
const draft = (text: string, age = 0) => ({ text, at: before(age) });
const stored = (entries: unknown) => memoryStorage({ 'chat.7': JSON.stringify(entries) });

test('drafts are restored for the same user only', () => {
  const storage = memoryStorage();
  writeDrafts(storage, 7, { 'car.9': draft('Is it free?') }, now);
  expect(readDrafts(storage, 7, now)).toEqual({ 'car.9': draft('Is it free?') });
  expect(readDrafts(storage, 8, now)).toEqual(nothing);
  writeDrafts(storage, 7, nothing, now);
  expect(contentOf(storage)).toEqual({});
});

test('at most twenty are stored, the newest, none longer than a message and none older than a day', () => {
  const storage = memoryStorage();
  const many = Object.fromEntries(Array.from({ length: 25 }, (_none, id) => [`thread.${id + 1}`, draft('x', 25 - id)]));
  writeDrafts(storage, 7, many, now);
  expect(Object.keys(readDrafts(storage, 7, now))).toEqual(Object.keys(many).slice(5));
  const drafts = {
    'thread.1': draft('x'.repeat(2001)),
    'thread.2': draft('x'.repeat(2000)),
    'thread.3': draft('Old', 24 * hours),
    'thread.4': draft('Of a clock that was set back', -24 * hours),
  };
  writeDrafts(storage, 7, drafts, now);
  expect(Object.keys(readDrafts(storage, 7, now))).toEqual(['thread.2']);
  expect(readDrafts(storage, 7, now + 24 * hours)).toEqual(nothing);
  expect(readDrafts(stored([{ place: 'thread.1', ...draft('x'.repeat(2001)) }]), 7, now)).toEqual(nothing);
});

test.each([
  ['no list', { place: 'thread.1' }],
  ['no entries', [null, 5, 'text', [], {}]],
  ['another place', [{ place: '__proto__', ...draft('x') }]],
  ['no number', [{ place: 'thread.-1', ...draft('x') }]],
  ['no text', [{ place: 'thread.1', text: 5, at: before(0) }]],
  ['no moment', [{ place: 'thread.1', text: 'x', at: 'soon' }]],
])('invalid entries are ignored: %s', (_what, entries) => {
  expect(readDrafts(stored(entries), 7, now)).toEqual(nothing);
});

test('one invalid entry does not affect valid ones', () => {
  const entries = [null, { place: 'thread.1', ...draft('x') }, { place: 'thread.2' }];
  expect(Object.keys(readDrafts(stored(entries), 7, now))).toEqual(['thread.1']);
});

test('corrupt, full and forbidden storage break nothing, and outdated entries are deleted', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readDrafts(memoryStorage({ 'chat.7': '[{' }), 7, now)).toEqual(nothing);
  const storage = memoryStorage({ 'chat.7': '[]' });
  const refuse = () => {
    throw new Error('Refused.');
  };
  const full = Object.create(storage, { setItem: { value: refuse } });
  writeDrafts(full, 7, { 'car.1': draft('x') }, now);
  expect(storage.getItem('chat.7')).toBeNull();
  forgetDrafts(Object.create(memoryStorage({ a: 'b' }), { key: { value: refuse } }));
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
  writeDrafts(null, 7, { 'car.1': draft('x') }, now);
  expect(readDrafts(null, 7, now)).toEqual(nothing);
});
