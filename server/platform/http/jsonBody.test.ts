import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { acceptJsonOnly } from './jsonBody.ts';

test('half a character arrives as the sign for what cannot be read, and everything else as it was sent', async (t) => {
  const app = fastify();
  t.after(() => app.close());
  acceptJsonOnly(app);
  let read: unknown;
  app.post('/', ({ body }) => {
    read = body;
    return '';
  });
  const readOf = async (payload: string): Promise<unknown> => {
    await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
    return read;
  };
  const halves = [
    'a\ud83db',
    'a\ude97b',
    '\ude97\ud83d',
    '\ud83d\ud83d\ude97',
    '\\\ud800',
    '"\udfff',
    { '\ud800': ['\udbff'] },
  ];
  for (const sent of halves)
    assert.equal(
      JSON.stringify(await readOf(JSON.stringify(sent))),
      JSON.stringify(sent).replaceAll(/\\ud[89a-f]../g, '\uFFFD'),
    );
  const whole = ['\\ud83d', '🚗', '\n\t\u0001"\\', '\\\\ud800'];
  assert.deepEqual(await readOf(JSON.stringify(whole)), whole);
  assert.deepEqual(await readOf(String.raw`["\ud83d\ude97","\uD83D\uDE97","\uD800"]`), ['🚗', '🚗', '\uFFFD']);
});
