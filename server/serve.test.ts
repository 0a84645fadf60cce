import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openThread } from '#contract/calls/threads.ts';
import { readEvents } from '#server/testing/eventReader.ts';
import { market } from '#server/testing/people/renters.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';
import { findPostmaster } from './platform/db/postmaster.ts';

const main = join(import.meta.dirname, 'main.ts');

interface Started {
  readonly child: ChildProcess & { readonly stdout: Readable };
  readonly origin: string;
  /** Its standard error so far. */
  complaints(): string;
  /** The same on its standard output. */
  output(): string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function settings(t: TestContext): Promise<Record<string, string>> {
  const database = await cloneDatabase(await testEngine(), false);
  t.after(() => database.drop());
  return settingsFor(database.url);
}

async function settingsFor(databaseUrl: string): Promise<Record<string, string>> {
  const port = await freePort();
  return {
    DATABASE_URL: databaseUrl,
    SECRET: 'x'.repeat(32),
    ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
  };
}

async function start(
  t: TestContext,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [main],
): Promise<Started> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  let text = '';
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child.stdout, 'data');
  return { child, origin: `http://127.0.0.1:${env['PORT']}`, complaints: () => text, output: () => output };
}

/** What a start that must fail says, and its exit code. */
async function fail(env: Readonly<Record<string, string>>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}

test('a wrong setting, a taken port and an unreachable database are one clear line each', async (t) => {
  const env = await settings(t);
  const { origin } = await start(t, env);
  assert.equal((await fetch(`${origin}/readyz`)).status, 200);
  const failures = [
    [{ ...env, PORT: 'x' }, /^Wrong setting PORT="x": must be a number\.\n$/],
    [{ ...env, PUBLIC_URL: '' }, /^Missing setting PUBLIC_URL: .*\n$/],
    [env, /^Port \d+ is taken: .*\n$/],
    [
      { ...env, PORT: String(await freePort()), DATABASE_URL: 'postgresql://gza:secret@127.0.0.1:9/gza' },
      /^Cannot use the database at 127\.0\.0\.1:9: .*ECONNREFUSED.*\n$/,
    ],
  ] as const;
  for (const [wrong, line] of failures) {
    const { code, text } = await fail(wrong);
    assert.equal(code, 1);
    assert.match(text, line);
    assert.doesNotMatch(text, /secret/);
  }
});
test('a folder that takes no files is one clear line that names DATA_DIR', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'gza-closed-'));
  t.after(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  // With a database of its own, and in the demo.
  const starts = [
    [await settings(t), file],
    [{ PORT: String(await freePort()) }, join(file, 'inside')],
  ] as const;
  for (const [env, closed] of starts) {
    const { code, text } = await fail({ ...env, DATA_DIR: closed });
    assert.deepEqual([code, text], [1, `Cannot keep data in DATA_DIR (${closed}): it is a file, or inside of one.\n`]);
  }
});

