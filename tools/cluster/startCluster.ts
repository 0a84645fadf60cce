import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { fillDemo } from '#server/demo/fillDemo.ts';
import { projectDir, readConfig } from '#server/config.ts';
import { makeContext } from '#server/makeContext.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateJobs } from '#server/platform/jobs/runJobs.ts';
import { bucketSettings, startBucket } from '#server/testing/testBucket.ts';
import { databaseUrl, NODES, ports, siteUrl } from './addresses.ts';
import { type Engines, isOk, makeEngines } from './engines.ts';
import { makeDir, makePlace, type Place } from './place.ts';
import { Program, untilWorks } from './program.ts';

export interface Cluster {
  readonly place: Place;
  readonly engines: Engines;
  readonly processes: readonly Program[];
  /** Of the processes. */
  readonly settings: Readonly<Record<string, string>>;
  /** The number of the node that is the primary; throws while there is none. */
  primary(): Promise<number>;
  /** All three nodes are there, one is the primary and the others follow it. */
  healthy(withinMs?: number): Promise<void>;
  /** Whether a process gets new requests; those it has are not touched. */
  lead(name: string, state: 'drain' | 'ready'): Promise<void>;
  /** As the superuser of the primary, past HAProxy and pooler. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The same at a certain node. */
  askNode<Row extends pg.QueryResultRow>(node: number, text: string): Promise<Row[]>;
  stop(options?: { readonly keepsLogs?: boolean }): Promise<void>;
  /** What a drill has added, to be undone when the cluster stops under it. */
  readonly additions: Set<() => Promise<void> | void>;
}

export interface ClusterOptions {
  readonly processes: number;
  /** Settings of the processes beside those that lead to the engines. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Three nodes of PostgreSQL under Patroni, all that stands before them, and several processes of the site. */
export async function startCluster({ processes: count, settings = {} }: ClusterOptions): Promise<Cluster> {
  const place = makePlace();
  const bucket = await startBucket();
  const engines = makeEngines(place, { processes: count, patience: Number(settings['DATABASE_PATIENCE'] ?? 1) });
  const env = { ...environment(place, bucket.endpoint), ...settings };
  const processes = Array.from({ length: count }, (_none, index) => siteProcess(place, index + 1, env));
  const additions: Cluster['additions'] = new Set();
  const stop = async ({ keepsLogs = false } = {}): Promise<void> => {
    await Promise.all(processes.map((program) => program.end()));
    for (const program of [engines.nginx, engines.balancer, engines.pgbouncer, engines.haproxy]) await program.end();
    await Promise.all(engines.nodes.map((node) => node.end()));
    await Promise.all(engines.etcd.map((member) => member.end()));
    for (const undo of additions) await undo();
    await bucket.close();
    if (!keepsLogs) rmSync(place.dir, { recursive: true, force: true });
  };
  // Nothing of it outlives a Ctrl-C, which npm may pass on once more, or an error that nothing handles.
  let left: Promise<void> | undefined;
  const leave = (code: number): void =>
    void (left ??= stop({ keepsLogs: code === 1 }).finally(() => process.exit(code)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => leave(130));
  process.on('uncaughtException', (error) => {
    console.error(error);
    leave(1);
  });
  try {
    say('etcd');
    await Promise.all(engines.etcd.map((member) => member.start()));
    say('PostgreSQL');
    await Promise.all(engines.nodes.map((node) => node.start()));
    await healthy(place, 180_000);
    say('HAProxy and PgBouncer');
    await engines.haproxy.start();
    await makeDatabase(place);
    await engines.pgbouncer.start();
    say('the demo fleet');
    await fill(env);
    say(`${count} processes`);
    // The first brings the tables up to date, the others find them so.
    await processes[0]?.start();
    await Promise.all(processes.slice(1).map((program) => program.start()));
    await engines.balancer.start();
    await engines.nginx.start();
  } catch (error) {
    await left;
    console.error(`What the programs said is in ${place.dir}.`);
    throw error;
  }
  return {
    place,
    engines,
    processes,
    settings: env,
    primary,
    healthy: (withinMs) => healthy(place, withinMs),
    lead: (name, state) => lead(place, name, state),
    ask: async (text, values) =>
      askAt(databaseUrl(ports.postgres(await primary()), 'postgres', place.password), text, values),
    askNode: (node, text) => askAt(databaseUrl(ports.postgres(node), 'postgres', place.password), text),
    stop,
    additions,
  };
}

export const programsOf = ({ etcd, nodes, haproxy, pgbouncer, balancer, nginx }: Engines): readonly Program[] => [
  ...etcd,
  ...nodes,
  haproxy,
  pgbouncer,
  balancer,
  nginx,
];

const say = (what: string): void => console.log(`starting ${what} …`);

async function primary(): Promise<number> {
  const found = await Promise.any(
    NODES.map(async (node) => {
      await isOk(`http://127.0.0.1:${ports.patroni(node)}/primary`);
      return node;
    }),
  );
  return found;
}

async function healthy(place: Place, withinMs = 120_000): Promise<void> {
  await untilWorks(async () => {
    const leader = await primary();
    const answer = await fetch(`http://127.0.0.1:${ports.patroni(leader)}/cluster`);
    const { members } = (await answer.json()) as { members: { name: string; role: string }[] };
    const standby = members.find(({ role }) => role === 'sync_standby')?.name;
    // Patroni names what it has last heard of, for seconds after a node was lost: the primary knows who follows it.
    const followers = await askAt<{ name: string; state: string; sync: string }>(
      databaseUrl(ports.postgres(leader), 'postgres', place.password, 'postgres'),
      "select application_name as name, state, sync_state as sync from pg_stat_replication where application_name ~ '^node'",
    );
    const isWell = followers.length === NODES.length - 1 && followers.every(({ state }) => state === 'streaming');
    const isSynchronous = followers.some(({ name, sync }) => name === standby && sync === 'sync');
    if (!isWell || !isSynchronous) throw new Error(`The nodes are not well: ${JSON.stringify({ members, followers })}`);
  }, withinMs);
}

export async function askAt<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 60_000, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function makeDatabase(place: Place): Promise<void> {
  const node = await primary();
  const url = databaseUrl(ports.postgres(node), 'postgres', place.password, 'postgres');
  await askAt(url, `create role gza login password '${place.password}'`);
  await askAt(url, "create database gza owner gza template template0 locale 'C.UTF-8'");
  makeDir(place, 'backups');
  execFileSync(
    'pgbackrest',
    [`--config=${join(place.dir, `pgbackrest${node}.conf`)}`, '--stanza=gza', 'stanza-create'],
    {
      stdio: 'inherit',
      ...place.account,
    },
  );
}

function environment(place: Place, bucket: string): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PUBLIC_URL: siteUrl,
    DATABASE_URL: databaseUrl(ports.pgbouncer, 'gza', place.password),
    DATABASE_DIRECT_URL: databaseUrl(ports.primary, 'gza', place.password),
    DATABASE_READ_URL: databaseUrl(ports.replicas, 'gza', place.password),
    SECRET: place.secret,
    ENCRYPTION_KEY: place.encryptionKey,
    TRUSTED_PROXIES: '127.0.0.1',
    STAFF_SECOND_FACTOR: 'optional',
    S3_ENDPOINT: bucket,
    S3_BUCKET: bucketSettings.bucket,
    S3_REGION: bucketSettings.region,
    S3_ACCESS_KEY_ID: bucketSettings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketSettings.secretAccessKey,
    DATA_DIR: join(place.dir, 'data'),
  };
}

