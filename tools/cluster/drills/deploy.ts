import { setTimeout as pause } from 'node:timers/promises';
import { startSearches, startWrites } from '../load.ts';
import { checkAfterwards, openBrowsers } from './afterwards.ts';
import { type Drill, finishSearches, finishWrites, type Report } from './report.ts';
import type { Traffic } from '../load.ts';

/** Every process is replaced, one after the other: no new requests, SIGTERM, started, requests again. Nobody may notice. */
export const deploy: Drill = async (cluster, report) => {
  const { processes } = cluster;
  const browsers = await openBrowsers(cluster);
  const before = processes.map(({ pid }) => pid);
  const writes = await startWrites();
  const searches = startSearches(10);
  await pause(3_000);
  const began = performance.now();
  for (const program of processes) {
    await cluster.lead(program.name, 'drain');
    await program.stop();
    await program.start();
    await cluster.lead(program.name, 'ready');
  }
  report.figure(`${processes.length} processes replaced in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  await pause(3_000);
  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  reportFailures(report, 'writes', writes.traffic);
  reportFailures(report, 'searches', searches.traffic);
  report.promise(
    'every process is a new one',
    processes.every(({ pid, isAlive }, index) => isAlive && pid !== before[index]),
  );
  await checkAfterwards(cluster, report, browsers);
};

function reportFailures(report: Report, name: string, { failedFirst }: Traffic): void {
  report.figure(`${name} that had to be tried again: ${failedFirst}`);
  report.promise(`${name}: none failed`, failedFirst === 0);
}
