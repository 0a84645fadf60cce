import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const COUNT = 10;

/** 80 random bits each, as four groups of base32. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => new Secret({ size: 10 }).base32.match(/.{4}/g)?.join('-') ?? '');
}

/** The hash that the database stores. The code may be typed in small letters, with spaces, without hyphens. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    .digest();
}
