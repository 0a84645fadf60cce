import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { testApp } from '#server/testing/testApp.ts';

const site = { isDemo: false, publicUrl: 'https://gza.example' };

test('a site answers under its own name only', async (t) => {
  const { inject } = await testApp(t, { config: site });
  const ask = async (host: string, url = '/api/currency') => (await inject({ url, headers: { host } })).status;
  for (const host of ['gza.example', 'GZA.example', 'gza.example:443']) assert.equal(await ask(host), 200, host);
  for (const host of ['evil.example', 'gza.example.evil.example', '127.0.0.1', 'gza.example:8443', '', 'a b', '[']) {
    assert.equal(await ask(host), 421, host);
    assert.equal(await ask(host, '/nowhere'), 421, host);
  }
  for (const probe of ['/healthz', '/readyz', '/metrics']) assert.equal(await ask('10.0.0.7:3000', probe), 200, probe);
});

test('a trusted proxy may forward the requested host, others may not', async (t) => {
  const headers = { host: '10.0.0.7:3000', 'x-forwarded-host': 'gza.example', 'x-forwarded-for': '203.0.113.1' };
  const trusting = await testApp(t, { config: { ...site, trustedProxies: ['127.0.0.1'] } });
  assert.equal((await trusting.inject({ url: '/api/currency', headers })).status, 200);
  const alone = await testApp(t, { config: site });
  assert.equal((await alone.inject({ url: '/api/currency', headers })).status, 421);
});

test('the demo answers under whatever name its machine has', async (t) => {
  const { inject } = await testApp(t);
  assert.equal((await inject({ url: '/api/currency', headers: { host: '192.168.1.5:3000' } })).status, 200);
});

test('a request with two names is refused, whichever of them is ours', async (t) => {
  const { app } = await testApp(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (...hosts: readonly string[]) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(['GET /api/currency HTTP/1.1', ...hosts, 'Connection: close', '', ''].join('\r\n'));
    return (await text(socket)).split('\r\n')[0];
  };
  assert.equal(await ask('Host: gza.example'), 'HTTP/1.1 200 OK');
  for (const second of ['Host: evil.example', 'HOST: gza.example', 'host:'])
    assert.equal(await ask('Host: gza.example', second), 'HTTP/1.1 400 Bad Request', second);
});
