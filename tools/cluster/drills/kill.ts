import { setTimeout as pause } from 'node:timers/promises';
import { startSearches, startWrites } from '../load.ts';
import type { Program } from '../program.ts';
import { programsOf } from '../startCluster.ts';
import { checkAfterwards, openBrowsers } from './afterwards.ts';
import { type Drill, finishSearches, finishWrites, seconds } from './report.ts';

/** One process or engine after the other is killed at random under writes, and started again when it was missed a while. */
export const killer =
  (times: number): Drill =>
  async (cluster, report) => {
    const browsers = await openBrowsers(cluster);
    const writes = await startWrites();
    const searches = startSearches();
    const victims: string[] = [];
    try {
      while (victims.length < times) {
        await pause(1_000 + Math.random() * 2_000);
        const victim = anyOf([...cluster.processes, ...programsOf(cluster.engines)]);
        victims.push(victim.name);
        await victim.kill();
        await pause(Math.random() * 5_000);
        await victim.start();
        // One loss at a time is what three nodes promise to bear.
        await cluster.healthy();
      }
    } finally {
      report.figure(`killed ${victims.length} times: ${countOf(victims)}`);
    }
    await pause(3_000);
    await writes.stop();
    await searches.stop();
    // Without nginx there is nobody to answer: its loss is seen as a connection that fails, and is tried again.
    if (victims.includes('nginx')) {
      forgive(writes.traffic.answers);
      forgive(searches.traffic.answers);
    }
    await finishWrites(cluster, report, writes);
    await finishSearches(report, searches);
    report.promise(`nobody waited longer than ${seconds(45_000)}`, writes.traffic.longestWaitMs < 45_000);
    await checkAfterwards(cluster, report, browsers);
  };

const countOf = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${name} ${all.length}`).join(', ');

function anyOf(programs: readonly Program[]): Program {
  const program = programs[Math.floor(Math.random() * programs.length)];
  if (program === undefined) throw new Error('There is nothing to kill.');
  return program;
}

function forgive(answers: Map<string, number>): void {
  answers.delete('TypeError');
}
