import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMark, findMark } from './deviceMark.ts';

const now = new Date('2026-11-20T10:00:00Z');
const secret = 'a secret of the server';
const nino = { id: 1, password_hash: 'hash' };

test('a mark is found again, also among others, and replaced by the next of its account', () => {
  const once = addMark(secret, nino, undefined, now);
  assert.equal(findMark([secret], nino, once, now), once);
  const again = addMark(secret, nino, once, now);
  assert.deepEqual([again.split('~').length, again === once], [1, false]);
  const both = addMark(secret, { id: 2, password_hash: 'hash' }, again, now);
  assert.equal(findMark([secret], nino, both, now), again);
});

test('a mark holds for its account alone, even of two with the same hash, and under its secret alone', () => {
  const mark = addMark(secret, nino, undefined, now);
  const other = { id: 2, password_hash: 'hash' };
  assert.equal(findMark([secret], other, mark, now), undefined);
  assert.equal(findMark([secret], other, mark.replace(/^1\./, '2.'), now), undefined);
  assert.equal(findMark(['another secret'], nino, mark, now), undefined);
  assert.equal(findMark([secret], { ...nino, password_hash: 'another' }, mark, now), undefined);
  assert.equal(findMark([secret], nino, undefined, now), undefined);
});
