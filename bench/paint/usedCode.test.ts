import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedCode } from './usedCode.ts';

test('a block that did not run is unused inside a function that did, and a function that ran is used inside both', () => {
  const used = usedCode(10, [
    { ranges: [{ startOffset: 0, endOffset: 9, count: 1 }] },
    {
      ranges: [
        { startOffset: 1, endOffset: 8, count: 3 },
        { startOffset: 2, endOffset: 6, count: 0 },
      ],
    },
    { ranges: [{ startOffset: 4, endOffset: 5, count: 2 }] },
  ]);
  assert.equal(used.join(''), '1100101110');
});
