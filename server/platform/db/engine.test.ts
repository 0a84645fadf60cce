import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, chmodSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';
import pg from 'pg';
import { type Engine, ensureDatabase, startEngine } from './engine.ts';
import { findEnginePlace, openSocketDir } from './enginePlace.ts';
import { findPostmaster } from './postmaster.ts';

function emptyDir(t: TestContext): string {
  const dir = mkdtempSync(join(tmpdir(), 'gza-engine-'));
  chmodSync(dir, 0o755);
  t.after(async () => {
    chmodSync(dir, 0o755);
    // Whatever a failed test left running.
    await startEngine({ dir }).then(
      (engine) => engine.stop(),
      () => undefined,
    );
    rmSync(dir, { recursive: true });
  });
  return dir;
}

async function ask(engine: Engine, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: await ensureDatabase(engine, 'kept') });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** A process of its own that uses the engine until it is killed. */
async function startUser(t: TestContext, dir: string): Promise<ChildProcess> {
  const script = `import { startEngine } from ${JSON.stringify(join(import.meta.dirname, 'engine.ts'))};
    await startEngine({ dir: ${JSON.stringify(dir)} }); console.log('up'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('several starts at once share one engine, and the last to leave stops it', async (t) => {
  const dir = emptyDir(t);
  const [first, second, third] = await Promise.all([startEngine({ dir }), startEngine({ dir }), startUser(t, dir)]);
  assert.equal(first.pid, second.pid);
  const { dataDir } = findEnginePlace(dir);
  await first.stop();
  await second.stop();
  assert.equal(findPostmaster(dataDir), first.pid);
  await kill(third);
  const last = await startEngine({ dir });
  await last.stop();
  assert.equal(findPostmaster(dataDir), null);
});

test('the engine of a killed process is found and used again', async (t) => {
  const dir = emptyDir(t);
  const killed = await startUser(t, dir);
  const before = findPostmaster(findEnginePlace(dir).dataDir);
  await kill(killed);
  const engine = await startEngine({ dir });
  assert.equal(engine.pid, before);
  await engine.stop();
});

test('an engine whose folder was deleted takes nothing with it that the next one has made there', async (t) => {
  const dir = emptyDir(t);
  const killed = await startUser(t, dir);
  const { dataDir } = findEnginePlace(dir);
  const old = findPostmaster(dataDir);
  assert.ok(old !== null);
  await kill(killed);
  rmSync(dirname(dataDir), { recursive: true });
  const engine = await startEngine({ dir });
  assert.notEqual(engine.pid, old);
  // It does this by itself when it checks its lock file, every minute.
  process.kill(old, 'SIGQUIT');
  while (isAlive(old)) await pause(20);
  assert.deepEqual(await ask(engine, 'select 1 as one'), [{ one: 1 }]);
  await engine.stop();
});

test('after the engine itself was killed the next start has everything that was saved', async (t) => {
  const dir = emptyDir(t);
  const engine = await startEngine({ dir });
  await ask(engine, 'create table kept as select 42 as answer');
  process.kill(engine.pid, 'SIGKILL');
  const again = await startEngine({ dir });
  assert.notEqual(again.pid, engine.pid);
  assert.deepEqual(await ask(again, 'select answer from kept'), [{ answer: 42 }]);
  await again.stop();
});

test('a lock whose process number now belongs to another program is no obstacle', async (t) => {
  const dir = emptyDir(t);
  await (await startEngine({ dir })).stop();
  const { dataDir } = findEnginePlace(dir);
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n\n\n\n`);
  const engine = await startEngine({ dir });
  assert.ok(engine.pid !== process.pid);
  await engine.stop();
});

test('a path too long for a socket gets a short one', (t) => {
  const dir = join(emptyDir(t), 'a'.repeat(60), 'b'.repeat(60));
  const place = findEnginePlace(dir);
  mkdirSync(place.dataDir);
  const socketDir = openSocketDir(place);
  t.after(() => rmSync(socketDir, { recursive: true }));
  assert.ok(join(socketDir, '.s.PGSQL.5432').length <= 107);
});

test(
  'under a home that only its owner may enter, root puts the engine where its user can reach it',
  { skip: process.getuid?.() !== 0 && 'needs root' },
  async (t) => {
    const home = emptyDir(t);
    chmodSync(home, 0o700);
    const place = findEnginePlace(join(home, 'checkout'));
    t.after(() => rmSync(join(place.dataDir, '../..'), { recursive: true }));
    assert.ok(place.dataDir.startsWith('/var/lib/gza/'));
    assert.ok(existsSync(join(place.nativeDir, 'bin/postgres')));
    const engine = await startEngine({ dir: join(home, 'checkout') });
    assert.deepEqual(await ask(engine, 'select 1 as one'), [{ one: 1 }]);
    await engine.stop();
  },
);
