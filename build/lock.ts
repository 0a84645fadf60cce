import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { completeLock, type Lock } from './completeLock.ts';

/** `npm run lock`, after an install: completes package-lock.json by the registry and by the last commit. */
const projectDir = join(import.meta.dirname, '..');
const file = join(projectDir, 'package-lock.json');
const run = promisify(execFile);

async function askRegistry(name: string, version: string): Promise<string | null> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], { cwd: projectDir });
    const integrity = stdout.trim();
    return integrity === '' ? null : integrity;
  } catch (error) {
    // Only a missing package may have no hash; a registry that does not answer is an error.
    if (error instanceof Error && /\bE404\b|No match found/.test(error.message)) return null;
    throw error;
  }
}

// Both are lockfiles that npm has written.
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const committed = execFileSync('git', ['show', 'HEAD:package-lock.json'], { cwd: projectDir, maxBuffer: 2 ** 26 });
const before = JSON.parse(committed.toString()) as Lock;

const complete = await completeLock(lock, before, askRegistry);
writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
const count = (of: Lock) => Object.keys(of.packages).length;
const bare = Object.entries(complete.packages).filter(([path, { integrity }]) => path !== '' && !integrity);
console.log(
  `${count(complete) - count(lock)} entries restored; ${bare.length} stay without a hash: not in this registry.`,
);