/** The demo fleet, as `npm start` has it, over a connection without our limits of time: the machine may be busy. */
async function fill(env: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig(env);
  const url = config.databaseDirectUrl ?? '';
  await migrate(url);
  await migrateJobs(url);
  const pool = connectPool({ url, max: 2, patience: 20 });
  try {
    await fillDemo(makeContext({ config, pool, databaseUrl: url }));
  } finally {
    await pool.end();
  }
}

function siteProcess(place: Place, index: number, env: Readonly<Record<string, string>>): Program {
  const port = ports.process(index);
  return new Program({
    name: `process${index}`,
    command: process.execPath,
    args: ['--max-semi-space-size=8', join(projectDir, 'server/main.ts')],
    env: {
      LOG_LEVEL: 'warn',
      MALLOC_ARENA_MAX: '2',
      ...env,
      PORT: String(port),
      DATA_DIR: join(place.dir, `data${index}`),
    },
    log: join(place.dir, `process${index}.log`),
    check: () => isOk(`http://127.0.0.1:${port}/readyz`),
  });
}

async function lead(place: Place, name: string, state: 'drain' | 'ready'): Promise<void> {
  const told = await tell(place, `set server site/${name} state ${state}`);
  if (told !== '') throw new Error(`HAProxy refuses: ${told}`);
  await untilWorks(async () => {
    // Its place in the list: the 18th column is the status.
    const line = (await tell(place, 'show stat')).split('\n').find((text) => text.startsWith(`site,${name},`));
    const status = line?.split(',')[17] ?? '';
    if (!status.startsWith(state === 'ready' ? 'UP' : 'DRAIN')) throw new Error(`${name} is ${status}`);
  }, 30_000);
}

async function tell(place: Place, command: string): Promise<string> {
  const socket = connect(join(place.dir, 'site.sock'));
  socket.end(`${command}\n`);
  return (await text(socket)).trim();
}
