import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contract/calls.ts';
import { NODES, processUrl } from '../addresses.ts';
import { FAKETIME } from '../installed.ts';
import { startSearches, startWrites } from '../load.ts';
import { startOrders } from '../orders.ts';
import type { Cluster } from '../startCluster.ts';
import { Visitor } from '../visitor.ts';
import { checkAfterwards, openBrowsers } from './afterwards.ts';
import { replaceProcesses } from './replaceProcesses.ts';
import { type Drill, finishOrders, finishSearches, finishWrites, type Report, seconds } from './report.ts';
import { switchOver } from './switchOver.ts';

const OFF_MS = 60_000;

/** The time of day alone: what counts how long something takes goes on evenly on a machine whose clock is off. */
const clockOff = (ms: number): Readonly<Record<string, string>> => ({
  LD_PRELOAD: ms === 0 ? '' : FAKETIME,
  FAKETIME: `${ms < 0 ? '-' : '+'}${Math.abs(ms) / 1_000}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
});

/** The clock of one process is a minute ahead, then a minute behind; then that of the primary is. */
export const clock: Drill = async (cluster, report) => {
  const [odd] = cluster.processes;
  if (odd === undefined) throw new Error('There is no process.');
  for (const ms of [OFF_MS, -OFF_MS]) {
    await replaceProcesses(cluster, { env: clockOff(ms) }, [odd]);
    const shown = Date.parse((await fetch(`${processUrl(1)}/healthz`)).headers.get('date') ?? '') - Date.now();
    await under(cluster, report, { name: odd.name, ms, shown });
  }
  await replaceProcesses(cluster, { env: clockOff(0) }, [odd]);

  const leader = await cluster.primary();
  const node = NODES.find((each) => each !== leader) ?? 1;
  const program = cluster.engines.nodes[node - 1];
  for (const ms of [OFF_MS, -OFF_MS]) {
    await program?.stop();
    program?.change({ env: clockOff(ms) });
    await program?.start();
    await switchOver(cluster, node);
    const [row] = await cluster.ask<{ now: Date }>('select clock_timestamp() as now');
    await under(cluster, report, {
      name: `the primary, node ${node},`,
      ms,
      shown: (row?.now.getTime() ?? 0) - Date.now(),
    });
  }
  await program?.stop();
  program?.change({ env: clockOff(0) });
  await program?.start();
};

interface Odd {
  readonly name: string;
  readonly ms: number;
  /** What its clock says, as asked from outside. */
  readonly shown: number;
}

async function under(cluster: Cluster, report: Report, { name, ms, shown }: Odd): Promise<void> {
  report.figure(`the clock of ${name} is off by ${seconds(shown)}`);
  report.promise('the clock is off as it was set', Math.abs(shown - ms) < 3_000);
  const browsers = await openBrowsers(cluster);
  const origins = cluster.processes.map((_program, index) => processUrl(index + 1));
  const writes = await startWrites();
  const searches = startSearches();
  await checkSessions(report, origins);
  await checkAnswers(report, origins);
  await checkThread(report, origins);
  const orders = await startOrders(cluster, 2, origins);
  // Jobs of every minute have run at least once.
  await pause(65_000);
  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  await finishOrders(report, orders);
  await checkAfterwards(cluster, report, browsers);
}

/** From each process to each other, and back. */
const pairsOf = (origins: readonly string[]): (readonly [string, string])[] =>
  origins.slice(1).flatMap((other) => [[origins[0] ?? '', other] as const, [other, origins[0] ?? ''] as const]);

async function checkSessions(report: Report, origins: readonly string[]): Promise<void> {
  const statuses = await Promise.all(
    pairsOf(origins).map(async ([first, second]) => {
      const visitor = new Visitor(first);
      await visitor.logIn('client@gza.example');
      return (await visitor.at(second).sendAgain('GET', calls.getUser.path)).status;
    }),
  );
  report.promise(
    'a new session is accepted at once by every process',
    statuses.every((status) => status === 200),
  );
}

/** A request is answered by its owner at another process the moment it was made. */
async function checkAnswers(report: Report, origins: readonly string[]): Promise<void> {
  const [client, owner] = [new Visitor(), new Visitor()];
  await client.logIn('client@gza.example');
  await owner.logIn('owner@gza.example');
  const list = await owner.sendAgain('GET', `${calls.listFleetCars.path}?status=active`);
  const [car] = calls.listFleetCars.response.parse(await list.json()).cars;
  const carPath = calls.updateFleetCar.path.replace(':id', String(car?.id));
  await owner.sendAgain('PATCH', carPath, { needs_confirmation: true });
  const answers: string[] = [];
  for (const [index, [first, second]] of pairsOf(origins).entries()) {
    const from = Date.now() + (rentals += 1) * 2 * 24 * 3_600_000;
    const order = await requestCar(client.at(first), car?.id ?? 0, new Date(from));
    const path = (index % 3 === 2 ? calls.declineOrder : calls.acceptOrder).path.replace(':id', String(order));
    const answer = await owner.at(second).sendAgain('POST', path);
    answers.push(answer.ok ? 'done' : `${answer.status} ${await answer.text()}`);
  }
  report.figure(`requests answered at once: ${[...new Set(answers)].join(', ')}`);
  report.promise(
    'a request can be answered at once at every process',
    answers.every((answer) => answer === 'done'),
  );
}

/** Dates far from those of the other orders. */
let rentals = 150;

async function requestCar(client: Visitor, car_id: number, from: Date): Promise<number> {
  const [first, last] = [from, new Date(from.getTime() + 24 * 3_600_000)].map(
    (moment) => `${moment.toISOString().slice(0, 10)}T12:00`,
  );
  const quoted = await client.sendAgain('POST', calls.createQuote.path, { car_id, from: first, to: last });
  const quote_id = calls.createQuote.response.parse(await quoted.json()).quote.id;
  const body = { quote_id, payment: 'full', terms_acknowledged: true };
  const ordered = await client.sendAgain('POST', calls.placeOrder.path, body, { 'idempotency-key': randomUUID() });
  return calls.placeOrder.response.parse(await ordered.json()).order.id;
}

/** Both sides write in turn at different processes, and read it in the order in which they wrote. */
async function checkThread(report: Report, origins: readonly string[]): Promise<void> {
  const client = new Visitor();
  await client.logIn('client@gza.example');
  const [thread] = await client.openThreads();
  const path = calls.sendMessage.path.replace(':id', String(thread));
  const texts = Array.from({ length: 8 }, () => `in turn ${randomUUID()}`);
  for (const [index, text] of texts.entries()) {
    const origin = origins[index % 2] ?? '';
    await client.at(origin).sendAgain('POST', path, { text }, { 'idempotency-key': randomUUID() });
  }
  const answer = await client.sendAgain('GET', calls.listMessages.path.replace(':id', String(thread)));
  const read = calls.listMessages.response.parse(await answer.json()).messages.map(({ text }) => text);
  const own = read.filter((text) => texts.includes(text)).reverse();
  report.promise('messages are read in the order in which they were written', own.join() === texts.join());
}
