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
