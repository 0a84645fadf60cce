import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { generate } from './generate.ts';

test('contract/generated is what npm run generate makes of the contract', async () => {
  const folder = join(import.meta.dirname, '../contract/generated');
  const written = globSync('*.ts', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(await generate()));
});
