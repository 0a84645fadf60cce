import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setInterval } from 'node:timers/promises';
import { testClient } from '#server/testing/people/testActors.ts';
import { testApp } from '#server/testing/testApp.ts';
import { errorText } from '#server/platform/texts/texts.ts';

const arrivalMs = 300;

/** Sends `start` at once and then `drop` again and again, until the server disconnects; returns all it answered. */
async function sendSlowly(port: number, start: string, drop: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A client that keeps sending may get a reset.
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(start);
  const dripping = (async () => {
    for await (const _ of setInterval(20)) {
      if (socket.destroyed) return;
      if (socket.writable) socket.write(drop);
    }
  })();
  await closed;
  await dripping;
  return received;
}

test('a request that takes too long to arrive ends, wherever it is slow', async (t) => {
  const { app, context, inject } = await testApp(t, { arrivalMs });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has one.
  const { port } = app.server.address() as AddressInfo;
  const { cookie } = await testClient(context, 'snail');
  const post = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Requested-With: XMLHttpRequest\r\nCookie: session=${cookie}\r\n` +
    `Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;
  const form = 'multipart/form-data; boundary=b';
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const slow = {
    'nothing at all': ['', ''],
    'a header': ['GET /api/currency HTTP/1.1\r\nX-Slow: ', 'a'],
    'header after header': ['GET /api/currency HTTP/1.1\r\n', 'X-Slow: a\r\n'],
    'a body': [post('/api/login', 'application/json'), ' '],
    'an unexpected body': [post('/api/nowhere', 'application/json'), ' '],
    'a file': [`${post('/api/client/user_verification_images', form)}${file}`, 'a'],
  } as const;
  for (const [what, [start, drop]] of Object.entries(slow)) {
    assert.match(await sendSlowly(port, start, drop), /^HTTP\/1\.1 408 /, what);
  }
  // What is refused before its body is read was answered already.
  const refused = post('/api/verifications/1/decision', 'application/json');
  assert.match(await sendSlowly(port, refused, ' '), /^HTTP\/1\.1 403 /);
  assert.equal((await inject('/api/currency')).status, 200);
});

test('what is no request is refused like any request', async (t) => {
  const { app } = await testApp(t, { arrivalMs });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // As above.
  const { port } = app.server.address() as AddressInfo;
  const table = [
    [`GET /api/cars?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431, 'TOO_LARGE'],
    ['NOTHING / HTTP/1.1\r\n\r\n', 400, 'BAD_REQUEST'],
    ['', 408, 'BAD_REQUEST'],
  ] as const;
  for (const [sent, status, code] of table) {
    const [head = '', body = ''] = (await sendSlowly(port, sent, '')).split('\r\n\r\n');
    assert.ok(head.startsWith(`HTTP/1.1 ${status} `), head);
    assert.match(head, new RegExp(`content-length: ${Buffer.byteLength(body)}$`, 'm'));
    assert.deepEqual(JSON.parse(body), { message: errorText('en', code), code });
  }
});

test('half a minute is granted, and slow ones are looked for twice a second', async (t) => {
  const { app } = await testApp(t);
  const { requestTimeout, headersTimeout } = app.server;
  assert.deepEqual([requestTimeout, headersTimeout], [30_000, 30_000]);
  assert.ok('connectionsCheckingInterval' in app.server && app.server.connectionsCheckingInterval === 500);
});
