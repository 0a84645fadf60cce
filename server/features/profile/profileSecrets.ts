import type { Profile } from '#contract/calls/profile/profile.ts';
import type { Config } from '#server/config.ts';
import { open, seal } from '#server/platform/crypto/encryption.ts';
import type { ProfileRow } from './profileRepository.ts';

type SecretColumn = 'identity_number' | 'iban' | 'vat_number';

/** Each value is sealed to its column and user, as registration does it. */
const place = (kind: ProfileRow['kind'], column: SecretColumn, userId: number): string =>
  `${kind === 'client' ? 'clients' : 'owners'}.${column}/${userId}`;

export function openSecrets(
  { decryptionKeys }: Pick<Config, 'decryptionKeys'>,
  { kind, user_id, identity_number_encrypted, iban_encrypted, vat_number_encrypted }: ProfileRow,
): Pick<Profile, SecretColumn> {
  const read = (column: SecretColumn, sealed: Buffer | null) =>
    sealed === null ? null : open(decryptionKeys, place(kind, column, user_id), sealed).toString();
  return {
    identity_number: read('identity_number', identity_number_encrypted),
    iban: read('iban', iban_encrypted),
    vat_number: read('vat_number', vat_number_encrypted),
  };
}

export function sealSecret(
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  { kind, user_id }: Pick<ProfileRow, 'kind' | 'user_id'>,
  column: SecretColumn,
  text: string,
): Buffer {
  return seal(encryptionKey, place(kind, column, user_id), Buffer.from(text));
}
