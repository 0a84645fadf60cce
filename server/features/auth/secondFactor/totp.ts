import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, thirty seconds (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Clocks may be a step apart: so three codes are right at any moment. */
const WINDOW = 1;

/** 160 random bits in base32. */
export function drawTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says. */
export function totpUrl(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The time step whose code this is, or null. Compared in constant time by the library. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Gza', label, digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
}
