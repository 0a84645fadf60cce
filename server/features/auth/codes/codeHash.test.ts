import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCode, hashCode, isSameHash } from './codeHash.ts';

const place = { id: 7, flow: 'registration', address: 'nino@example.com' } as const;

test('a code has four digits, of a login six, also where it is a small number', () => {
  for (const [flow, form] of [
    ['registration', /^\d{4}$/],
    ['login', /^\d{6}$/],
  ] as const) {
    const codes = Array.from({ length: 500 }, () => drawCode(flow));
    for (const code of codes) assert.match(code, form);
    assert.ok(codes.some((code) => code.startsWith('0')));
    assert.ok(new Set(codes).size > 400);
  }
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
