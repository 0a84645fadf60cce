import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeFlow } from './codeFlow.ts';

/** Four digits from the system's random numbers. */
export function drawCode(): string {
  return randomInt(10_000).toString().padStart(4, '0');
}

/**
 * A keyed hash: 10,000 values are tried in no time when no secret is involved. It is bound to the row, flow
 * and address, so that neither a code nor its hash is worth anything elsewhere.
 */
export function hashCode(secret: string, place: { id: number; flow: CodeFlow; address: string }, code: string): Buffer {
  const bound = JSON.stringify(['code', place.id, place.flow, place.address.toLowerCase(), code]);
  return createHmac('sha256', secret).update(bound).digest();
}

export function isSameHash(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
