import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
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

test('a failing migration leaves nothing behind and names itself', async (t) => {
  const url = await emptyDatabase(t);
  const dir = folder(t, {
    '001_good.sql': 'create table good (id int)',
    '002_bad.sql': 'create table half (id int); select 1 / 0;',
  });
  await assert.rejects(migrate(url, dir), /002_bad\.sql failed: division by zero/);
  assert.deepEqual(await tables(url), ['good', 'schema_migrations']);
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

test('a migration that was applied under its former name is not applied again', async (t) => {
  const url = await emptyDatabase(t);
  const names = await migrate(url);
  const ask = async (query: string, values: readonly string[] = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query<{ name: string }>(query, [...values]);
    } finally {
      await client.end();
    }
  };
  const { rowCount } = await ask('update schema_migrations set name = $1 where name = $2', [
    '066_favourites_of_users.sql',
    '065_favourites_of_users.sql',
  ]);
  assert.equal(rowCount, 1);
  assert.deepEqual(await migrate(url), []);
  const { rows } = await ask('select name from schema_migrations');
  assert.deepEqual(rows.map(({ name }) => name).toSorted(), names);
});
