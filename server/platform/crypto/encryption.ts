import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Sealed data does not open: another key, another place (AAD), or changed bytes. */
export class DecryptionError extends Error {}

const VERSION = 1;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

/**
 * AES-256-GCM. The bytes are: version (1), key id (4), IV (12), tag (16), ciphertext.
 * `place` names what is sealed and whose it is (`owners.iban/17`); it is authenticated, so that a sealed
 * value copied to another row or column does not open there.
 */
export function seal(key: Buffer, place: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const header = headerOf(key);
  cipher.setAAD(Buffer.concat([header, Buffer.from(place)]));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([header, iv, cipher.getAuthTag(), ciphertext]);
}

/** What everything that was sealed with this key begins with. */
export const headerOf = (key: Buffer): Buffer => Buffer.concat([Buffer.from([VERSION]), keyId(key)]);

/** Opens what `seal` made with one of these keys (the current one first, replaced ones after it). */
export function open(keys: readonly Buffer[], place: string, sealed: Buffer): Buffer {
  const header = sealed.subarray(0, HEADER_BYTES);
  const key = keys.find((candidate) => keyId(candidate).equals(header.subarray(1)));
  if (header[0] !== VERSION || key === undefined) throw new DecryptionError('Sealed with an unknown version or key.');
  const iv = sealed.subarray(HEADER_BYTES, HEADER_BYTES + IV_BYTES);
  const tag = sealed.subarray(HEADER_BYTES + IV_BYTES, HEADER_BYTES + IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.concat([header, Buffer.from(place)]));
    decipher.setAuthTag(tag);
    const ciphertext = sealed.subarray(HEADER_BYTES + IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  } catch {
    throw new DecryptionError('Sealed for another place, or damaged.');
  }
}

/** Whether this is the key that something was sealed with; says nothing about whether it opens. */
export function isSealedWith(key: Buffer, sealed: Buffer): boolean {
  return keyId(key).equals(sealed.subarray(1, HEADER_BYTES));
}

/** Identifies a key without revealing anything about it. */
function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('key id').update(key).digest().subarray(0, KEY_ID_BYTES);
}
