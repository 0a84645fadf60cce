import { setTimeout as pause } from 'node:timers/promises';
import { startSearches, startWrites, type Traffic } from '../load.ts';
import { startOrders } from '../orders.ts';
import type { Program } from '../program.ts';
import { type Cluster, programsOf } from '../startCluster.ts';
import { checkAfterwards, openBrowsers } from './afterwards.ts';
import { type Drill, finishKeyedOrders, finishSearches, finishWrites, seconds } from './report.ts';

/** One process or engine after the other is killed at random under writes, and started again when it was missed a while. */
export const killer =
  (times: number): Drill =>
  async (cluster, report) => {
    const browsers = await openBrowsers(cluster);
    const writes = await startWrites();
    const searches = startSearches();
    const orders = await startOrders(cluster);
    const loads = [writes, searches, orders];
    const victims: string[] = [];
    const began = performance.now();
    try {
      while (victims.length < times) {
        await pause(1_000 + Math.random() * 2_000);
        await killOne(
          cluster,
          victims,
          loads.map(({ traffic }) => traffic),
        );
        if (victims.length % 20 === 0)
          report.figure(`${victims.length} kills after ${seconds(performance.now() - began)}`);
      }
    } catch (error) {
      // What was written until then is compared all the same.
      report.failed(error);
    }
    report.figure(`killed ${victims.length} times: ${countOf(victims)}`);
    await pause(3_000);
    await finishWrites(cluster, report, writes);
    await finishSearches(report, searches);
    await finishKeyedOrders(report, orders);
    const longest = Math.max(...loads.map(({ traffic }) => traffic.longestWaitMs));
    report.promise(`nobody waited longer than ${seconds(45_000)}`, longest < 45_000);
    await checkAfterwards(cluster, report, browsers);
  };

/** One loss at a time is what three nodes promise to bear: the next comes when all is whole again. */
async function killOne(cluster: Cluster, victims: string[], traffics: readonly Traffic[]): Promise<void> {
  const { nodes, nginx } = cluster.engines;
  const programs = [...cluster.processes, ...programsOf(cluster.engines)];
  const fallen = programs.filter(({ isAlive }) => !isAlive).map(({ name }) => name);
  if (fallen.length > 0) throw new Error(`${fallen.join()} ended without being killed.`);
  const victim = anyOf(programs);
  const isPrimary = victim === nodes[(await cluster.primary()) - 1];
  victims.push(isPrimary ? 'primary' : victim.name);
  const refused = traffics.map(({ answers }) => answers.get(REFUSED));
  try {
    await victim.kill();
    await pause(Math.random() * 5_000);
    await victim.start();
    await cluster.healthy();
  } catch (error) {
    throw new Error(`The cluster is not whole again after the loss of ${victims.at(-1)}.`, { cause: error });
  }
  // Without nginx there is nobody to answer: its loss is seen as a connection that fails, and is tried again.
  if (victim === nginx) traffics.forEach(({ answers }, index) => forgive(answers, refused[index]));
}

const REFUSED = 'TypeError';

function forgive(answers: Map<string, number>, before: number | undefined): void {
  if (before === undefined) answers.delete(REFUSED);
  else answers.set(REFUSED, before);
}

const countOf = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${name} ${all.length}`).join(', ');

function anyOf(programs: readonly Program[]): Program {
  const program = programs[Math.floor(Math.random() * programs.length)];
  if (program === undefined) throw new Error('There is nothing to kill.');
  return program;
}
