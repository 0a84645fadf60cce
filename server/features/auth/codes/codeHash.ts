import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { digitsOf } from './codeRules.ts';
import type { CodeFlow } from './codeRules.ts';

/** The digits of a flow from the system's random numbers. */
export function drawCode(flow: CodeFlow): string {
  const digits = digitsOf(flow);
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
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
