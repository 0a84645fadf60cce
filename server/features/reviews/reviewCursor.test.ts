import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReviewCursor } from './reviewCursor.ts';

const MOST = 2_147_483_647;
const createdAt = '2026-11-20T06:00:00.123Z';
const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

test('reviews go on after the last one, from the first to the last number there is', () => {
  assert.equal(readReviewCursor(undefined), null);
  for (const id of [1, MOST]) assert.deepEqual(readReviewCursor(cursorOf({ createdAt, id })), { createdAt, id });
});

test('what is no place among reviews is refused under its field', () => {
  for (const position of [
    { createdAt, id: 0 },
    { createdAt, id: 1.5 },
    { createdAt, id: MOST + 1 },
    { createdAt, id: '1' },
    { createdAt: 'yesterday', id: 1 },
    { createdAt: '0000-12-31T23:59:59Z', id: 1 },
    { id: 1 },
    null,
  ])
    assert.throws(() => readReviewCursor(cursorOf(position)), { fields: { cursor: 'cursorInvalid' } });
  assert.throws(() => readReviewCursor('x'), { fields: { cursor: 'cursorInvalid' } });
});
