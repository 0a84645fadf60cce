import assert from 'node:assert/strict';
import test from 'node:test';
import { calls } from '#contract/calls.ts';
import { declarations, fields, fieldsByParent, knownCalls, knownSlices } from './fields.ts';
import { makeRedaction } from './redaction.ts';
import { secretNames } from './secrets.ts';
import { fieldsOfContract } from './testing/fieldsOf.ts';
import { publicWords } from './testing/publicWords.ts';

const { leaves, names } = fieldsOfContract();

test('every field of the contract is declared, and every call looked through', () => {
  assert.deepEqual(
    [...names].filter((name) => !fields.has(name)),
    [],
  );
  assert.deepEqual([...knownCalls].toSorted(), Object.keys(calls).toSorted());
});

test('a field is declared once', () => {
  const names = declarations.map(([name]) => name);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});

test('texts that may hold anything are kept only where they were looked at', () => {
  const kept = leaves.filter(
    ({ call, parent, field, kind }) => kind === 'words' && survives(call, parent, field, 'some words'),
  );
  assert.deepEqual([...new Set(kept.map(({ parent, field }) => `${parent}.${field}`))].toSorted(), publicWords);
});

test('a field around another that decides is one of the contract or of the store', () => {
  const known = new Set([...fields.keys(), ...knownSlices, '*']);
  const paths = [...fieldsByParent.keys()].flatMap((path) => path.split('.'));
  assert.deepEqual(
    paths.filter((name) => !known.has(name)),
    [],
  );
});

test('secrets are declared as such and as nothing else', () => {
  for (const name of secretNames) assert.equal(fields.get(name), 'secret');
});

/** Whether a value of an answer or an argument comes through as it was. */
function survives(call: string, parent: string, field: string, value: unknown): boolean {
  const { payload } = makeRedaction().action({
    type: 'api/executeQuery/fulfilled',
    payload: { [parent]: { [field]: value } },
    meta: { arg: { endpointName: call } },
  });
  return JSON.stringify(payload).includes(JSON.stringify(value));
}
