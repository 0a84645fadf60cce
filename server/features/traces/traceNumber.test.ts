import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginningsOf, drawTraceNumber } from './traceNumber.ts';

test('a number has the shape that is promised, and no sign that is taken for another', () => {
  const drawn = Array.from({ length: 2_000 }, drawTraceNumber);
  for (const number of drawn) assert.match(number, /^R-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
  assert.doesNotMatch(drawn.map((number) => number.slice(2)).join(''), /[018BGILOSUZ]/);
  assert.ok(new Set(drawn).size > 1_990);
});

test('however it is written, its beginning is understood', () => {
  for (const [typed, meant] of [
    ['R-7K3M-42', ['R-7K3M-42']],
    [' r7k3m42 ', ['R-7K3M-42']],
    ['7k3m-4', ['R-7K3M-4']],
    ['7K3M', ['R-7K3M']],
    ['R – 7K', ['R-7K', 'R-R7K']],
    ['\u200BR\u20117K3M', ['R-7K3M', 'R-R7K3-M']],
    ['R', ['R-', 'R-R']],
    ['R-RRRR-R', ['R-RRRR-R', 'R-RRRR-RR']],
    ['%', []],
    ['O', []],
    ['7K3M423', []],
  ] as const)
    assert.deepEqual(beginningsOf(typed), meant, typed);
});