/** Mounts need root, and not every container lets it. */
function mountTiny(t: TestContext, options: string): string | null {
  const dir = mkdtempSync(join(tmpdir(), 'gza-tiny-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir]);
  t.after(() => {
    if (status === 0) spawnSync('umount', ['-l', dir]);
    rmSync(dir, { recursive: true, force: true });
  });
  return status === 0 ? dir : null;
}

test('a full disk and one that can only be read are one clear line that names DATA_DIR', async (t) => {
  for (const [options, reason] of [
    ['size=16k', 'its disk is full'],
    ['size=20m,mode=755', 'its disk is full'],
    ['size=1m,ro', 'its disk can only be read'],
  ] as const) {
    const dir = mountTiny(t, options);
    if (dir === null) return t.skip('needs a machine that lets it mount');
    const { code, text } = await fail({ DATA_DIR: dir, PORT: String(await freePort()) });
    assert.deepEqual([code, text], [1, `Cannot keep data in DATA_DIR (${dir}): ${reason}.\n`], options);
  }
});

test('a request under way at SIGTERM is answered, then the process ends by itself', async (t) => {
  const { child, origin } = await start(t, await settings(t));
  // A body of which the last byte comes after the signal.
  const sent = request(`${origin}/api/logout`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      'content-length': '2',
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const answered = once(sent, 'response') as Promise<[{ statusCode?: number; resume(): void }]>;
  sent.end('{}');
  const [answer] = await answered;
  answer.resume();
  assert.ok(answer.statusCode !== undefined && answer.statusCode < 600);
  assert.notEqual(answer.statusCode, 503);
  assert.deepEqual(await exited, [0, null]);
});

test('told to end while the database does not answer, a process ends', async (t) => {
  const database = createServer().listen(0, '127.0.0.1');
  t.after(() => database.close());
  await once(database, 'listening');
  const connected = once(database, 'connection');
  const { port } = database.address() as AddressInfo;
  const env = await settingsFor(`postgres://gza@127.0.0.1:${port}/gza`);
  const child = spawn(process.execPath, [main], { env: { PATH: process.env['PATH'], ...env }, stdio: 'ignore' });
  t.after(() => child.kill('SIGKILL'));
  await connected;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await exited, [0, null]);
});

test('an error that nothing handles is logged with its cause, and the process ends in order', async (t) => {
  const env = { ...(await settings(t)), LOG_LEVEL: 'fatal' };
  const script = `import { runUntilSignal } from ${JSON.stringify(join(import.meta.dirname, 'platform/runUntilSignal.ts'))};
    await runUntilSignal(() => {
      console.log('up');
      process.on('SIGUSR2', () => void Promise.reject(new Error('nothing waits', { cause: new Error('the reason') })));
    });`;
  const { child, origin, output } = await start(t, env, ['--input-type=module-typescript', '-e', script]);
  const sent = request(`${origin}/api/logout`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      'content-length': '2',
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const exited = once(child, 'exit');
  child.kill('SIGUSR2');
  while (!output().includes('nothing waits')) await once(child.stdout, 'data');
  const answered = once(sent, 'response') as Promise<[{ statusCode?: number; resume(): void }]>;
  sent.end('{}');
  const [answer] = await answered;
  answer.resume();
  assert.ok(answer.statusCode !== undefined && answer.statusCode < 500);
  assert.deepEqual(await exited, [1, null]);
  const line =
    output()
      .split('\n')
      .find((text) => text.includes('nothing waits')) ?? '';
  assert.match(line, /"level":60.*"cause":\{"type":"Error","message":"the reason"/);
});

test('a message sent to one process arrives live from another, whose streams end when it stops', async (t) => {
  const { app, carId, client, owner } = await market(t);
  const both = [await settingsFor(app.databaseUrl), await settingsFor(app.databaseUrl)] as const;
  const [one, two] = await Promise.all([start(t, both[0]), start(t, both[1])]);
  const stream = await readEvents(t, two.origin, owner);
  const sent = await fetch(`${one.origin}/api/threads`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      cookie: `session=${client.cookies.get('session')}`,
    },
    body: JSON.stringify({ car_id: carId, text: 'Hello' }),
  });
  const { thread } = openThread.response.parse(await sent.json());
  assert.equal(await stream.next(), `thread {"thread_id":${thread.id}}`);
  const exited = once(two.child, 'exit');
  two.child.kill('SIGTERM');
  assert.equal(await stream.next(), 'end');
  assert.deepEqual(await exited, [0, null], two.complaints());
});

test('the demo fills itself once; killed with its whole process tree it starts again', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'gza-demo-'));
  chmodSync(dir, 0o755);
  t.after(() => rmSync(dir, { recursive: true }));
  const env = { DATA_DIR: dir, HOST: '127.0.0.1', PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  const cars = async ({ origin }: Started) => (await (await fetch(`${origin}/api/cars`)).json()) as { total: number };
  const first = await start(t, env);
  const { total } = await cars(first);
  assert.ok(total >= 100);
  const engine = findPostmaster(join(dir, 'engine/postgres/data'));
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  if (engine !== null) process.kill(engine, 'SIGKILL');
  const second = await start(t, env);
  assert.equal((await cars(second)).total, total);
  second.child.kill('SIGINT');
  assert.deepEqual(await once(second.child, 'exit'), [0, null], second.complaints());
  assert.equal(findPostmaster(join(dir, 'engine/postgres/data')), null);
});
