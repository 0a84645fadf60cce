import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NODES } from '../addresses.ts';
import { startSearches, startWrites } from '../load.ts';
import { makeDir } from '../place.ts';
import type { Program } from '../program.ts';
import type { Cluster } from '../startCluster.ts';
import { checkAfterwards, checkNoRestart, openBrowsers, pidsOf } from './afterwards.ts';
import { type Drill, finishSearches, finishWrites, type Report, seconds } from './report.ts';
import { switchOver } from './switchOver.ts';

const SIZE = '640m';

/** How long nothing but the files of tables meets the full disk, and how long the log does. */
const TABLES_MS = 20_000;
const PROMISED_MS = 60_000;

/** The disk of the primary gets full under writes: first tables cannot grow, then the log cannot. Room is made later. */
export const disk: Drill = async (cluster, report) => {
  const leader = await cluster.primary();
  const small = NODES.find((node) => node !== leader) ?? 1;
  const dir = join(cluster.place.dir, `node${small}`);
  const program = nodeOf(cluster, small);
  await program.stop();
  rmSync(dir, { recursive: true, force: true });
  makeDir(cluster.place, `node${small}`);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'gza-drill', dir]);
  const unmount = (): void => void execFileSync('umount', ['-l', dir]);
  cluster.additions.add(unmount);
  try {
    makeDir(cluster.place, `node${small}`);
    execFileSync('chmod', ['700', dir]);
    await program.start();
    await switchOver(cluster, small);
    report.figure(`node ${small} is the primary, its data on a disk of ${SIZE} of its own (tmpfs)`);
    await fillUnderWrites(cluster, report, { small, filler: join(dir, 'filler') });
  } finally {
    await program.stop();
    if (cluster.additions.delete(unmount)) unmount();
    await program.start();
  }
};

const nodeOf = ({ engines }: Cluster, node: number): Program => {
  const program = engines.nodes[node - 1];
  if (program === undefined) throw new Error(`There is no node ${node}.`);
  return program;
};

async function fillUnderWrites(
  cluster: Cluster,
  report: Report,
  { small, filler }: { readonly small: number; readonly filler: string },
): Promise<void> {
  const pids = pidsOf(cluster);
  const browsers = await openBrowsers(cluster);
  const writes = await startWrites();
  const searches = startSearches();
  await pause(5_000);
  const before = writes.traffic.done;
  report.figure(`${before} writes; the disk is filled by ${fill(filler)} MiB of something else`);
  await pause(TABLES_MS);
  const stays = (await cluster.primary().catch(() => 0)) === small;
  report.figure(
    `after ${seconds(TABLES_MS)} node ${small} is ${stays ? 'still' : 'no longer'} the primary, ${writes.traffic.done - before} writes done, ${writes.traffic.answers.get('503') ?? 0} answers 503`,
  );
  const began = performance.now();
  // The files the log has in reserve would last for minutes.
  while ((await cluster.primary().catch(() => small)) === small && performance.now() - began < PROMISED_MS) {
    await cluster.askNode(small, 'select pg_switch_wal()').catch(() => undefined);
    await pause(1_000);
  }
  const next = await cluster.primary().catch(() => 0);
  report.figure(`the log is full: node ${next} is the primary after ${seconds(performance.now() - began)}`);
  report.promise('another node has become the primary by itself', next !== small && next !== 0);
  const then = writes.traffic.done;
  await pause(15_000);
  report.promise('writes are done while the disk is still full', writes.traffic.done > then + 100);
  rmSync(filler);
  report.figure('room is made');
  await cluster.healthy();
  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  report.promise('the full disk was met', (writes.traffic.answers.get('503') ?? 0) > 0);
  checkNoRestart(cluster, report, pids);
  await checkAfterwards(cluster, report, browsers);
}

/** Until nothing fits any more; says how much it was. */
function fill(path: string): number {
  const file = openSync(path, 'w');
  let bytes = 0;
  for (let block = Buffer.alloc(1024 * 1024); block.length > 0;) {
    try {
      bytes += writeSync(file, block);
    } catch {
      // What is left is smaller.
      block = block.subarray(0, block.length >> 1);
    }
  }
  closeSync(file);
  return Math.round(bytes / 1024 ** 2);
}
