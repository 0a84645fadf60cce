import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ApiError } from '#server/platform/http/apiError.ts';
import { testClock } from '#server/testing/testClock.ts';
import { createAnswerCache, type ShownChanges } from './answerCache.ts';
import type { MadeAnswer } from './sharedAnswer.ts';

function makeCache(limits: Parameters<typeof createAnswerCache>[2] = {}, keptSeconds = 10) {
  const clock = testClock('2026-11-22T00:00:00Z');
  const listeners: (() => void)[] = [];
  const changes: ShownChanges = {
    onShownChange: (listener) => void listeners.push(listener),
    ready: () => Promise.reject(new Error('No database.')),
  };
  const { getOrMake } = createAnswerCache({ config: { keptSeconds }, clock }, changes, limits);
  const made: string[] = [];
  const answerOf = (text: string, more: Partial<MadeAnswer> = {}): MadeAnswer => ({
    status: 200,
    headers: {},
    body: text,
    ...more,
  });
  /** What is under the key; made as `key` and how many there were before. */
  const ask = async (key: string, more: Partial<MadeAnswer> = {}): Promise<string> => {
    const answer = await getOrMake(key, async () => {
      made.push(key);
      return answerOf(`${key}${made.length}`, more);
    });
    return answer.in('identity').body.toString();
  };
  const change = (): void => {
    for (const listener of listeners) listener();
  };
  return { getOrMake, ask, made, clock, change, answerOf };
}

test('an answer is made once for all who ask, until its seconds are over', async () => {
  const { ask, clock } = makeCache({ lateMs: 0 });
  assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), ['a1', 'a1', 'b2']);
  clock.advance(9_999);
  assert.equal(await ask('a'), 'a1');
  clock.advance(1);
  assert.equal(await ask('a'), 'a3');
});

test('for some seconds more the old answer is given, while one request makes a new one', async () => {
  const { ask, clock, made } = makeCache({ lateMs: 5_000 });
  await ask('a');
  clock.advance(10_000);
  assert.deepEqual(await Promise.all([ask('a'), ask('a')]), ['a1', 'a1']);
  await setImmediate();
  assert.deepEqual(made, ['a', 'a']);
  assert.equal(await ask('a'), 'a2');
  clock.advance(15_000);
  assert.equal(await ask('a'), 'a3');
});

test('a change drops all, also what is being made of what was before', async () => {
  const { ask, getOrMake, change, answerOf } = makeCache();
  await ask('a');
  const slow = Promise.withResolvers<MadeAnswer>();
  const before = getOrMake('slow', () => slow.promise);
  change();
  assert.equal(await ask('a'), 'a2');
  const after = getOrMake('slow', async () => answerOf('new'));
  slow.resolve(answerOf('old'));
  const texts = await Promise.all([before, after].map(async (answer) => (await answer).in('identity').body.toString()));
  assert.deepEqual(texts, ['old', 'new']);
  assert.equal((await getOrMake('slow', async () => answerOf('never'))).in('identity').body.toString(), 'new');
});

test('where it may, the old answer is given for some seconds after a change, which the first change begins', async () => {
  const { ask, getOrMake, change, clock, made } = makeCache({ changedMs: 3_000 });
  await ask('a');
  change();
  // No request waits for the new one, and only one is made.
  assert.deepEqual(await Promise.all([ask('a'), ask('a')]), ['a1', 'a1']);
  await setImmediate();
  assert.deepEqual(made, ['a', 'a']);
  assert.equal(await ask('a'), 'a2');
  // Without requests none is made, and changes go on.
  for (let second = 0; second < 4; second += 1) {
    change();
    clock.advance(1_000);
  }
  assert.equal(await ask('a'), 'a3');
  change();
  const unmade = Promise.withResolvers<MadeAnswer>();
  assert.equal((await getOrMake('a', () => unmade.promise)).in('identity').body.toString(), 'a3');
  change();
  // What was being made is of before the second change.
  unmade.resolve({ status: 200, headers: {}, body: 'of before' });
  await setImmediate();
  assert.equal(await ask('a'), 'a3');
  await setImmediate();
  assert.equal(await ask('a'), 'a4');
});

test('all waiting requests receive an error, and it is not cached', async () => {
  const { getOrMake, ask, clock } = makeCache();
  const fail = (): Promise<MadeAnswer> => Promise.reject(new ApiError(404, 'NOT_FOUND'));
  const refused = await Promise.allSettled([getOrMake('a', fail), getOrMake('a', fail)]);
  assert.deepEqual(
    refused.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await ask('a', { isPassing: true }), 'a1');
  assert.equal(await ask('a'), 'a2');
  clock.advance(10_000);
  // What cannot be made any more is not given any longer than until that is known.
  await getOrMake('a', fail);
  await setImmediate();
  await assert.rejects(getOrMake('a', fail));
});

test('what sets a cookie is never shared', async () => {
  const { ask } = makeCache();
  await assert.rejects(ask('a', { headers: { 'set-cookie': 'session=1' } }), TypeError);
  assert.equal(await ask('a'), 'a2');
});

test('the least recently used answers are evicted first, by number and by bytes', async () => {
  const few = makeCache({ most: 2 });
  for (const key of ['a', 'b', 'a', 'c']) await few.ask(key);
  few.made.length = 0;
  for (const key of ['a', 'c', 'b']) await few.ask(key);
  assert.deepEqual(few.made, ['b']);

  const body = 'x'.repeat(500);
  const small = makeCache({ mostBytes: 2_500 });
  for (const key of ['a', 'b', 'c']) await small.ask(key, { body });
  small.made.length = 0;
  for (const key of ['c', 'b', 'a']) await small.ask(key, { body });
  assert.deepEqual(small.made, ['a']);
  // Larger than the whole cache: not cached, and nothing is evicted for it.
  small.made.length = 0;
  for (const key of ['large', 'a', 'large']) await small.ask(key, { body: 'x'.repeat(5_000) });
  assert.deepEqual(small.made, ['large', 'large']);
});

test('with zero seconds nothing is cached', async () => {
  const { ask } = makeCache({}, 0);
  assert.deepEqual(await Promise.all([ask('a'), ask('a')]), ['a1', 'a2']);
});

test('bytes are the same in every encoding, compressed once, and not at all when there are few', async () => {
  const { getOrMake, answerOf } = makeCache();
  const body = 'მანქანა '.repeat(500);
  const answer = await getOrMake('a', async () => answerOf(body));
  assert.equal(answer.in('identity').body.toString(), body);
  assert.equal(brotliDecompressSync(answer.in('br').body).toString(), body);
  assert.equal(gunzipSync(answer.in('gzip').body).toString(), body);
  assert.equal(answer.in('br').body, answer.in('br').body);
  const other = await getOrMake('b', async () => answerOf(body.slice(1)));
  assert.notEqual(answer.etag, other.etag);
  const small = await getOrMake('small', async () => answerOf('small'));
  assert.deepEqual(small.in('br'), { encoding: 'identity', body: Buffer.from('small') });
});

test('a rare answer is compressed quickly, to the same text', async () => {
  const { getOrMake, answerOf } = makeCache();
  const body = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, name: `car ${id % 7}`, price: id * 37 })));
  const [rare, common] = [
    await getOrMake('rare', async () => answerOf(body, { isRare: true })),
    await getOrMake('common', async () => answerOf(body)),
  ].map((answer) => answer.in('br').body);
  assert.ok(rare && common && common.length < rare.length && rare.length < body.length / 2);
  assert.equal(brotliDecompressSync(rare).toString(), body);
});
