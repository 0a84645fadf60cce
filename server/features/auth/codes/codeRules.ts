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
