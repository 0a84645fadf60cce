import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { getServers, setServers } from 'node:dns';
import { once } from 'node:events';
import { test } from 'node:test';
import { realNetwork } from './network.ts';

const A = 1;

/** What a DNS server says: the address of `calendar.example`, nothing at all of `slow.example`, and of others that there is none. */
function answerOf(question: Buffer): Buffer | null {
  const name = question.toString('latin1', 12);
  if (name.includes('slow')) return null;
  const end = question.indexOf(0, 12) + 5;
  const isFound = name.includes('calendar') && question.readUInt16BE(end - 4) === A;
  const head = Buffer.from([0x81, name.includes('calendar') ? 0x80 : 0x83, 0, 1, 0, isFound ? 1 : 0, 0, 0, 0, 0]);
  const record = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
  return Buffer.concat([question.subarray(0, 2), head, question.subarray(12, end), ...(isFound ? [record] : [])]);
}

test('names are asked of the DNS itself, and one that nobody answers for holds up no other', async (t) => {
  const server = createSocket('udp4');
  server.on('message', (question, { port }) => {
    const answer = answerOf(question);
    if (answer !== null) server.send(answer, port, '127.0.0.1');
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const former = getServers();
  setServers([`127.0.0.1:${server.address().port}`]);
  t.after(() => {
    setServers(former);
    server.close();
  });
  const slow = Array.from({ length: 20 }, (_none, at) => realNetwork.resolve(`slow${at}.example`));
  assert.deepEqual(await realNetwork.resolve('calendar.example'), ['93.184.216.34']);
  assert.deepEqual(await realNetwork.resolve('none.example'), []);
  assert.equal(await Promise.race([...slow, Promise.resolve('waiting')]), 'waiting');
});
