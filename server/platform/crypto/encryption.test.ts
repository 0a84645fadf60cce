import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { DecryptionError, open, seal } from './encryption.ts';

const key = randomBytes(32);
const iban = Buffer.from('GE29NB0000000101904917');

test('opens what was sealed, and never seals alike twice', () => {
  const sealed = seal(key, 'owners.iban/1', iban);
  assert.deepEqual(open([key], 'owners.iban/1', sealed), iban);
  assert.notDeepEqual(seal(key, 'owners.iban/1', iban), sealed);
  assert.equal(sealed.includes(iban), false);
});

test('does not open in another place, with another key, or with any bit changed', () => {
  const sealed = seal(key, 'owners.iban/1', iban);
  assert.throws(() => open([key], 'owners.iban/2', sealed), DecryptionError);
  assert.throws(() => open([randomBytes(32)], 'owners.iban/1', sealed), DecryptionError);
  for (let at = 0; at < sealed.length; at += 1) {
    const damaged = Buffer.from(sealed);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
    assert.throws(() => open([key], 'owners.iban/1', damaged), DecryptionError, `byte ${at}`);
  }
});

test('a short or empty value is refused, not guessed at', () => {
  const sealed = seal(key, 'owners.iban/1', iban);
  for (const length of [0, 1, 5, 16, 32]) {
    assert.throws(() => open([key], 'owners.iban/1', sealed.subarray(0, length)), DecryptionError);
  }
});

test('after a change of key the old values still open', () => {
  const sealed = seal(key, 'owners.iban/1', iban);
  assert.deepEqual(open([randomBytes(32), key], 'owners.iban/1', sealed), iban);
});
