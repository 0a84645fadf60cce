import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Gives a program another time of day. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** Programs the cluster consists of, and the Debian packages that have them. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '/usr/bin/patroni': ['patroni', 'python3-etcd', 'python3-psycopg2'],
  '/usr/bin/etcd': ['etcd-server'],
  '/usr/sbin/haproxy': ['haproxy'],
  '/usr/sbin/pgbouncer': ['pgbouncer'],
  '/usr/sbin/nginx': ['nginx'],
  '/usr/bin/pgbackrest': ['pgbackrest'],
  '/usr/lib/postgresql/15/bin/postgres': ['postgresql-15'],
  [FAKETIME]: ['libfaketime'],
};

const POLICY = '/usr/sbin/policy-rc.d';

/** Installs what is missing of these programs, or of all. None of the packages may start a service of its own: the cluster starts its own ones. */
export function install(programs: readonly string[] = Object.keys(packages)): void {
  const missing = programs.flatMap((program) => (existsSync(program) ? [] : (packages[program] ?? [])));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing]);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args[0]} failed: the cluster needs Debian 12 and an account that may install packages.`,
    );
}
