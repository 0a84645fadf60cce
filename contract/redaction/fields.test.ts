import assert from 'node:assert/strict';
import test from 'node:test';
import { calls } from '#contract/calls.ts';
import { pathsOfStore, isField, knownSlices } from './fields.ts';
import { fieldsOf } from './leavesOf.ts';
import type { Leaf } from './leavesOf.ts';
import { makeRedaction } from './redaction.ts';

const { leaves } = fieldsOf(calls);

test('what a schema says of a field is what becomes of it, and nothing looser, whatever else has its name', () => {
  const wrong = leaves.filter((leaf) => survives(leaf, 7) !== (leaf.policy === 'keep'));
  assert.deepEqual([...new Set(wrong.map(({ call, path, policy }) => `${call} ${path}: ${policy}`))], []);
});

test('texts that may hold anything are kept only where their schema says that everybody may read them', () => {
  const named = new Set(leaves.filter(({ isPublic }) => isPublic).map(({ field }) => field));
  const kept = leaves.filter((leaf) => leaf.isWords && !named.has(leaf.field) && survives(leaf, 'some words'));
  assert.deepEqual([...new Set(kept.map(({ call, path }) => `${call} ${path}`))], []);
});

test('a field around another that decides is one of the contract or of the store', () => {
  const paths = [...pathsOfStore.keys()].flatMap((path) => path.split('.'));
  assert.deepEqual(
    paths.filter((name) => name !== '*' && !isField(name) && !knownSlices.has(name)),
    [],
  );
});

/** Whether a value of an answer or an argument comes through as it was. */
function survives({ call, parent, field }: Leaf, value: unknown): boolean {
  const { payload } = makeRedaction().action({
    type: 'api/executeQuery/fulfilled',
    payload: { [parent]: { [field]: value } },
    meta: { arg: { endpointName: call } },
  });
  return JSON.stringify(payload).includes(JSON.stringify(value));
}
