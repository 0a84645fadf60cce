import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '#server/testing/testClock.ts';
import { createCache } from './createCache.ts';

test('a value is made once for all who ask, until its time is over', async () => {
  const clock = testClock('2026-11-20T00:00:00Z');
  const cached = createCache<number>(clock, 1_000);
  let made = 0;
  const make = async (): Promise<number> => (made += 1);
  assert.deepEqual(await Promise.all([cached('a', make), cached('a', make), cached('b', make)]), [1, 1, 2]);
  clock.advance(999);
  assert.equal(await cached('a', make), 1);
  clock.advance(1);
  assert.equal(await cached('a', make), 3);
});

test('all waiting callers receive a failure, and it is not cached', async () => {
  const cached = createCache<number>(testClock('2026-11-20T00:00:00Z'), 1_000);
  const fail = (): Promise<number> => Promise.reject(new Error('busy'));
  const answers = await Promise.allSettled([cached('a', fail), cached('a', fail)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await cached('a', async () => 7), 7);
});

test('the previous value is used when a new one fails', async () => {
  const clock = testClock('2026-11-20T00:00:00Z');
  const cached = createCache<number>(clock, 1_000);
  await cached('a', async () => 1);
  clock.advance(1_000);
  assert.equal(await cached('a', () => Promise.reject(new Error('busy'))), 1);
  clock.advance(1_000);
  assert.equal(await cached('a', async () => 2), 2);
});
