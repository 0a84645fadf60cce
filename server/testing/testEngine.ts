import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { projectDir } from '#server/config.ts';
import { type Engine, startEngine } from '#server/platform/db/engine.ts';
import { findMemory } from './findMemory.ts';

// A test database may be lost in a power cut, its log is not replicated, and it does not live long enough for a vacuum.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  autovacuum: 'off',
  jit: 'off',
  max_connections: '300',
};

let engine: Promise<Engine> | undefined;

/** One engine for all test files, also those that run at the same time; the last process to leave stops it. */
export function testEngine(): Promise<Engine> {
  engine ??= joinTestEngine();
  return engine;
}

async function joinTestEngine(): Promise<Engine> {
  const joined = await startEngine({ dir: engineDir(), settings });
  joined.unref();
  process.once('beforeExit', () => void joined.stop());
  return joined;
}

/** A database is some 400 files: where a disk would write and forget them a hundred times over, memory only copies. */
function engineDir(): string {
  const memory = findMemory();
  if (memory === undefined) return join(projectDir, '.cache/test-engine');
  const owner = `${process.getuid?.()} ${projectDir}`;
  return join(memory, `gza-tests-${createHash('sha256').update(owner).digest('hex').slice(0, 16)}`);
}
