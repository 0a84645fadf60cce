// Made by tools/generate.ts from what the schemas say of their fields: change those, not this.
/** Names that mean a secret wherever they stand. No action and no state holds the value of one: the client keeps them in its vault. */
export const secretNames = ['apiToken', 'api_token', 'app_code', 'attestationObject', 'authenticatorData', 'challenge', 'clientDataJSON', 'current_password', 'data', 'endpoint', 'export_url', 'iban', 'identity_number', 'p256dh', 'password', 'password_confirmation', 'recovery_codes', 'secret', 'signature', 'userHandle', 'vat_number'] as const;
/** Names that mean a secret in these calls only. */
export const secretsOfCalls = {
  code: ['confirmSecondFactor', 'login', 'loginByCode', 'registerLegalOwner', 'registerPhysicalOwner', 'removeSecondFactor', 'resetPassword', 'startPasskey', 'updateProfile'],
  url: ['addFeed', 'startSecondFactor'],
} as const;
export type SecretName = (typeof secretNames)[number] | keyof typeof secretsOfCalls;
