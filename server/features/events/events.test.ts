import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { buildApp } from '#server/app.ts';
import { openThread } from '#contract/calls/threads.ts';
import { securityHeaders } from '#server/platform/http/guards/securityHeaders.ts';
import { readEvents } from '#server/testing/eventReader.ts';
import { post } from '#server/testing/people/people.ts';
import { market, type Market } from '#server/testing/people/renters.ts';
import { testApp } from '#server/testing/testApp.ts';
import { makeEventHub } from '#server/platform/events/eventHub.ts';
import { publish } from '#server/platform/events/eventsRepository.ts';

const listen = (market_: Market) => market_.app.app.listen({ host: '127.0.0.1', port: 0 });

/** A second process from the database's view: another app with a connection of its own that listens. */
async function secondServer(t: TestContext, { app }: Market): Promise<string> {
  const second = await buildApp(app.context);
  t.after(() => second.close());
  return second.listen({ host: '127.0.0.1', port: 0 });
}

async function opened({ client, carId }: Market): Promise<number> {
  const answer = await post(client, '/api/threads', { car_id: carId, text: 'Hello' });
  return openThread.response.parse(answer.body).thread.id;
}

test('only the two sides receive a message, through every server', async (t) => {
  const market_ = await market(t);
  const [one, two] = [await listen(market_), await secondServer(t, market_)];
  const owner = await readEvents(t, two, market_.owner);
  const client = await readEvents(t, one, market_.client);
  const stranger = await readEvents(t, two, market_.stranger);
  const id = await opened(market_);
  const expected = `thread {"thread_id":${id}}`;
  assert.deepEqual([await owner.next(), await client.next()], [expected, expected]);
  await post(market_.owner, `/api/threads/${id}/seen`);
  assert.deepEqual([await owner.next(), await client.next()], [expected, expected]);
  // An event for the stranger would have come before this.
  await post(market_.stranger, '/api/logout');
  assert.equal(await stranger.next(), 'end');
});

test('a stream ends with its session, whatever ends it', async (t) => {
  const market_ = await market(t);
  const { app, clock, client, owner } = market_;
  const [one, two] = [await listen(market_), await secondServer(t, market_)];
  const loggedOut = await readEvents(t, two, client);
  const expired = await readEvents(t, one, {
    cookies: await (async () => {
      await app.context.pool.query(
        "update sessions set expires_at = $1 where user_id = (select id from users where email = 'physicalOwner@access.test')",
        [new Date(clock().getTime() + 50)],
      );
      return owner.cookies;
    })(),
  });
  await post(client, '/api/logout');
  assert.deepEqual([await loggedOut.next(), await expired.next()], ['end', 'end']);
  assert.equal((await readEvents(t, one, client)).status, 401);
});

test('a stream ends when its session begins or stops to view another account', async (t) => {
  const market_ = await market(t);
  const { app, admin } = market_;
  const address = await listen(market_);
  const { id } = await app.context.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@access.test')
    .executeTakeFirstOrThrow();
  const ownStream = await readEvents(t, address, admin);
  assert.equal((await post(admin, `/api/accounts/${id}/view`, {})).status, 200);
  assert.equal(await ownStream.next(), 'end');
  const viewing = await readEvents(t, address, admin);
  assert.equal((await admin.inject({ method: 'DELETE', url: '/api/accounts/view' })).status, 200);
  // Of the client, whom the session does not view any more.
  await opened(market_);
  assert.equal(await viewing.next(), 'end');
});

test('listening begins anew after the database has cut it off, and streams are asked to catch up', async (t) => {
  const market_ = await market(t);
  const reader = await readEvents(t, await listen(market_), market_.client);
  await market_.app.context.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gza events' and datname = current_database()",
  );
  assert.equal(await reader.next(), 'catch_up {}');
  const id = await opened(market_);
  assert.equal(await reader.next(), `thread {"thread_id":${id}}`);
});

