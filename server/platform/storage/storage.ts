import { randomBytes } from 'node:crypto';

/** Where uploaded files are. A key says nothing about what is under it; what is written once is never changed. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Nothing under the key is no error: a repeated job deletes twice. */
  delete(key: string): Promise<void>;
}

/** A key that cannot be guessed, in the folder of one kind of files. */
export function drawStorageKey(folder: StorageFolder): string {
  return `${folder}/${randomBytes(16).toString('hex')}`;
}

export type StorageFolder = 'documents' | 'profiles' | 'cars' | 'reports';

const KEY = /^[a-z]+\/[0-9a-f]{32}$/;

/** Keys come out of the database; one that was tampered with must not reach another place. */
export function requireStorageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of the storage.');
  return key;
}
