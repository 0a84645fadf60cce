import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { processUrl } from '../addresses.ts';
import { isOk } from '../engines.ts';
import { untilWorks } from '../program.ts';
import type { Cluster } from '../startCluster.ts';
import { Visitor } from '../visitor.ts';
import type { Report } from './report.ts';

const WITHIN_MS = 30_000;

/** After a break every process must be whole again without a restart: its answers, its ear for live events, its jobs. */
export async function checkAfterwards(cluster: Cluster, report: Report, browsers: Browsers): Promise<void> {
  report.promise('every process is ready', await works(() => everyReady(cluster)));
  report.promise('live events reach every open page', await works(browsers.check));
  browsers.close();
  report.promise('the queue is worked on', await works(() => jobIsDone(cluster)));
}

export function checkNoRestart({ processes }: Cluster, report: Report, pids: readonly number[]): void {
  const now = processes.map(({ pid, isAlive }) => (isAlive ? pid : 0));
  report.promise('no process of ours was restarted', now.join() === pids.join());
}

export const pidsOf = ({ processes }: Cluster): number[] => processes.map(({ pid }) => pid);

async function works(check: () => Promise<void>): Promise<boolean> {
  try {
    await untilWorks(check, WITHIN_MS);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function everyReady({ processes }: Cluster): Promise<void> {
  await Promise.all(processes.map((_program, index) => isOk(`${processUrl(index + 1)}/readyz`)));
}

/** Browsers that follow live events, two for each process: nginx gives a stream to the process with the fewest. */
export interface Browsers {
  /** A message reaches each of them. */
  check(): Promise<void>;
  close(): void;
}

export async function openBrowsers({ processes }: Cluster): Promise<Browsers> {
  const visitor = new Visitor();
  await visitor.logIn('client@gza.example');
  const [thread] = await visitor.openThreads();
  const path = calls.sendMessage.path.replace(':id', String(thread));
  const streams = Array.from({ length: processes.length * 2 }, () => visitor.followEvents());
  const check = async (): Promise<void> => {
    const before = streams.map((stream) => stream.count());
    await visitor.send('POST', path, { text: 'Is anybody there?' }, { 'idempotency-key': randomUUID() });
    await pause(1_000);
    const deaf = streams.filter((stream, index) => stream.count() === before[index]).length;
    if (deaf > 0) throw new Error(`${deaf} of ${streams.length} browsers hear no live events`);
  };
  await untilWorks(check, WITHIN_MS);
  return { check, close: () => streams.forEach((stream) => stream.stop()) };
}

const jobIsDone = (cluster: Cluster): Promise<void> => runJob(cluster, 'forgetLimits');

/** Queues a job and waits until a process has done it. */
export async function runJob(cluster: Cluster, name: string): Promise<void> {
  const [job] = await cluster.ask<{ id: string }>("select id from graphile_worker.add_job($1, '{}'::json)", [name]);
  await untilWorks(async () => {
    const left = await cluster.ask('select from graphile_worker.jobs where id = $1', [job?.id]);
    if (left.length > 0) throw new Error(`the job ${name} waits`);
    // A thousand sealed numbers are as many commits, each of which waits for the standby.
  }, 120_000);
}
