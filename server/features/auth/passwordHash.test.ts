import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, isPasswordRight } from './passwordHash.ts';

test('a password is stored as argon2id at the least cost that OWASP names', async () => {
  const hash = await hashPassword('seven green buses');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.deepEqual(
    await Promise.all([
      isPasswordRight(hash, 'seven green buses'),
      isPasswordRight(hash, 'seven green busses'),
      isPasswordRight(null, 'nobody has this password'),
    ]),
    [true, false, false],
  );
});
