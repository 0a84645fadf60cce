import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { freeParts, type Part } from './freeParts.ts';

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 8 }))
    .map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 8 },
);
const has = (parts: readonly Part[], moment: number) => parts.some(({ from, to }) => from <= moment && moment < to);

test('every moment that is wanted and free is in one part, and no other is in any', () => {
  fc.assert(
    fc.property(spans, spans, (wanted, taken) => {
      const parts = freeParts(wanted, taken);
      for (let moment = 0; moment < 40; moment += 1)
        assert.equal(has(parts, moment), has(wanted, moment) && !has(taken, moment), String(moment));
      for (const [index, { from, to }] of parts.entries()) assert.ok(from < to && (parts[index + 1]?.from ?? to) >= to);
    }),
  );
});

test('spans that touch stay two, so that each is seen as what it is', () => {
  assert.deepEqual(
    freeParts(
      [
        { from: 5, to: 9 },
        { from: 1, to: 5 },
      ],
      [],
    ),
    [
      { from: 1, to: 5 },
      { from: 5, to: 9 },
    ],
  );
});
