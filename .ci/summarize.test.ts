import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from './summarize.ts';

const result = (outcome: 'passed' | 'failed' | 'skipped', output: string) => ({
  name: 'x',
  outcome,
  seconds: 1,
  output,
});

test('counts what each runner prints', () => {
  assert.deepEqual(countTests(result('passed', 'ℹ tests 7\nℹ pass 7\nℹ fail 0\n')), { passed: 7, failed: 0 });
  assert.deepEqual(countTests(result('failed', 'Tests:       2 failed, 5 passed, 7 total\n')), {
    passed: 5,
    failed: 2,
  });
  assert.deepEqual(countTests(result('failed', '  1 failed\n    a.spec.ts\n  12 passed (3.1s)\n')), {
    passed: 12,
    failed: 1,
  });
});

test('a part without tests is one, and one that did not pass is never silent', () => {
  assert.deepEqual(countTests(result('passed', 'all good')), { passed: 1, failed: 0 });
  assert.deepEqual(countTests(result('skipped', '')), { passed: 0, failed: 1 });
  assert.deepEqual(countTests(result('failed', 'ℹ pass 7\nℹ fail 0\n')), { passed: 7, failed: 1 });
});