test('a stream ends though the end of its session was not heard', async (t) => {
  const market_ = await market(t);
  const { pool } = market_.app.context;
  const address = await listen(market_);
  const [client, owner] = [await readEvents(t, address, market_.client), await readEvents(t, address, market_.owner)];
  // As if nobody listened: what is sent without triggers is not heard either.
  const unheard = await pool.connect();
  await unheard.query("set session_replication_role = 'replica'");
  await unheard.query("delete from sessions where user_id = (select id from users where email = 'client@access.test')");
  await unheard.query('reset session_replication_role');
  unheard.release();
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gza events' and datname = current_database()",
  );
  assert.deepEqual([await client.next(), await owner.next()], ['catch_up {}', 'catch_up {}']);
  const { rows } = await pool.query<{ id: number }>("select id from users where email = 'client@access.test'");
  let heard = '';
  for (let told = 0; told < 100 && heard !== 'end'; told += 1) {
    await publish(market_.app.context.db, { kind: 'fleet', users: rows.map(({ id }) => id) });
    heard = await client.next();
  }
  assert.equal(heard, 'end');
  const id = await opened({ ...market_, client: market_.stranger });
  assert.equal(await owner.next(), `thread {"thread_id":${id}}`, 'one whose session is open goes on');
});

test('a session has only so many streams, and closed ones do not count', async (t) => {
  const market_ = await market(t, {}, { config: { limitsFactor: 0.5 } });
  const address = await listen(market_);
  const open = () => readEvents(t, address, market_.client);
  const streams = await Promise.all([open(), open(), open(), open()]);
  assert.deepEqual(
    streams.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 200, 200, 429],
  );
  assert.equal((await readEvents(t, address, market_.owner)).status, 200);
  streams.find(({ status }) => status === 200)?.leave();
  // The server notices it a little later.
  while ((await open()).status !== 200);
});

test('a client that does not read is disconnected', async (t) => {
  const { app, databaseUrl, context } = await testApp(t);
  const hub = makeEventHub(databaseUrl, app.log, async () => new Map());
  await hub.ready();
  const server = createServer((_request, response) => {
    // More than the buffers of both systems hold.
    response.write('x'.repeat(32 * 1024 * 1024));
    hub.add({ userId: 1, sessionId: 1, response }, 60_000);
    void publish(context.db, { kind: 'thread', thread: 1, users: [1] });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens has a port.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  t.after(() => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: gza\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  await once(response, 'close');
  assert.equal(hub.countOf(1), 0);
  await hub.close();
  server.close();
});

test('a stream that begins while the server stops ends at once', async (t) => {
  const { app, databaseUrl } = await testApp(t);
  const hub = makeEventHub(databaseUrl, app.log, async () => new Map());
  await hub.close();
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  hub.add({ userId: 1, sessionId: 1, response }, 60_000);
  assert.ok(response.destroyed);
});

test('stopping ends the streams instead of waiting for them', async (t) => {
  const market_ = await market(t);
  const reader = await readEvents(t, await listen(market_), market_.client);
  assert.equal(reader.status, 200);
  await market_.app.app.close();
  assert.equal(await reader.next(), 'end');
});

const streamHead = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', connection: 'close' };

test('a stream has the headers of every answer, and nothing else is answered into it', async (t) => {
  const market_ = await market(t);
  const { hostname, port } = new URL(await listen(market_));
  const cookie = [...market_.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: gza\r\nCookie: ${cookie}\r\n\r\n`;
  socket.write(ask('/api/events') + ask('/healthz'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = once(socket, 'close');
  await once(socket, 'data');
  await post(market_.client, '/api/logout');
  await closed;
  const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  assert.match(head, /^HTTP\/1\.1 200 OK\r\n/);
  const lines = head.toLowerCase().split('\r\n');
  for (const [name, value] of Object.entries({ ...securityHeaders(market_.app.context.config), ...streamHead }))
    assert.deepEqual(
      lines.filter((line) => line.startsWith(`${name}: `)),
      [`${name}: ${value.toLowerCase()}`],
    );
  // Its length is the connection's.
  assert.doesNotMatch(head, /^(content-length|transfer-encoding):/im);
  assert.deepEqual(body, ['retry: 3000\n\n']);
});

test('HEAD is answered and over', async (t) => {
  const { app, client } = await market(t);
  const answer = await client.inject({ method: 'HEAD', url: '/api/events' });
  assert.deepEqual([answer.status, answer.text], [200, '']);
  assert.equal(answer.headers['content-type'], 'text/event-stream');
  assert.equal((await app.visitor().inject({ method: 'HEAD', url: '/api/events' })).status, 401);
});
