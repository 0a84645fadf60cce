import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
/** Ends only what hangs: a slow machine that does much else took two minutes. */
const startsWithin = 400_000;

/** A server that can be killed and restarted. */
export interface MortalServer extends RunningServer {
  /** Kills it; its data stay. */
  kill(): Promise<void>;
  /** Starts it again at the same address, with the same data. */
  revive(): Promise<void>;
}

/**
 * The real server with the built client, its own database and demo fleet, on a free port. Passkeys need a name: an address is
 * not enough for browsers.
 */
export async function startServer(host: '127.0.0.1' | 'localhost' = '127.0.0.1'): Promise<MortalServer> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'gza-e2e-'));
  // A database that root runs would keep its data elsewhere, for ever, where its own user cannot come in here.
  chmodSync(dataDir, 0o755);
  const url = `http://${host}:${port}`;
  let child = spawnServer(url, dataDir);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    kill: () => end('SIGKILL'),
    revive: async () => {
      child = spawnServer(url, dataDir);
      await untilReady(child, url);
    },
  };
}

function spawnServer(url: string, dataDir: string): ChildProcess {
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: new URL(url).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      // All tests have the same address.
      LIMITS_FACTOR: '1000',
      // With every run of the job, which is once a minute.
      SAVED_SEARCH_MINUTES: '0',
      // The browsers slow the machine down.
      DATABASE_PATIENCE: '10',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const deadline = performance.now() + startsWithin;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The server did not start:\n${output}`);
    await wait(100);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
