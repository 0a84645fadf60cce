import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '#server/config.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';
import { percentile } from '../search/measure.ts';
import { startServerProcess } from '../serverProcess.ts';
import { cpuOf, cpuOfDatabase } from './cpuTimes.ts';
import { listRows, type Row } from './rows.ts';
import { sendAll } from './sendAll.ts';
import { firstCar, logIn } from './stage.ts';

/**
 * `--requests 300 --rounds 3 --only search`: the CPU time of a request of each public route in Node and PostgreSQL,
 * alternating with a server that sends the same bytes from memory. Needs the built site and Linux.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '300' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  });
  const database = await cloneDatabase(await testEngine(), true);
  const name = new URL(database.url).pathname.slice(1);
  const session = await logIn(database.url);
  const server = await startServerProcess(database.url, { DATABASE_POOL: '4' });
  const bare = fork(join(import.meta.dirname, 'bareServer.ts'), [server.origin]);
  try {
    const [port] = (await once(bare, 'message')) as [number];
    const rows = listRows((await firstCar(server.origin)).id, session, mainScript());
    const sides = { ours: server.origin, bare: `http://127.0.0.1:${port}` };
    console.log('| ms of CPU a request | Node | PostgreSQL | together | same bytes from memory | aim | bytes |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    let next = 0;
    for (const row of rows.filter((each) => each.name.includes(values.only))) {
      const count = Number(values.requests);
      const take = (size: number) => Array.from({ length: size }, () => row.ask((next += 1)));
      // Compiled, planned and cached, as on a server that has run for a while.
      await sendAll(sides.ours, take(count));
      const samples: Record<'node' | 'database' | 'bare', number[]> = { node: [], database: [], bare: [] };
      let bytes = 0;
      for (let round = 0; round < Number(values.rounds); round += 1) {
        const requests = take(count);
        const before = [cpuOf(server.pid), cpuOfDatabase(name)] as const;
        bytes = await sendAll(sides.ours, requests);
        samples.node.push((cpuOf(server.pid) - before[0]) / count);
        samples.database.push((cpuOfDatabase(name) - before[1]) / count);
        samples.bare.push(await measureBare(sides.bare, bare, requests));
      }
      report(row, samples, bytes);
    }
  } finally {
    bare.kill();
    await server.stop();
    await database.drop();
  }
}

/** Its first answers are taken from ours. */
async function measureBare(origin: string, { pid = 0 }: ChildProcess, requests: Parameters<typeof sendAll>[1]) {
  await sendAll(origin, requests);
  const before = cpuOf(pid);
  await sendAll(origin, requests);
  return (cpuOf(pid) - before) / requests.length;
}

function report({ name, aim }: Row, samples: Record<'node' | 'database' | 'bare', number[]>, bytes: number): void {
  const [node, database, bare] = [samples.node, samples.database, samples.bare].map((each) => percentile(each, 50));
  const together = (node ?? 0) + (database ?? 0);
  const isMissed = aim !== null && together > aim;
  if (isMissed) process.exitCode = 1;
  const shown = [node, database, together, bare].map((value = 0) => value.toFixed(2));
  console.log(
    `| ${[name, ...shown, aim === null ? '–' : `${aim}${isMissed ? ' (missed)' : ''}`, bytes].join(' | ')} |`,
  );
}

function mainScript(): string {
  const script = readdirSync(join(projectDir, 'dist/static')).find((file) => /^main\.\w+\.js$/.test(file));
  if (script === undefined) throw new Error('Build the site first: npm run build.');
  return `/static/${script}`;
}
