import { setTimeout as pause } from 'node:timers/promises';
import { fleetCalls } from './fleetCalls.ts';
import { NODES } from '../addresses.ts';
import { replayerOf } from '../engines.ts';
import { startSearches } from '../load.ts';
import type { Cluster } from '../startCluster.ts';
import { openBrowsers, checkAfterwards, checkNoRestart, pidsOf } from './afterwards.ts';
import { type Drill, finishSearches, type Report, seconds } from './report.ts';

/** What the setting DATABASE_READ_LAG promises, and how long a process and a shared cache use an answer afterwards. */
const LAG_MS = 5_000;
const SHARED_MS = 1_000;

/** Both replicas fall a minute behind, then both are lost. */
export const replica: Drill = async (cluster, report) => {
  const pids = pidsOf(cluster);
  const browsers = await openBrowsers(cluster);
  const searches = startSearches();
  const replicas = await replicasOf(cluster);
  const nodes = cluster.engines.nodes.filter((_node, index) => replicas.includes(index + 1));
  await pause(5_000);
  const readsBefore = await readsOfReplicas(cluster, replicas);
  await pause(3_000);
  const reads = (await readsOfReplicas(cluster, replicas)) - readsBefore;
  report.figure(`replicas answered ${reads} transactions in 3 s`);
  report.promise('visitors are answered by replicas', reads > 5);

  // By a signal: a pause or a delay by settings is ended by Patroni within seconds.
  const replayers = replicas.map((node) => replayerOf(cluster.place, node));
  for (const pid of replayers) process.kill(pid, 'SIGSTOP');
  report.figure('both replicas stop applying what they receive');
  await watchPrices(cluster, report, 60_000);
  const lags = await Promise.all(replicas.map((node) => lagOf(cluster, node)));
  report.figure(`replicas lag by ${lags.map((lag) => `${lag.toFixed(0)} s`).join(' and ')}`);
  report.promise(
    'the replicas did lag for most of the time',
    lags.every((lag) => lag > 40),
  );
  for (const pid of replayers) process.kill(pid, 'SIGCONT');
  await pause(5_000);

  await Promise.all(nodes.map((node) => node.kill()));
  report.figure('both replicas are killed');
  await pause(10_000);
  await finishSearches(report, searches);
  report.promise('searches waited no longer than 5 s', searches.traffic.longestWaitMs < 5_000);
  report.promise('no search failed', (searches.traffic.answers.get('200') ?? 0) === searches.traffic.asked);
  await Promise.all(nodes.map((node) => node.start()));
  await cluster.healthy();
  checkNoRestart(cluster, report, pids);
  await checkAfterwards(cluster, report, browsers);
};

async function replicasOf(cluster: Cluster): Promise<number[]> {
  const primary = await cluster.primary();
  return NODES.filter((node) => node !== primary);
}

async function readsOfReplicas(cluster: Cluster, nodes: readonly number[]): Promise<number> {
  const counts = await Promise.all(
    nodes.map(async (node) => {
      const [row] = await cluster.askNode<{ count: string }>(
        node,
        "select xact_commit as count from pg_stat_database where datname = 'gza'",
      );
      return Number(row?.count);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function lagOf(cluster: Cluster, node: number): Promise<number> {
  const [row] = await cluster.askNode<{ lag: number }>(
    node,
    'select extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as lag',
  );
  return row?.lag ?? 0;
}

/** Changes a price again and again, and compares what its owner and visitors are shown with what it is. */
async function watchPrices(cluster: Cluster, report: Report, forMs: number): Promise<void> {
  const fleet = await fleetCalls();
  const end = performance.now() + forMs;
  let changes = 0;
  let ownMissed = 0;
  let late = 0;
  let longest = 0;
  while (performance.now() < end) {
    const price = 20_000 + changes * 100;
    await fleet.setPrice(price);
    const changed = performance.now();
    changes += 1;
    if ((await fleet.priceForOwner()) !== price) ownMissed += 1;
    while ((await fleet.priceForVisitor()) !== price) {
      await pause(200);
      if (performance.now() - changed > LAG_MS + SHARED_MS) break;
    }
    const took = performance.now() - changed;
    longest = Math.max(longest, took);
    if (took > LAG_MS + SHARED_MS) late += 1;
  }
  report.figure(`${changes} prices changed; visitors saw each after ${seconds(longest)} at the latest`);
  report.promise('whoever changed a price sees it at once', ownMissed === 0 && changes > 3);
  report.promise(`visitors see no price older than ${seconds(LAG_MS + SHARED_MS)}`, late === 0);
}
