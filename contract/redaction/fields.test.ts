import assert from 'node:assert/strict';
import test from 'node:test';
import { calls } from '#contract/calls.ts';
import { pathsOfStore, isField, knownSlices } from './fields.ts';
import { fieldsOf } from './leavesOf.ts';
import type { Leaf } from './leavesOf.ts';
import { makeRedaction } from './redaction.ts';

const { leaves } = fieldsOf(calls);

test('a field is redacted exactly as its schema declares, also when other fields have its name', () => {
  const wrong = leaves.filter((leaf) => survives(leaf, 7) !== (leaf.policy === 'keep'));
  assert.deepEqual([...new Set(wrong.map(({ call, path, policy }) => `${call} ${path}: ${policy}`))], []);
});

test('free text stays only where its schema declares it public', () => {
  const named = new Set(leaves.filter(({ isPublic }) => isPublic).map(({ field }) => field));
  const unchanged = leaves.filter((leaf) => leaf.isFreeText && !named.has(leaf.field) && survives(leaf, 'some text'));
  assert.deepEqual([...new Set(unchanged.map(({ call, path }) => `${call} ${path}`))], []);
});

test('a parent field with rules for its fields is one of the contract or of the store', () => {
  const paths = [...pathsOfStore.keys()].flatMap((path) => path.split('.'));
  assert.deepEqual(
    paths.filter((name) => name !== '*' && !isField(name) && !knownSlices.has(name)),
    [],
  );
});

/** Whether a value of an answer or an argument stays as it was. */
function survives({ call, parent, field }: Leaf, value: unknown): boolean {
  const { payload } = makeRedaction().action({
    type: 'api/executeQuery/fulfilled',
    payload: { [parent]: { [field]: value } },
    meta: { arg: { endpointName: call } },
  });
  return JSON.stringify(payload).includes(JSON.stringify(value));
}
