import type { CallName } from '../calls.ts';

/**
 * Names that mean a secret wherever they stand, sent or answered. No action and no state holds the value of one: the
 * client keeps them in its vault, traces leave them out.
 */
export const secretNames = [
  'password',
  'password_confirmation',
  'current_password',
  'apiToken',
  'api_token',
  'secret',
  'recovery_codes',
  'identity_number',
  'iban',
  'export_url',
] as const;

/** Words that mean a secret in these calls only; elsewhere they are harmless. */
export const secretsOfCalls = {
  code: [
    'login',
    'resetPassword',
    'registerPhysicalOwner',
    'registerLegalOwner',
    'updateProfile',
    'confirmSecondFactor',
    'removeSecondFactor',
  ],
  /** Of an authenticator app, and of a calendar elsewhere, which whoever knows it may read. */
  url: ['startSecondFactor', 'addFeed'],
  /** Everything that is held about somebody. */
  data: ['exportProfile'],
} as const satisfies Readonly<Record<string, readonly CallName[]>>;

export type SecretName = (typeof secretNames)[number] | keyof typeof secretsOfCalls;
