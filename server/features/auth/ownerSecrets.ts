import { seal } from '#server/platform/crypto/encryption.ts';

/** Values of an owner that the database alone must not reveal, each encrypted for its column and user. */
export interface OwnerSecrets {
  readonly identityNumber: string;
  readonly iban: string;
}

export interface SealedOwnerSecrets {
  readonly identity_number_encrypted: Buffer;
  readonly iban_encrypted: Buffer;
}

export function sealOwnerSecrets(
  key: Buffer,
  userId: number,
  { identityNumber, iban }: OwnerSecrets,
): SealedOwnerSecrets {
  return {
    identity_number_encrypted: seal(key, `owners.identity_number/${userId}`, Buffer.from(identityNumber)),
    iban_encrypted: seal(key, `owners.iban/${userId}`, Buffer.from(iban)),
  };
}
