import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { logInClient } from '#server/testing/people/people.ts';
import { noise } from '#server/testing/pictureCorpus.ts';
import { testApp } from '#server/testing/testApp.ts';

test('a form that its sender compressed is answered, and keeps no place of all uploads', async (t) => {
  const server = await testApp(t);
  await logInClient(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has one.
  const { port } = server.app.server.address() as AddressInfo;
  const statusOf = async (path: string, type: string, body: Buffer): Promise<number | undefined> => {
    const headers = {
      host: new URL(server.context.config.publicUrl).host,
      cookie: `session=${server.cookies.get('session')}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': type,
      'content-encoding': 'gzip',
    };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, timeout: 5_000 }).end(body);
    sent.once('timeout', () => sent.destroy(new Error('No answer.')));
    // As Node calls it.
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const part = 'content-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg';
  for (const side of [9, 600]) {
    const picture = await noise(side, side).jpeg().toBuffer();
    const form = Buffer.concat([Buffer.from(`--b\r\n${part}\r\n\r\n`), picture, Buffer.from('\r\n--b--\r\n')]);
    const status = await statusOf('/api/profile/picture', 'multipart/form-data; boundary=b', gzipSync(form));
    // Whatever is found in the bytes as they are.
    assert.ok(status === 400 || status === 422, String(status));
  }
  assert.equal(await statusOf('/api/login', 'application/json', gzipSync('{}')), 400);
});
