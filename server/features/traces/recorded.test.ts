import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TraceFile } from '#contract/calls/traces.ts';
import { findPersonal } from './findPersonal.ts';
import { isRedacted } from './isRedacted.ts';

const root = join(import.meta.dirname, '../../..');

test('what browsers have recorded of whole journeys would be taken, every one', () => {
  const files = globSync('e2e/traces/*.json', { cwd: root });
  assert.ok(files.length > 8);
  for (const file of files) {
    const trace = TraceFile.parse(JSON.parse(readFileSync(join(root, file), 'utf8')));
    assert.deepEqual([findPersonal(trace), isRedacted(trace)], [null, true], file);
  }
});
