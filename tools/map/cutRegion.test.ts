import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cutRegion, REGION_FILE } from './cutRegion.ts';
import { simplify } from './simplify.ts';

test('the map of the region is what the tool cuts, and small', () => {
  const text = readFileSync(REGION_FILE, 'utf8');
  // Without showing both: they are long.
  assert.ok(text === cutRegion(), 'Run node tools/map/cutRegion.ts');
  assert.ok(text.length < 100_000, `${text.length} bytes`);
  assert.equal(text.match(/"kind":"home"/g)?.length, 1);
});

test('a line loses what is nearer to it than the tolerance, and nothing else', () => {
  const line = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [3, 1],
    [4, 0],
  ] as const;
  assert.deepEqual(simplify(line, 0.1), [
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
  assert.deepEqual(simplify(line, 0.001), line);
  assert.deepEqual(simplify([], 1), []);
});
