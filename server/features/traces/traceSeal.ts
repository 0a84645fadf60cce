import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TraceFile } from '#contract/calls/traces.ts';
import { DecryptionError, open, seal } from '#server/platform/crypto/encryption.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

type Keys = readonly Buffer[];

/** Bound to the number of its report, so that it opens in no other. */
const filePlace = (number: string) => `traces.file/${number}`;
export const notePlace = (number: string) => `traces.note/${number}`;
export const staffNotePlace = (number: string) => `trace_notes.text/${number}`;

/** Packed before it is sealed: afterwards nothing would get smaller. */
export async function packTrace(text: string): Promise<Buffer> {
  return pack(text);
}

export const sealPacked = (key: Buffer, number: string, packed: Buffer): Buffer => seal(key, filePlace(number), packed);

export async function openTrace(keys: Keys, number: string, sealed: Buffer): Promise<TraceFile> {
  const text = await unpack(open(keys, filePlace(number), sealed));
  // It passed the schema before it was sealed, and what is sealed cannot have changed.
  return JSON.parse(text.toString()) as TraceFile;
}

export const sealText = (key: Buffer, place: string, text: string): Buffer => seal(key, place, Buffer.from(text));

/** Null where it does not open: a list goes on without it. */
export function openText(keys: Keys, place: string, sealed: Buffer): string | null {
  try {
    return open(keys, place, sealed).toString();
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
