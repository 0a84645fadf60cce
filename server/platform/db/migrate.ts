import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { steadyNow } from '#server/platform/systemClock.ts';

export const migrationsDir = join(import.meta.dirname, 'migrations');

/** Any number that nothing else in the database locks on. */
const MIGRATION_LOCK = 7_264_001;

/** The last of the migrations that stand in for the many from before the first release. */
const LAST_SQUASHED = '011_notices.sql';

/** SHA-256 of the many's names and checksums, a line each: a database that has exactly them has the same schema. */
const FORMER_MIGRATIONS = '1dc9d0dac96f5541b7d96eb1b5c0e1b4a3d0f8e9e1deadd7a7622c39a152dba8';

/** Whoever asks for a table that a migration waits for has to wait, too: so none waits long, and it is tried again. */
const LOCK_WAIT = '1s';
const BETWEEN_TRIES_MS = 2_000;
const TRIES_MS = 10 * 60_000;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations in the order in which they apply: that of their numbers, of which each has its own. */
export async function readMigrations(dir: string = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  for (const [number, same] of Map.groupBy(names, (name) => /^\d*/.exec(name)?.[0] ?? '')) {
    if (number === '' || same.length > 1)
      throw new Error(`Each migration needs a number of its own: ${same.join(', ')}.`);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8');
      return { name, sql, checksum: sha256(sql) };
    }),
  );
}

/**
 * Brings the database up to date and returns what was applied. Each migration is one transaction;
 * processes that start together wait for each other; an applied file that changed later is refused.
 */
export async function migrate(url: string, dir: string = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'gza migrate',
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection fails the statement under way; without this it would end the program.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, migrations);
  } finally {
    // Closing the connection gives the lock back.
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  if (known.size > 0 && !migrations.some(({ name }) => known.has(name))) {
    for (const { name, checksum } of await replaceFormer(client, known, migrations)) known.set(name, checksum);
  }
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum === undefined) {
      await applyWhenFree(client, migration);
      applied.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied; write a new one instead.`);
    }
  }
  return applied;
}

/** Records the squashed migrations as applied in a database that has all they stand in for; nothing of them runs. */
async function replaceFormer(
  client: pg.Client,
  known: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const lines = [...known].map(([name, checksum]) => `${name} ${checksum}`).sort();
  if (sha256(lines.join('\n')) !== FORMER_MIGRATIONS) {
    throw new Error(
      'The database has migrations from before the first release, but not exactly all of them. Start Gza of commit 616b0668 with it once, which applies those it lacks; then start this version again.',
    );
  }
  const squashed = migrations.filter(({ name }) => name <= LAST_SQUASHED);
  await client.query(
    `with former as (delete from schema_migrations)
     insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])`,
    [squashed.map(({ name }) => name), squashed.map(({ checksum }) => checksum)],
  );
  return squashed;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function applyWhenFree(client: pg.Client, migration: Migration): Promise<void> {
  for (const end = steadyNow() + TRIES_MS; ; await pause(BETWEEN_TRIES_MS)) {
    try {
      await applyOne(client, migration);
      return;
    } catch (error) {
      const isLocked =
        error instanceof Error && error.cause instanceof pg.DatabaseError && error.cause.code === '55P03';
      if (!isLocked || steadyNow() > end) throw error;
    }
  }
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    // A lost connection has rolled back already, and must not hide which migration it was.
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
