import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie or token. */
export function drawSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isSecretOf(hash: Buffer, secret: string): boolean {
  return timingSafeEqual(hash, hashSecret(secret));
}
