import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Part } from './runParts.ts';

/**
 * One hash of everything that decides how a part ends: its command, the runtime, and the files it reads, whether
 * committed or not. Null where that is not known: a part that names no files, or no Git checkout.
 */
export async function fingerprint(root: string, { command, reads }: Part): Promise<string | null> {
  if (reads === undefined) return null;
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...reads];
  const files = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => [...new Set(stdout.split('\0'))].filter((file) => file !== '').sort(),
    () => null,
  );
  if (files === null) return null;
  const hash = createHash('sha256').update(JSON.stringify([process.version, command, files]));
  for (const file of files) hash.update(await readFile(join(root, file)).catch(() => 'deleted'));
  return hash.digest('hex');
}
