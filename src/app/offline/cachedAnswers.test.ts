import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { findAnswer, forgetAnswers, cacheAnswer } from './cachedAnswers.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const answerOf = async (userId: number, name: string, now = 1000) => (await findAnswer(userId, name, now))?.answer;

test('an answer is there only for the user who received it; a newer one replaces it', async () => {
  await cacheAnswer(7, 'orders', ['old'], 10);
  await cacheAnswer(7, 'orders', ['new'], 20);
  await cacheAnswer(8, 'orders', ['other'], 30);
  expect(await findAnswer(7, 'orders', 1000)).toMatchObject({ answer: ['new'], at: 20 });
  expect(await answerOf(8, 'orders')).toEqual(['other']);
  expect([await answerOf(9, 'orders'), await answerOf(7, 'order')]).toEqual([undefined, undefined]);
});

test('a clock that was set back shows nothing', async () => {
  await cacheAnswer(7, 'orders', 1, 100);
  expect([await answerOf(7, 'orders', 99), await answerOf(7, 'orders', 100)]).toEqual([undefined, 1]);
});

test('all answers are deleted, or all but those of one user', async () => {
  for (const userId of [7, 8, 9]) await cacheAnswer(userId, 'orders', userId, 10);
  await forgetAnswers(8);
  expect([await answerOf(7, 'orders'), await answerOf(8, 'orders'), await answerOf(9, 'orders')]).toEqual([
    undefined,
    8,
    undefined,
  ]);
  await forgetAnswers();
  expect(await answerOf(8, 'orders')).toBeUndefined();
});

test('the newest sixty stay, of two million characters at most, and none that is too long', async () => {
  for (let at = 0; at < 62; at += 1) await cacheAnswer(7, `${at}`, at, at);
  expect([await answerOf(7, '1'), await answerOf(7, '2'), await answerOf(7, '61')]).toEqual([undefined, 2, 61]);
  const long = 'x'.repeat(199_998);
  for (let at = 100; at < 110; at += 1) await cacheAnswer(7, `${at}`, long, at);
  // Ten of them are as much as there may be.
  expect([await answerOf(7, '61'), await answerOf(7, '100')]).toEqual([undefined, long]);
  await cacheAnswer(7, 'one more', '', 110);
  expect([await answerOf(7, '100'), await answerOf(7, '101')]).toEqual([undefined, long]);
  await cacheAnswer(7, '109', `${long}x`, 111);
  expect(await answerOf(7, '109')).toBeUndefined();
});

test('without storage nothing is cached and nothing fails', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await cacheAnswer(7, 'orders', 1, 1);
  await forgetAnswers();
  expect(await findAnswer(7, 'orders', 2)).toBeNull();
});
