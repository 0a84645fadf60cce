import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkParts } from './parts.ts';

const root = join(import.meta.dirname, '..');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root });

test('every test file outside the screens is run by exactly one part', () => {
  const run = checkParts.flatMap(({ command }) => command.filter((word) => word.includes('.test.ts')).flatMap(filesOf));
  assert.deepEqual(run.toSorted(), filesOf('{server,contract,bench,build,e2e,tools,.ci}/**/*.test.ts').toSorted());
});
