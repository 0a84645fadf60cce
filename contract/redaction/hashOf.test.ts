import assert from 'node:assert/strict';
import test from 'node:test';
import { hashOf } from './hashOf.ts';

const state = { api: { queries: { a: { data: [1, { b: 2, c: null }] } } }, auth: { current: null } };

test('the order of keys does not matter, nor state of this page only, nor undefined values', () => {
  const other = {
    auth: { current: null, _persist: { rehydrated: true }, picture: undefined },
    api: {
      subscriptions: { a: { b: {} } },
      config: { online: false },
      queries: { a: { data: [1, { c: null, b: 2 }] } },
    },
  };
  assert.equal(hashOf(other), hashOf(state));
  // Fixed values, so that other machines and versions give the same.
  assert.equal(hashOf(state), '079dd5bcb958a7');
});

test('any other difference gives another fingerprint', () => {
  const others = [
    { ...state, auth: { current: 0 } },
    { ...state, auth: { current: 'null' } },
    { ...state, auth: {} },
    { ...state, notices: {} },
    { ...state, auth: { current: null, config: 1 } },
    { ...state, api: { queries: { a: { data: [{ b: 2, c: null }, 1] } } } },
    JSON.parse(JSON.stringify(state).replace('"b":2', '"b":"2"')) as typeof state,
  ];
  assert.equal(new Set([state, ...others].map(hashOf)).size, others.length + 1);
});
