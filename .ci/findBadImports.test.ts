import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBadImports } from './findBadImports.ts';
import { builtOn, importRules } from './importRules.ts';

test('the fixture breaks every rule', async () => {
  const found = await findBadImports(join(import.meta.dirname, 'fixtures/badImports'));
  for (const { name } of importRules) {
    assert.ok(
      found.some((line) => line.startsWith(`${name}: `)),
      name,
    );
  }
});

test('features may import the foundations', async () => {
  const found = await findBadImports(join(import.meta.dirname, 'fixtures/badImports'));
  assert.ok(!found.some((line) => line.endsWith('→ src/features/auth/session.ts')));
});

test('the foundations of features have no cycle', () => {
  const names = Object.keys(builtOn);
  for (const [index, others] of Object.values(builtOn).entries())
    assert.deepEqual(
      others.filter((other) => names.includes(other) && names.indexOf(other) >= index),
      [],
    );
});

test('src imports no values of modules that import zod, directly or not; types and plain values it does', async () => {
  const found = await findBadImports(join(import.meta.dirname, 'fixtures/badImports'));
  assert.deepEqual(
    found.filter((line) => line.startsWith('src-imports-no-schema')),
    ['src-imports-no-schema: src/features/orders/schema.ts → contract/orders.ts'],
  );
});
