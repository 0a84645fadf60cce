import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { projectDir } from '#server/config.ts';
import { type Engine, ensureDatabase } from '#server/platform/db/engine.ts';
import { migrate, migrationsDir } from '#server/platform/db/migrate.ts';
import { migrateJobs } from '#server/platform/jobs/runJobs.ts';
import { fillTemplate } from './fillTemplate.ts';

/** Any number that nothing else in the maintenance database locks on. */
const TEMPLATE_LOCK = 7_264_002;

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of the test's own: a copy of a migrated template, with the demo fleet on request. */
export async function cloneDatabase(engine: Engine, withFleet: boolean): Promise<TestDatabase> {
  const name = `gza_test_${randomUUID().replaceAll('-', '')}`;
  await asMaintainer(engine, async (client) => {
    const template = await ensureTemplate(engine, client, withFleet);
    // Its files are copied: a sixth of the work of writing its pages through the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: engine.url(name),
    drop: () =>
      asMaintainer(engine, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

let maintainers: pg.Pool | undefined;

async function asMaintainer(engine: Engine, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  maintainers ??= new pg.Pool({ connectionString: engine.url('postgres'), max: 2, allowExitOnIdle: true })
    // The engine is stopped under its idle connections.
    .on('error', () => undefined);
  const client = await maintainers.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** Makes the template once for each state of its sources; who comes second waits. */
async function ensureTemplate(engine: Engine, client: pg.ClientBase, withFleet: boolean): Promise<string> {
  const kind = withFleet ? 'gza_fleet' : 'gza_template';
  const name = `${kind}_${await stateOf(withFleet)}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname like $1`, [
      `${kind}%`,
    ]);
    if (!rows.some((row) => row.datname === name)) {
      // Templates of former states, and drafts of killed runs; they have no connections.
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
      const draft = `${name}_draft`;
      const url = await ensureDatabase(engine, draft);
      await migrate(url);
      await migrateJobs(url);
      if (withFleet) await fillTemplate(url);
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

const states = new Map<boolean, Promise<string>>();

/** What a template is made of, read once by each process. */
function stateOf(withFleet: boolean): Promise<string> {
  const fleet = withFleet ? ['server/demo', 'server/features', 'contract'].map((dir) => join(projectDir, dir)) : [];
  const state = states.get(withFleet) ?? hashOf([migrationsDir, ...fleet]);
  states.set(withFleet, state);
  return state;
}

async function hashOf(dirs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const dir of dirs) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|sql|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
