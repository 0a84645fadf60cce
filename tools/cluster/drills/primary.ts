import { setTimeout as pause } from 'node:timers/promises';
import { startSearches, startWrites } from '../load.ts';
import { checkAfterwards, checkNoRestart, openBrowsers, pidsOf } from './afterwards.ts';
import { type Drill, finishSearches, finishWrites, seconds } from './report.ts';

/** Within this time people can write again. */
const PROMISED_MS = 30_000;

/** The machine of the primary loses its power under writes; it comes back later and must follow the new one. */
export const primary: Drill = async (cluster, report) => {
  const pids = pidsOf(cluster);
  const browsers = await openBrowsers(cluster);
  const writes = await startWrites();
  const searches = startSearches();
  await pause(8_000);
  const former = await cluster.primary();
  const began = performance.now();
  await cluster.engines.nodes[former - 1]?.kill();
  report.figure(`node ${former} killed (Patroni and PostgreSQL, kill -9)`);
  await pause(500);
  let next = former;
  while (next === former || next === 0) {
    await pause(200);
    next = await cluster.primary().catch(() => 0);
    if (performance.now() - began > 90_000) break;
  }
  report.figure(`node ${next} is the primary after ${seconds(performance.now() - began)}`);
  report.promise('another node has become the primary by itself', next !== former && next !== 0);
  await pause(15_000);
  await cluster.engines.nodes[former - 1]?.start();
  await pause(3_000);
  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  report.promise(`writes are answered again within ${seconds(PROMISED_MS)}`, writes.traffic.longestGapMs < PROMISED_MS);
  await cluster.healthy();
  checkNoRestart(cluster, report, pids);
  await checkAfterwards(cluster, report, browsers);
};
