import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readConfig } from '#server/config.ts';
import { databaseUrl, ports } from '../addresses.ts';
import { startWrites } from '../load.ts';
import { makeDir } from '../place.ts';
import { Program, untilWorks } from '../program.ts';
import { askAt, type Cluster } from '../startCluster.ts';
import { openSealed } from './openSealed.ts';
import { type Drill, finishWrites, seconds } from './report.ts';

const execute = promisify(execFile);

/** A backup under writes, a mistake after it, and the database as it was just before the mistake. */
export const backup: Drill = async (cluster, report) => {
  const { place } = cluster;
  const writes = await startWrites();
  await pause(3_000);
  const node = await cluster.primary();
  const pgbackrest = async (...args: readonly string[]): Promise<void> => {
    const config = `--config=${join(place.dir, `pgbackrest${node}.conf`)}`;
    await execute('pgbackrest', [config, '--stanza=gza', ...args], { ...place.account });
  };
  const began = performance.now();
  await pgbackrest('backup', '--type=full');
  report.figure(`full backup in ${seconds(performance.now() - began)}`);
  await pause(5_000);
  await finishWrites(cluster, report, writes);
  const { state: before, moment } = await quietMoment(cluster);
  await pause(1_000);
  await cluster.ask("delete from messages where text like 'drill %'");
  const after = await stateOf((text) => cluster.ask(text));
  report.promise('the mistake has changed the database', after !== before);
  const [last] = await cluster.ask<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  await untilArchived(cluster, last?.file ?? '');

  const restoring = performance.now();
  const data = makeDir(place, 'restored');
  await pgbackrest('restore', `--pg1-path=${data}`, '--type=time', `--target=${moment}`, '--target-action=promote');
  const restored = makeRestored(cluster, data);
  const end = (): Promise<void> => restored.end();
  cluster.additions.add(end);
  await restored.start();
  const url = databaseUrl(ports.restored, 'postgres', place.password);
  report.figure(`restored to the moment before the mistake in ${seconds(performance.now() - restoring)}`);
  try {
    const found = await stateOf((text) => askAt(url, text));
    report.promise('every table has the rows of that moment', found === before);
    const { opened, sealed } = await openSealed(url, readConfig(cluster.settings));
    report.figure(`${opened} of ${sealed} sealed values open with the key that is kept apart`);
    report.promise('the keys fit the restored rows', sealed > 0 && opened === sealed);
  } finally {
    await end();
    cluster.additions.delete(end);
  }
};

/** The number of rows of every table of ours, and of what is written most a sum of its content. */
async function stateOf(ask: (text: string) => Promise<{ name: string }[]>): Promise<string> {
  const tables = await ask(
    `select relname as name from pg_stat_user_tables where schemaname = 'public' order by relname`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    if (MOVING.has(name)) continue;
    const [row] = await ask(
      `select '${name}' as name, count(*) as count, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from "${name}" t`,
    );
    lines.push(JSON.stringify(row));
  }
  return lines.join('\n');
}

/** Not in the log: it begins anew after a crash. */
const MOVING = new Set(['rate_limits']);

/** A moment around which nothing changed: jobs write, too. */
async function quietMoment(cluster: Cluster): Promise<{ state: string; moment: string }> {
  for (let tries = 0; tries < 20; tries += 1) {
    const state = await stateOf((text) => cluster.ask(text));
    const [row] = await cluster.ask<{ now: string }>('select clock_timestamp()::text as now');
    await pause(500);
    if (row !== undefined && (await stateOf((text) => cluster.ask(text))) === state) return { state, moment: row.now };
  }
  throw new Error('The database is never quiet.');
}

async function untilArchived(cluster: Cluster, file: string): Promise<void> {
  await untilWorks(async () => {
    const [row] = await cluster.ask<{ done: boolean }>('select last_archived_wal >= $1 as done from pg_stat_archiver', [
      file,
    ]);
    if (row?.done !== true) throw new Error('The log is not archived.');
  }, 60_000);
}

function makeRestored({ place }: Cluster, data: string): Program {
  const url = databaseUrl(ports.restored, 'postgres', place.password);
  return new Program({
    name: 'restored',
    command: '/usr/lib/postgresql/15/bin/postgres',
    args: [
      '-D',
      data,
      '-p',
      String(ports.restored),
      '-c',
      `unix_socket_directories=${place.dir}`,
      '-c',
      'archive_mode=off',
    ],
    log: join(place.dir, 'restored.log'),
    ...(place.account && { account: place.account }),
    stopSignal: 'SIGINT',
    check: async () => {
      const [row] = await askAt<{ follows: boolean }>(url, 'select pg_is_in_recovery() as follows');
      if (row?.follows !== false) throw new Error('It still follows the log.');
    },
  });
}
