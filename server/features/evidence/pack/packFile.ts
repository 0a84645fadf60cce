import { createHash } from 'node:crypto';

/** A file of a pack: its size and hash are known before its bytes are read. */
export interface PackFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly read: () => Promise<Buffer>;
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const fileOf = (name: string, bytes: Buffer): PackFile => ({
  name,
  bytes: bytes.length,
  sha256: sha256Of(bytes),
  read: async () => bytes,
});

export const jsonFile = (name: string, value: unknown): PackFile =>
  fileOf(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
