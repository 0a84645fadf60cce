import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { testEngine } from '#server/testing/testEngine.ts';
import { ensureDatabase } from './engine.ts';
import { migrate, readMigrations } from './migrate.ts';

async function emptyDatabase(t: TestContext): Promise<string> {
  const engine = await testEngine();
  const name = `gza_migrate_${randomUUID().replaceAll('-', '')}`;
  t.after(async () => {
    const client = new pg.Client({ connectionString: engine.url('postgres') });
    await client.connect();
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  return ensureDatabase(engine, name);
}

function folder(t: TestContext, files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'gza-migrations-'));
  t.after(() => rmSync(dir, { recursive: true }));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(dir, name), sql);
  return dir;
}

async function tables(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  await client.end();
  return rows.map(({ tablename }) => tablename);
}

test('the real migrations apply once, also when several processes start together', async (t) => {
  const url = await emptyDatabase(t);
  const names = (await readMigrations()).map(({ name }) => name);
  const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  assert.deepEqual(runs.flat(), names);
  assert.deepEqual(await migrate(url), []);
});

test('a migration that has to wait for a long reading lets others use the table meanwhile', async (t) => {
  const url = await emptyDatabase(t);
  const files = { '001_cars.sql': 'create table cars (id int)' };
  await migrate(url, folder(t, files));
  const [reader, writer] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([reader.connect(), writer.connect()]);
  await reader.query('begin');
  await reader.query('select from cars');
  const migrated = migrate(url, folder(t, { ...files, '002_colour.sql': 'alter table cars add colour text' }));
  // Behind the migration's lock a write would wait for the reader.
  await writer.query("set statement_timeout = '1500ms'");
  for (let writes = 0; writes < 30; writes += 1) {
    await writer.query('insert into cars (id) values (1)');
    await pause(100);
  }
  await Promise.all([reader.end(), writer.end()]);
  assert.deepEqual(await migrated, ['002_colour.sql']);
});

test('a failing migration leaves nothing behind and names itself', async (t) => {
  const url = await emptyDatabase(t);
  const dir = folder(t, {
    '001_good.sql': 'create table good (id int)',
    '002_bad.sql': 'create table half (id int); select 1 / 0;',
  });
  await assert.rejects(migrate(url, dir), /002_bad\.sql failed: division by zero/);
  assert.deepEqual(await tables(url), ['good', 'schema_migrations']);
});

test('a connection that is lost under a migration fails it, and nothing else', async (t) => {
  const dir = folder(t, { '001_lost.sql': 'select pg_terminate_backend(pg_backend_pid())' });
  await assert.rejects(migrate(await emptyDatabase(t), dir), /001_lost\.sql failed: /);
});

test('an applied migration that was changed is refused', async (t) => {
  const url = await emptyDatabase(t);
  const dir = folder(t, { '001_a.sql': 'create table a (id int)' });
  await migrate(url, dir);
  writeFileSync(join(dir, '001_a.sql'), 'create table b (id int)');
  await assert.rejects(migrate(url, dir), /001_a\.sql was changed/);
  assert.deepEqual(await tables(url), ['a', 'schema_migrations']);
});

test('two migrations of one number, and one without, are refused before anything is applied', async (t) => {
  const url = await emptyDatabase(t);
  const files = { '001_a.sql': 'create table a (id int)', '001_b.sql': 'create table b (id int)' };
  await assert.rejects(migrate(url, folder(t, files)), /number of its own: 001_a\.sql, 001_b\.sql/);
  await assert.rejects(migrate(url, folder(t, { 'a.sql': 'create table a (id int)' })), /number of its own: a\.sql/);
  assert.deepEqual(await tables(url), []);
});

const formerMigrations = z
  .record(z.string(), z.string())
  .parse(
    JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, 'formerMigrations.json.br'))).toString()),
  );

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Everything the database knows of itself, and every row, but when what was applied. */
async function describe(url: string): Promise<string[]> {
  const queries = [
    `select c.relname, c.relkind, c.relpersistence, c.reloptions, c.relacl::text, a.attname,
       row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull,
       a.attidentity, a.attgenerated, a.attstorage, a.attcollation, pg_get_expr(d.adbin, d.adrelid)
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'm', 'v', 'S')`,
    `select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace`,
    `select indexdef from pg_indexes where schemaname = 'public'`,
    `select tgenabled, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
    `select pg_get_functiondef(oid), proacl::text from pg_proc p where pronamespace = 'public'::regnamespace
       and prokind = 'f' and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
    `select definition from pg_matviews`,
    `select extname, extversion from pg_extension`,
    `select typname, typtype from pg_type where typnamespace = 'public'::regnamespace`,
    `select description from pg_description join pg_class c on c.oid = objoid where relnamespace = 'public'::regnamespace`,
    `select name, checksum from schema_migrations`,
    ...[...(await tables(url)), 'search_terms']
      .filter((table) => table !== 'schema_migrations')
      .map((table) => `select '${table}' as "table", to_jsonb(t) as row from ${table} t`),
  ];
  const rows: string[] = [];
  for (const query of queries) for (const row of await ask(url, query)) rows.push(JSON.stringify(row));
  return rows.sort();
}

const addUser = `insert into users (email, password_hash, roles, created_at) values ('a@b.ge', '', '{client}', 'epoch')`;

test('a database of the many former migrations becomes as a new one, with what is in it', async (t) => {
  const [former, fresh] = await Promise.all([emptyDatabase(t), emptyDatabase(t)]);
  await migrate(former, folder(t, formerMigrations));
  await ask(former, addUser);
  assert.deepEqual(
    await migrate(former),
    (await readMigrations()).map(({ name }) => name).filter((name) => name > '012'),
  );
  await migrate(fresh);
  await ask(fresh, addUser);
  assert.deepEqual(await describe(former), await describe(fresh));
  assert.deepEqual(await migrate(former), []);
});

test('a database that lacks one of the former migrations, or has a changed one, is refused', async (t) => {
  const url = await emptyDatabase(t);
  const { '176_equipment_shown.sql': last, ...rest } = formerMigrations;
  await migrate(url, folder(t, rest));
  await assert.rejects(migrate(url), /not exactly all of them\. Start Gza of commit \w+ with it once/);
  assert.equal((await ask(url, 'select from schema_migrations')).length, Object.keys(rest).length);
  await migrate(url, folder(t, { ...rest, '176_equipment_shown.sql': `${last} ` }));
  await assert.rejects(migrate(url), /not exactly all of them/);
});
