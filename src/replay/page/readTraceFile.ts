import { openTrace } from '../openTrace.ts';
import type { OpenedTrace } from '../openedTrace.ts';
import { largestTrace } from '../readBounded.ts';
import type { Refusal } from '../readBounded.ts';

export type ReadFile =
  | { readonly name: string; readonly trace: OpenedTrace }
  | { readonly name: string; readonly refusal: Refusal | 'unreadable' };

/** A file that is too large is not even read: a character is a byte at least. */
export async function readTraceFile(file: File): Promise<ReadFile> {
  const { name, size } = file;
  if (size > largestTrace * 3) return { name, refusal: 'tooBig' };
  try {
    return { name, ...openTrace(await file.text()) };
  } catch {
    // It was moved or deleted after it was chosen.
    return { name, refusal: 'unreadable' };
  }
}
