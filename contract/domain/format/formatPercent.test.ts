import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPercent } from './formatPercent.ts';

test('percents are written as each language writes them', () => {
  assert.equal(formatPercent(40, 'en', 1), '40%');
  assert.equal(formatPercent(12.54, 'en', 1), '12.5%');
  assert.equal(formatPercent(12.54, 'ka', 1), '12,5%');
  assert.equal(formatPercent(12.54, 'ru'), '13\u00a0%');
});
