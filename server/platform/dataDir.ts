import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './startError.ts';

/** By the codes of errno(3), and by PostgreSQL's texts for the same. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|EDQUOT|no space left on device|quota exceeded|could not extend file/i, 'its disk is full'],
  [/EROFS|read-only file system/i, 'its disk can only be read'],
  [/EACCES|EPERM|permission denied|operation not permitted/i, 'this account may not write there'],
  [/ENOTDIR|EEXIST|not a directory/i, 'it is a file, or inside of one'],
];
/** PostgreSQL writes its log of changes in pieces of this size. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Makes the folder if needed and checks that it is writable; an obstacle is reported in one line. */
export function openDataDir(dir: string): void {
  const probe = join(dir, `.probe-${process.pid}`);
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(probe, Buffer.alloc(64 * 1024));
    rmSync(probe);
  } catch (error) {
    if (textOf(error).includes(probe)) rmSync(probe, { force: true });
    throw blameDataDir(dir, error);
  }
}

/** Why a start that stores everything in the folder failed: the folder itself if the error says so, else the error. */
export function blameDataDir(dir: string, error: unknown): unknown {
  const text = textOf(error);
  const reason = reasons.find(([pattern]) => pattern.test(text))?.[1] ?? (isFull(dir) ? 'its disk is full' : null);
  return reason === null ? error : new StartError(`Cannot keep data in DATA_DIR (${dir}): ${reason}.`);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isFull(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
