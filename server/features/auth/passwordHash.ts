import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's default; 19 MiB and two passes are OWASP's minimum. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let dummy: Promise<string> | null = null;

/**
 * True when the password belongs to the hash. Without a hash (no account has this address) the same work is
 * done on a dummy, so that the answer takes as long as for an account that exists.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await dummy), password);
  return isRight && passwordHash !== null;
}
