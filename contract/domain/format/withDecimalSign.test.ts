import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDecimalSign } from './withDecimalSign.ts';

test('Georgian and Russian use a decimal comma', () => {
  assert.equal(withDecimalSign('−0.42', 'en'), '−0.42');
  assert.equal(withDecimalSign('−0.42', 'ka'), '−0,42');
  assert.equal(withDecimalSign('7', 'ru'), '7');
});
