import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the postmaster that holds a data directory, or null. */
export function findPostmaster(dataDir: string): number | null {
  const lock = join(dataDir, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid === null || !isAlive(pid)) return null;
  if (commandLine(pid).includes(dataDir)) return pid;
  // After a crash the number may belong to any other process by now, and PostgreSQL would refuse to start.
  // A lock whose process is dead PostgreSQL itself takes over.
  if (readPid(lock) === pid) rmSync(lock, { force: true });
  return null;
}

/** Where the postmaster of a data directory listens, by its lock file; null before it does. */
export function findSocketDir(dataDir: string): string | null {
  return readLines(join(dataDir, 'postmaster.pid'))[SOCKET_LINE] || null;
}

/** Counted from zero; LOCK_FILE_LINE_SOCKET_DIR of PostgreSQL's miscadmin.h. */
const SOCKET_LINE = 4;

function readPid(lock: string): number | null {
  const pid = Number.parseInt(readLines(lock)[0] ?? '', 10);
  return Number.isInteger(pid) ? pid : null;
}

function readLines(lock: string): readonly string[] {
  try {
    return readFileSync(lock, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    // It ended between the two looks.
    return '';
  }
}
