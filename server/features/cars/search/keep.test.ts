import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '#server/testing/testClock.ts';
import { keep } from './keep.ts';

test('a value is made once for all who ask, until its time is over', async () => {
  const clock = testClock('2026-11-20T00:00:00Z');
  const kept = keep<number>(clock, 1_000);
  let made = 0;
  const make = async (): Promise<number> => (made += 1);
  assert.deepEqual(await Promise.all([kept('a', make), kept('a', make), kept('b', make)]), [1, 1, 2]);
  clock.advance(999);
  assert.equal(await kept('a', make), 1);
  clock.advance(1);
  assert.equal(await kept('a', make), 3);
});

test('all waiting callers receive a failure, and it is not cached', async () => {
  const kept = keep<number>(testClock('2026-11-20T00:00:00Z'), 1_000);
  const fail = (): Promise<number> => Promise.reject(new Error('busy'));
  const answers = await Promise.allSettled([kept('a', fail), kept('a', fail)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await kept('a', async () => 7), 7);
});

test('the previous value is used when a new one fails', async () => {
  const clock = testClock('2026-11-20T00:00:00Z');
  const kept = keep<number>(clock, 1_000);
  await kept('a', async () => 1);
  clock.advance(1_000);
  assert.equal(await kept('a', () => Promise.reject(new Error('busy'))), 1);
  clock.advance(1_000);
  assert.equal(await kept('a', async () => 2), 2);
});
