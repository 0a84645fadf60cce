import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCode, hashCode, isSameHash } from './codeHash.ts';

const place = { id: 7, flow: 'registration', address: 'nino@example.com' } as const;

test('a code has four digits, also where it is a small number', () => {
  const codes = Array.from({ length: 500 }, drawCode);
  for (const code of codes) assert.match(code, /^\d{4}$/);
  assert.ok(codes.some((code) => code.startsWith('0')));
  assert.ok(new Set(codes).size > 400);
});

test('a hash holds for one secret, row, flow, address and code', () => {
  const hash = hashCode('secret', place, '0042');
  assert.equal(hash.length, 32);
  assert.ok(isSameHash(hash, hashCode('secret', { ...place, address: 'NINO@example.com' }, '0042')));
  for (const other of [
    hashCode('another secret', place, '0042'),
    hashCode('secret', { ...place, id: 8 }, '0042'),
    hashCode('secret', { ...place, flow: 'recovery' }, '0042'),
    hashCode('secret', { ...place, address: 'nina@example.com' }, '0042'),
    hashCode('secret', place, '0043'),
    hash.subarray(1),
  ])
    assert.equal(isSameHash(hash, other), false);
});
