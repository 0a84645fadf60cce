import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeep } from '../isDeep.ts';
import { simulate } from './simulate.ts';

test('answers of the database get lost and the process dies, and money, dates and states still agree', async (t) => {
  const { faults, retries } = await simulate(t, { seed: 4, operations: 48, faultEvery: 8 });
  for (const [kind, count] of Object.entries(faults)) assert.ok(count > 0, kind);
  assert.ok(retries > 0);
});

for (const bank of ['bog', 'stripe'] as const)
  test(`the bank fails and its reports get lost, and its books are ours: ${bank}`, async (t) => {
    await simulate(t, { seed: 4, operations: isDeep ? 128 : 24, faultEvery: 12, bank });
  });

test('a seed says everything: it happens again, and another one is another life', { skip: !isDeep }, async (t) => {
  const hashOf = async (seed: number) => (await simulate(t, { seed, operations: 96, faultEvery: 10 })).hash;
  const first = await hashOf(7);
  assert.equal(await hashOf(7), first);
  assert.notEqual(await hashOf(8), first);
});
