import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectDir } from '#server/config.ts';
import { startEngine } from '#server/platform/db/engine.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { childrenOf, isOk, serverLine } from '../../tools/cluster/engines.ts';
import { fillTemplate } from '../../tools/cluster/fillTemplate.ts';
import { install } from '../../tools/cluster/installed.ts';
import { Program } from '../../tools/cluster/program.ts';
import { freePort, type ServerProcess, startServerProcess } from '../serverProcess.ts';

const NGINX = '/usr/sbin/nginx';

/** The site as it stands behind nginx, and files that the same nginx sends by itself. */
export interface Site {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly processes: readonly ServerProcess[];
  /** Its worker processes. */
  readonly nginx: readonly number[];
  /** Logs of the processes. */
  readonly dir: string;
  /** The address of a file of so many bytes. */
  addFile(bytes: number): string;
  stop(): Promise<void>;
}

export async function startSite(count: number, settings: Readonly<Record<string, string>>): Promise<Site> {
  install([NGINX]);
  const dir = mkdtempSync(join(tmpdir(), 'gza-load-'));
  // The workers of nginx are of another account.
  chmodSync(dir, 0o755);
  mkdirSync(join(dir, 'files'));
  const engine = await startEngine({ dir: join(projectDir, '.cache/bench-load') });
  const database = await cloneDatabase(engine, true);
  const [port, filesPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const processes: ServerProcess[] = [];
  let nginx: Program | undefined;
  const stop = async (): Promise<void> => {
    await nginx?.stop();
    await Promise.all(processes.map((server) => server.stop()));
    await database.drop();
    await engine.stop();
  };
  try {
    for (let index = 1; index <= count; index += 1) {
      const server = await startServerProcess(database.url, {
        PUBLIC_URL: origin,
        TRUSTED_PROXIES: '127.0.0.1',
        DATA_DIR: join(dir, 'data'),
        LOG_LEVEL: 'warn',
        ...settings,
      });
      server.output.pipe(createWriteStream(join(dir, `process${index}.log`)));
      processes.push(server);
    }
    const config = nginxConfig({ dir, port, filesPort, processes });
    nginx = new Program({
      name: 'nginx',
      command: NGINX,
      args: ['-p', dir, '-e', join(dir, 'nginx-errors.log'), '-c', config],
      log: join(dir, 'nginx.log'),
      stopSignal: 'SIGQUIT',
      strays: childrenOf,
      check: () => isOk(`${origin}/healthz`),
    });
    await nginx.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    databaseUrl: database.url,
    processes,
    nginx: childrenOf(nginx.pid),
    dir,
    addFile: (bytes) => {
      writeFileSync(join(dir, 'files', String(bytes)), Buffer.alloc(bytes, 'x'));
      return `http://127.0.0.1:${filesPort}/${bytes}`;
    },
    stop: async () => {
      await stop();
      rmSync(join(dir, 'data'), { recursive: true, force: true });
    },
  };
}

interface NginxOptions extends Pick<Site, 'dir' | 'processes'> {
  readonly port: number;
  readonly filesPort: number;
}

/** That of the cluster with the processes behind it, and one more server with files. */
function nginxConfig({ dir, port, filesPort, processes }: NginxOptions): string {
  const sites = processes.map((server) => serverLine(new URL(server.origin).host)).join('\n');
  const text = fillTemplate('nginx.conf', { DIR: dir, PORT: port, SITES: sites });
  const files = `server { listen 127.0.0.1:${filesPort}; root ${dir}/files; }`;
  const path = join(dir, 'nginx.conf');
  writeFileSync(path, text.replace(/\}\s*$/, `${files}\n}\n`));
  return path;
}
