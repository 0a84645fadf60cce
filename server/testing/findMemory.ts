import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** The files of all tests that run at once take a quarter of it. */
const ROOM = 2 ** 30;

/** A folder in memory, where the system has one with room: there thousands of files are made and removed for nothing. */
export function findMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
