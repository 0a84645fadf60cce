import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, failuresIn } from './summarize.ts';

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

test('a part without tests counts as one, and a failed one is always reported', () => {
  assert.deepEqual(countTests(result('passed', 'all good')), { passed: 1, failed: 0 });
  assert.deepEqual(countTests(result('skipped', '')), { passed: 0, failed: 1 });
  assert.deepEqual(countTests(result('failed', 'ℹ pass 7\nℹ fail 0\n')), { passed: 7, failed: 1 });
});

test('each failure is reported once, with the beginning of its message', () => {
  const jest = '  ● Console\n    warn\n\n  ● a heart fills\n\n    Expected: 1\n    Received: 2\n';
  const long = Array.from({ length: 30 }, (_, line) => `    at ${line}`).join('\n');
  const playwright = `  1) [phone] › a.spec.ts:1:1 › opens ───\n    Error: gone\n${long}\n  2) [phone] › b.spec.ts:1:1 › ends\n`;
  const failures = failuresIn(
    `PASS a\n${jest}\nSummary\n${jest}${playwright}✖ adds (1ms)\n✖ failing tests:\n✖ adds (1ms)\n`,
  );
  assert.deepEqual(
    failures.map((failure) => failure.split('\n')[0]),
    [
      '  ● a heart fills',
      '  1) [phone] › a.spec.ts:1:1 › opens ───',
      '  2) [phone] › b.spec.ts:1:1 › ends',
      '✖ adds (1ms)',
    ],
  );
  assert.match(failures[0] ?? '', /Received: 2/);
  assert.equal(failures[1]?.split('\n').length, 14);
});
