import { randomBytes } from 'node:crypto';
import { isSealedWith, open, seal } from './encryption.ts';

/** A file under a key of its own, and that key under the server's. Without the wrapped key the file is noise. */
export interface SealedFile {
  readonly wrappedKey: Buffer;
  readonly sealed: Buffer;
}

const KEY_BYTES = 32;
const keyPlace = (place: string) => `${place}/key`;

/** `place` names what is sealed and whose it is; neither part opens at another one. */
export function sealFile(key: Buffer, place: string, plain: Buffer): SealedFile {
  const fileKey = randomBytes(KEY_BYTES);
  return { wrappedKey: seal(key, keyPlace(place), fileKey), sealed: seal(fileKey, place, plain) };
}

export function openFile(keys: readonly Buffer[], place: string, { wrappedKey, sealed }: SealedFile): Buffer {
  return open([open(keys, keyPlace(place), wrappedKey)], place, sealed);
}

/** The file's key under the current (first) key; null when it already is. The file itself stays as it is. */
export function rewrapKey(keys: readonly [Buffer, ...Buffer[]], place: string, wrappedKey: Buffer): Buffer | null {
  const [current] = keys;
  if (isSealedWith(current, wrappedKey)) return null;
  return seal(current, keyPlace(place), open(keys, keyPlace(place), wrappedKey));
}
