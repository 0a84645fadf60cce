import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { generate } from './generate.ts';

test('generated files are what npm run generate makes', async () => {
  const root = join(import.meta.dirname, '..');
  const made = await generate();
  const there = [...globSync('contract/generated/**/*.ts', { cwd: root }), ...made.keys()];
  const written = there.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(made));
});
