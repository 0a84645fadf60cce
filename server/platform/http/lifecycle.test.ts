import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { buildApp } from '#server/app.ts';
import { makeContext } from '#server/makeContext.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { ensureDatabase, startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { testApp } from '#server/testing/testApp.ts';
import { testBrowser } from '#server/testing/testBrowser.ts';
import { testConfig } from '#server/testing/testConfig.ts';
import type { Lifecycle } from './lifecycle.ts';

test('a starting or stopping process is alive but not ready', async (t) => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { inject } = await testApp(t, { lifecycle });
  const probe = async () => [
    (await inject('/healthz')).status,
    (await inject('/readyz')).status,
    (await inject('/api/user')).status,
  ];
  assert.deepEqual(await probe(), [200, 503, 503]);
  lifecycle.phase = 'ready';
  assert.deepEqual(await probe(), [200, 200, 401]);
  lifecycle.phase = 'stopping';
  assert.deepEqual(await probe(), [200, 503, 401]);
});

test('a request that arrives on an open connection while the server stops is answered as ever', async (t) => {
  const { app } = await testApp(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  await once(socket, 'connect');
  socket.write('GET /healthz HTTP/1.1\r\n');
  while ((await new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))) === 0)
    await setImmediate();
  const closed = app.close();
  await setImmediate();
  socket.write('Host: localhost\r\n\r\n');
  await closed;
  assert.match(await answer, /^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
});

test('without its database the server asks to try again, and recovers by itself', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'gza-outage-'));
  chmodSync(dir, 0o755);
  t.after(() => rmSync(dir, { recursive: true }));
  const engine = await startEngine({ dir });
  const url = await ensureDatabase(engine, 'gza');
  await migrate(url);
  const pool = connectPool({ url, max: 3 });
  const app = await buildApp(makeContext({ config: testConfig(), pool, databaseUrl: url }));
  t.after(async () => {
    await app.close();
    await pool.end();
  });
  const { inject } = testBrowser(app);
  assert.equal((await inject('/api/register/cities')).status, 200);

  await engine.stop();
  const answer = await inject('/api/register/cities');
  assert.deepEqual(
    [answer.status, answer.headers['retry-after'], (answer.body as { code: string }).code],
    [503, '2', 'UNAVAILABLE'],
  );
  assert.deepEqual([(await inject('/readyz')).status, (await inject('/healthz')).status], [503, 200]);

  const again = await startEngine({ dir });
  t.after(() => again.stop());
  assert.equal((await inject('/api/register/cities')).status, 200);
  assert.equal((await inject('/readyz')).status, 200);
});

test('metrics count by route and are not for those who come through the proxy', async (t) => {
  const { inject } = await testApp(t);
  await inject('/api/cars/1');
  await inject('/api/cars/2');
  const { text } = await inject('/metrics');
  assert.match(text, /http_request_duration_seconds_count\{method="GET",route="\/api\/cars\/:id",status="404"\} 2/);
  assert.match(text, /database_connections\{state="open"\}/);
  assert.equal((await inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.1' } })).status, 404);
});
