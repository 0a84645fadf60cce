import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type EvidenceKey, packNames } from '#contract/domain/evidence.ts';
import { sha256Of } from './sha256Of.ts';

type ReadKey = EvidenceKey & { readonly key: KeyObject };
/** By fingerprint. */
export type Keys = ReadonlyMap<string, ReadKey>;

/** The keys of a pack with valid fingerprints. */
export function readKeys(keys: readonly EvidenceKey[], problems: string[]): Keys {
  const read = new Map<string, ReadKey>();
  for (const key of keys) {
    const bytes = Buffer.from(key.public_key, 'base64');
    if (sha256Of(bytes) !== key.fingerprint) {
      problems.push(`${packNames.keys}: the key ${key.fingerprint} has another fingerprint`);
      continue;
    }
    try {
      read.set(key.fingerprint, { ...key, key: createPublicKey({ key: bytes, type: 'spki', format: 'der' }) });
    } catch {
      problems.push(`${packNames.keys}: the key ${key.fingerprint} is no key`);
    }
  }
  return read;
}

/** Base64 has several encodings of some bytes: only the canonical one is valid. */
export function isSignedBy(keys: Keys, fingerprint: string, bytes: Buffer, signature: Buffer | undefined): boolean {
  const key = keys.get(fingerprint)?.key;
  if (key === undefined || key.asymmetricKeyType !== 'ed25519' || signature === undefined) return false;
  const plain = Buffer.from(signature.toString('latin1'), 'base64');
  return plain.toString('base64') === signature.toString('latin1') && verify(null, bytes, key, plain);
}
