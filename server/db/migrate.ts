import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export const migrationsDir = join(import.meta.dirname, 'migrations');

/** Any number that nothing else in the database locks on. */
const MIGRATION_LOCK = 7_264_001;

/** Migrations that have had another name: a database that applied them under it knows them by the new one from now on. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  '065_favourites_of_users.sql': '066_favourites_of_users.sql',
};

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
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
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
  const applied: string[] = [];
  for (const migration of migrations) {
    const former = FORMER_NAMES[migration.name];
    if (former !== undefined && known.has(former)) {
      await client.query('update schema_migrations set name = $1 where name = $2', [migration.name, former]);
    }
    const checksum = known.get(migration.name) ?? known.get(former ?? '');
    if (checksum === undefined) {
      await applyOne(client, migration);
      applied.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied; write a new one instead.`);
    }
  }
  return applied;
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
