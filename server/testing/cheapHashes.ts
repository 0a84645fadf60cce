import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

type Hashing = { -readonly [Name in 'hash' | 'verify']: (typeof Argon2)[Name] };

/**
 * Loaded before tests (`node --import`): they log in thousands of users, and a hash as dear as the product's was a quarter
 * of what they took. `passwordHash.test.ts` runs without it.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Hashing;
const { hash, verify } = argon2;
argon2.hash = (password) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** The hashes that passwords were compared with, the last ones last. */
export const verifiedHashes: string[] = [];

argon2.verify = (hashed, ...rest) => {
  if (typeof hashed === 'string') verifiedHashes.push(hashed);
  return verify(hashed, ...rest);
};
