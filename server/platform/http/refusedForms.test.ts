import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { logInClient } from '#server/testing/people/people.ts';
import { testApp } from '#server/testing/testApp.ts';

const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const file = (name: string) => part(`name="${name}"; filename="a.png"`, 'a'.repeat(500_000));

/** Forms that are refused before their last byte is looked at. */
const forms: Readonly<Record<string, string>> = {
  'a text twice': part('name="a"', '1') + part('name="a"', '2') + file('file'),
  'a long text': part('name="a"', 'a'.repeat(2_000)) + file('file'),
  'two files': file('file') + file('other'),
  'a forbidden name': part('name="constructor"', '1') + file('file'),
  'many texts': Array.from({ length: 20 }, (_none, at) => part(`name="a${at}"`, '1')).join('') + file('file'),
  'a file that is no picture': file('file'),
};

test('after a form that is refused the same connection is answered on, as that of a proxy must be', async (t) => {
  const server = await testApp(t);
  await logInClient(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port has one.
  const { port } = server.app.server.address() as AddressInfo;
  const host = `Host: ${new URL(server.context.config.publicUrl).host}\r\n`;
  const cookie = `Cookie: session=${server.cookies.get('session')}\r\n`;
  const answersTo = async (form: string): Promise<string[]> => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    const type = 'Content-Type: multipart/form-data; boundary=b\r\nX-Requested-With: XMLHttpRequest\r\n';
    const body = `${form}--b--\r\n`;
    socket.write(
      `POST /api/profile/picture HTTP/1.1\r\n${host}${cookie}${type}Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    socket.write(`GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    for (let look = 0; look < 100 && !socket.closed; look += 1) await pause(20);
    socket.destroy();
    return Array.from(received.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = '']) => status);
  };
  for (const [what, form] of Object.entries(forms)) {
    const [refused = '', ...others] = await answersTo(form);
    assert.match(refused, /^4/, what);
    assert.deepEqual(others, ['200'], what);
  }
});
