import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl, NODES, ports } from './addresses.ts';
import { fillTemplate } from './fillTemplate.ts';
import { makeDir, type Place, writeOwned } from './place.ts';
import { Program, type ProgramOptions } from './program.ts';

/** Everything but the processes of the site, each in the order in which it can start. */
export interface Engines {
  readonly etcd: readonly Program[];
  readonly nodes: readonly Program[];
  readonly haproxy: Program;
  readonly pgbouncer: Program;
  /** A second HAProxy, before the processes. */
  readonly balancer: Program;
  readonly nginx: Program;
}

export interface Size {
  readonly processes: number;
  /** As DATABASE_PATIENCE. */
  readonly patience: number;
}

export function makeEngines(place: Place, { processes, patience }: Size): Engines {
  const program = (name: string, options: Omit<ProgramOptions, 'name' | 'log' | 'account'>) =>
    new Program({
      name,
      log: join(place.dir, `${name}.log`),
      ...(place.account && { account: place.account }),
      ...options,
    });
  return {
    etcd: NODES.map((node) => program(`etcd${node}`, etcd(place, node))),
    nodes: NODES.map((node) => program(`node${node}`, databaseNode(place, node))),
    haproxy: program('haproxy', haproxy(place)),
    pgbouncer: program('pgbouncer', pgbouncer(place, patience)),
    balancer: program('balancer', balancer(place, processes)),
    nginx: program('nginx', nginx(place)),
  };
}

type Start = Omit<ProgramOptions, 'name' | 'log' | 'account'>;

function etcd(place: Place, node: number): Start {
  const client = `http://127.0.0.1:${ports.etcd(node)}`;
  const peer = `http://127.0.0.1:${ports.etcdPeer(node)}`;
  const peers = NODES.map((other) => `etcd${other}=http://127.0.0.1:${ports.etcdPeer(other)}`).join(',');
  return {
    command: '/usr/bin/etcd',
    args: [
      `--name=etcd${node}`,
      `--data-dir=${makeDir(place, `etcd${node}`)}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=${peers}`,
      '--initial-cluster-token=gza',
      '--initial-cluster-state=new',
      // One disk holds everything here: a slow write must not look like a dead leader.
      '--heartbeat-interval=250',
      '--election-timeout=2500',
      '--logger=zap',
    ],
    check: () => isOk(`${client}/health`),
  };
}

function databaseNode(place: Place, node: number): Start {
  const data = join(place.dir, `node${node}`);
  const backup = writeOwned(
    place,
    `pgbackrest${node}.conf`,
    fillTemplate('pgbackrest.conf', {
      DIR: place.dir,
      NODE: node,
      PORT: ports.postgres(node),
      PASSWORD: place.password,
    }),
  );
  const config = writeOwned(
    place,
    `patroni${node}.yml`,
    fillTemplate('patroni.yml', {
      NODE: node,
      DIR: place.dir,
      PASSWORD: place.password,
      PORT: ports.postgres(node),
      REST_PORT: ports.patroni(node),
      ETCD_HOSTS: NODES.map((other) => `127.0.0.1:${ports.etcd(other)}`).join(','),
      ARCHIVE_COMMAND: `pgbackrest --config=${backup} --stanza=gza archive-push %p`,
    }),
  );
  return {
    command: '/usr/bin/patroni',
    args: [config],
    // Alive as primary or as replica; a node that only begins is neither.
    check: () => isOk(`http://127.0.0.1:${ports.patroni(node)}/health`),
    strays: () => processesOf(data),
  };
}

/** The postmaster of a data folder and its children. */
function processesOf(data: string): number[] {
  let postmaster: number;
  try {
    postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    // The file outlives a kill, and its number may be that of another program by now.
    if (readlinkSync(`/proc/${postmaster}/cwd`) !== realpathSync(data)) return [];
  } catch {
    return [];
  }
  return [postmaster, ...childrenOf(postmaster)];
}

/** What applies the log that a replica receives; stopped, it lets the replica fall behind while it answers on. */
export function replayerOf(place: Place, node: number): number {
  const found = processesOf(join(place.dir, `node${node}`)).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('startup'),
  );
  if (found === undefined) throw new Error(`Node ${node} replays nothing.`);
  return found;
}

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === parent)
    .map(Number);

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

function haproxy(place: Place): Start {
  const nodes = NODES.map(
    (node) => `  server node${node} 127.0.0.1:${ports.postgres(node)} check port ${ports.patroni(node)}`,
  ).join('\n');
  const values = { PRIMARY_PORT: ports.primary, REPLICA_PORT: ports.replicas, NODES: nodes };
  return {
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', writeOwned(place, 'haproxy.cfg', fillTemplate('haproxy.cfg', values))],
    check: () => answers(databaseUrl(ports.primary, 'postgres', place.password, 'postgres')),
  };
}

/** Connections of the pooler, fewer than those the processes open to it. */
export const POOL_SIZE = 15;

function pgbouncer(place: Place, patience: number): Start {
  const limits = { STATEMENT_MS: 5_000 * patience, LOCK_MS: 2_000 * patience, IDLE_MS: 10_000 * patience };
  writeOwned(place, 'userlist.txt', `"gza" "${place.password}"\n`);
  const values = { PRIMARY_PORT: ports.primary, PORT: ports.pgbouncer, DIR: place.dir, POOL_SIZE, ...limits };
  return {
    command: '/usr/sbin/pgbouncer',
    args: [writeOwned(place, 'pgbouncer.ini', fillTemplate('pgbouncer.ini', values))],
    stopSignal: 'SIGTERM',
    check: () => answers(databaseUrl(ports.pgbouncer, 'gza', place.password, 'pgbouncer'), 'show version'),
  };
}

function balancer(place: Place, processes: number): Start {
  const lines = Array.from(
    { length: processes },
    (_none, index) => `  server process${index + 1} 127.0.0.1:${ports.process(index + 1)} check`,
  );
  const values = { DIR: place.dir, PORT: ports.site, PROCESSES: lines.join('\n') };
  return {
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', writeOwned(place, 'site.cfg', fillTemplate('site.cfg', values))],
    check: () => isOk(`http://127.0.0.1:${ports.site}/healthz`),
  };
}

/** An address nginx passes requests to. It is never taken out: an error of one request says nothing about the next. */
export const serverLine = (address: string): string => `server ${address} max_fails=0;`;

function nginx(place: Place): Start {
  const values = { DIR: place.dir, PORT: ports.nginx, SITES: serverLine(`127.0.0.1:${ports.site}`) };
  const config = writeOwned(place, 'nginx.conf', fillTemplate('nginx.conf', values));
  return {
    command: '/usr/sbin/nginx',
    args: ['-p', place.dir, '-e', join(place.dir, 'nginx-errors.log'), '-c', config],
    stopSignal: 'SIGQUIT',
    // Workers go on without their master, at the same address.
    strays: childrenOf,
    check: () => isOk(`http://127.0.0.1:${ports.nginx}/healthz`),
  };
}

export async function isOk(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

async function answers(url: string, text = 'select 1'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}
