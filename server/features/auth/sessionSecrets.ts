import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie or token. */
export function drawSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token that accompanies the cookie in two addresses. It is made of the cookie, so that the server can say it again to a
 * page that could not store it, and nothing leads back from it to the cookie.
 */
export function apiTokenOf(token: string, userId: number): string {
  return createHmac('sha256', token).update(`api_token ${userId}`).digest('base64url');
}

/** The hash that the database stores. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isSecretOf(hash: Buffer, secret: string): boolean {
  return timingSafeEqual(hash, hashSecret(secret));
}
