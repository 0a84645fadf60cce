import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, ports } from '../addresses.ts';
import { POOL_SIZE } from '../engines.ts';
import { startSearches, startWrites } from '../load.ts';
import type { Cluster } from '../startCluster.ts';
import { checkAfterwards, checkNoRestart, openBrowsers, pidsOf } from './afterwards.ts';
import { type Drill, finishSearches, finishWrites, type Report, seconds } from './report.ts';

/** What stands between the processes and the database is restarted, and the pool is used up. */
export const restarts: Drill = async (cluster, report) => {
  await under(cluster, report, 'PgBouncer is killed and started again', 10_000, async () => {
    await cluster.engines.pgbouncer.kill();
    await pause(2_000);
    await cluster.engines.pgbouncer.start();
  });
  await under(cluster, report, 'HAProxy is killed and started again', 10_000, async () => {
    await cluster.engines.haproxy.kill();
    await pause(2_000);
    await cluster.engines.haproxy.start();
  });
  await under(cluster, report, 'two of three members of etcd are away for 20 s', 5_000, async () => {
    const away = cluster.engines.etcd.slice(0, 2);
    const before = await cluster.primary();
    await Promise.all(away.map((member) => member.kill()));
    await pause(20_000);
    await Promise.all(away.map((member) => member.start()));
    await cluster.healthy();
    report.promise('the primary is the same', (await cluster.primary()) === before);
  });
  await under(cluster, report, 'all connections of the pooler are in use for 10 s', 20_000, async () => {
    const used = await useUpPool(cluster, 10_000);
    report.promise(`all ${POOL_SIZE} connections were in use`, used === POOL_SIZE);
  });
};

async function under(
  cluster: Cluster,
  report: Report,
  what: string,
  promisedMs: number,
  work: () => Promise<void>,
): Promise<void> {
  report.figure(what);
  const pids = pidsOf(cluster);
  const browsers = await openBrowsers(cluster);
  const writes = await startWrites();
  const searches = startSearches();
  await pause(4_000);
  await work();
  await pause(8_000);
  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  report.promise(`writes are answered again within ${seconds(promisedMs)}`, writes.traffic.longestGapMs < promisedMs);
  checkNoRestart(cluster, report, pids);
  await checkAfterwards(cluster, report, browsers);
}

/** More transactions than the pooler has connections, each held open by somebody else; says how many got one. */
async function useUpPool({ place }: Cluster, forMs: number): Promise<number> {
  const url = databaseUrl(ports.pgbouncer, 'gza', place.password);
  const clients = Array.from({ length: 20 }, () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    return client;
  });
  // Those for whom none is left are turned away.
  const held = await Promise.allSettled(
    clients.map(async (client) => {
      await client.connect();
      await client.query('begin');
      await client.query("set local idle_in_transaction_session_timeout = '60s'");
    }),
  );
  await pause(forMs);
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  return held.filter(({ status }) => status === 'fulfilled').length;
}
