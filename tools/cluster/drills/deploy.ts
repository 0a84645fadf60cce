import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { projectDir } from '#server/config.ts';
import { databaseUrl, ports } from '../addresses.ts';
import { startSearches, startWrites } from '../load.ts';
import { untilWorks } from '../program.ts';
import type { Cluster } from '../startCluster.ts';
import { checkAfterwards, openBrowsers } from './afterwards.ts';
import { replaceProcesses } from './replaceProcesses.ts';
import { type Drill, finishSearches, finishWrites, reportNoFailures, seconds } from './report.ts';

/** What the next version does to tables that are read and written all the time. */
const MIGRATION = '999_drill.sql';
const STATEMENTS = `alter table messages add column drill text;
alter table cars add column drill text;
alter table users add column drill text;
alter table sessions add column drill text;
create table drill_notes (id integer generated always as identity primary key, message_id integer references messages);
`;

/** From when the migration waits for it; longer than a statement may wait for a lock. */
const READING_MS = 12_000;

/** Every process is replaced by the next version, which changes tables, and then by the former one again. Nobody may notice. */
export const deploy: Drill = async (cluster, report) => {
  const next = copyWith(cluster, MIGRATION, STATEMENTS);
  const { processes } = cluster;
  const browsers = await openBrowsers(cluster);
  const before = processes.map(({ pid }) => pid);
  const writes = await startWrites();
  const searches = startSearches(10);
  await pause(3_000);
  const reading = readLong(cluster);
  for (const [name, dir] of [
    ['the next version', next],
    ['the former version', projectDir],
  ] as const) {
    const began = performance.now();
    await replaceProcesses(cluster, { args: [join(dir, 'server/main.ts')] });
    report.figure(`${processes.length} processes replaced by ${name} in ${seconds(performance.now() - began)}`);
    const applied = await cluster.ask('select from schema_migrations where name = $1', [MIGRATION]);
    report.promise(`${name} runs with the tables of the next one`, applied.length === 1);
    await pause(3_000);
  }
  await reading;
  await finishWrites(cluster, report, writes);
  await finishSearches(report, searches);
  reportNoFailures(report, 'writes', writes.traffic);
  reportNoFailures(report, 'searches', searches.traffic);
  report.promise(
    'every process is a new one',
    processes.every(({ pid, isAlive }, index) => isAlive && pid !== before[index]),
  );
  await checkAfterwards(cluster, report, browsers);
};

/** As a backup does: what changes the table has to wait for it, and nobody may wait for that. */
async function readLong(cluster: Cluster): Promise<void> {
  const url = databaseUrl(ports.postgres(await cluster.primary()), 'postgres', cluster.place.password);
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  try {
    await reader.query('begin');
    await reader.query('select from messages limit 1');
    await untilWorks(async () => {
      const waiting = await cluster.ask(
        "select from pg_stat_activity where application_name = 'gza migrate' and wait_event = 'relation'",
      );
      if (waiting.length === 0) throw new Error('No migration waits for a table.');
    }, 60_000);
    await pause(READING_MS);
  } finally {
    await reader.end();
  }
}

/** This checkout with one more migration. */
function copyWith({ place }: Cluster, migration: string, statements: string): string {
  const dir = join(place.dir, 'next');
  mkdirSync(dir);
  for (const name of ['contract', 'public', 'server', 'src', 'package.json'])
    cpSync(join(projectDir, name), join(dir, basename(name)), { recursive: true });
  symlinkSync(join(projectDir, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'server/platform/db/migrations', migration), statements);
  return dir;
}
