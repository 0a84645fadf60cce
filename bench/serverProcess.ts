import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { projectDir } from '#server/config.ts';
import { testConfig } from '#server/testing/testConfig.ts';

/** A server in a separate process, on an existing database. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** What it prints once it is ready: its log. */
  readonly output: Readable;
  stop(): Promise<void>;
}

export async function startServerProcess(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const { secret, encryptionKey } = testConfig();
  // As the unit of deploy/cluster.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', join(projectDir, 'server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET: secret,
      ENCRYPTION_KEY: encryptionKey.toString('base64'),
      DATA_DIR: join(tmpdir(), 'gza-bench'),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      LIMITS_FACTOR: '1000',
      MALLOC_ARENA_MAX: '2',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It sends a message when it is ready.
  await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, output: child.stdout, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  // A process that has ended by itself emits no further event.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
