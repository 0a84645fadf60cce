import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CodeFlow } from './codeRules.ts';
import { nextAsk } from './nextAsk.ts';

const now = new Date('2026-11-20T12:00:00Z');
const requestsAt = (secondsAgo: readonly number[], flow: CodeFlow = 'registration') =>
  secondsAgo.map((seconds) => ({ flow, asked_at: new Date(now.getTime() - seconds * 1000) }));
const wait = (why: 'resend' | 'budget', seconds: number) => ({ may: 'wait', why, seconds });

test('the first code, and one after 120 seconds', () => {
  assert.deepEqual(nextAsk([], 'registration', now), { may: 'ask' });
  assert.deepEqual(nextAsk(requestsAt([120]), 'registration', now), { may: 'ask' });
  assert.deepEqual(nextAsk(requestsAt([119.5]), 'registration', now), wait('resend', 1));
  assert.deepEqual(nextAsk(requestsAt([0]), 'registration', now), wait('resend', 120));
  assert.deepEqual(nextAsk(requestsAt([119.999]), 'registration', now), wait('resend', 1));
  assert.deepEqual(nextAsk(requestsAt([19.999]), 'registration', now), wait('resend', 101));
});

test('the pause counts within its flow only', () => {
  assert.deepEqual(nextAsk(requestsAt([10], 'recovery'), 'registration', now), { may: 'ask' });
});

test('three codes an hour over both flows', () => {
  const two = [...requestsAt([200]), ...requestsAt([300], 'recovery')];
  assert.deepEqual(nextAsk(two, 'registration', now), { may: 'ask' });
  assert.deepEqual(nextAsk([...two, ...requestsAt([3000])], 'registration', now), wait('budget', 600));
  assert.deepEqual(nextAsk([...two, ...requestsAt([3600])], 'registration', now), { may: 'ask' });
  assert.deepEqual(nextAsk([...two, ...requestsAt([3599.999])], 'registration', now), wait('budget', 1));
});

test('ten codes a day', () => {
  const hours = (count: number) => requestsAt(Array.from({ length: count }, (_, index) => (index + 1) * 7200));
  assert.deepEqual(nextAsk(hours(9), 'registration', now), { may: 'ask' });
  assert.deepEqual(nextAsk(hours(10), 'registration', now), wait('budget', 4 * 3600));
});
