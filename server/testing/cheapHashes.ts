import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

/**
 * Loaded before tests (`node --import`): they log in thousands of people, and a hash as dear as the product's was a quarter
 * of what they took. `passwordHash.test.ts` runs without it.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as { hash: typeof Argon2.hash };
const { hash } = argon2;
argon2.hash = (password) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
