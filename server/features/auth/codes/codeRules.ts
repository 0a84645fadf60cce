/** The rules of codes of four digits (10,000 values), of a login six, together: what they allow an attacker is in docs/security.md. */
export const codeRules = {
  lifeMs: 10 * 60_000,
  triesPerCode: 5,
  wrongTriesPerDay: 20,
  resendMs: 120_000,
  codesPerHour: 3,
  codesPerDay: 10,
} as const;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** What a code is good for; a code of one flow is worth nothing in another. */
export type CodeFlow = 'registration' | 'recovery' | 'email' | 'login';

/**
 * Four digits, as documented. A login changes nothing that would be noticed, and there is nothing to enter beside the
 * code, so it has two more.
 */
export const digitsOf = (flow: CodeFlow): number => (flow === 'login' ? 6 : 4);
