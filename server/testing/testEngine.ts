import { join } from 'node:path';
import { projectDir } from '#server/config.ts';
import { type Engine, startEngine } from '#server/db/engine.ts';

let engine: Promise<Engine> | undefined;

/** One engine for all test files, also those that run at the same time; the last process to leave stops it. */
export function testEngine(): Promise<Engine> {
  engine ??= joinTestEngine();
  return engine;
}

async function joinTestEngine(): Promise<Engine> {
  // What a test database loses in a power cut nobody misses.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };
  const joined = await startEngine({ dir: join(projectDir, '.cache/test-engine'), settings });
  joined.unref();
  process.once('beforeExit', () => void joined.stop());
  return joined;
}
