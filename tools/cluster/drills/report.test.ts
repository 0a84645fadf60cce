import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startLoad, type Traffic } from '../load.ts';
import { reportTraffic } from './report.ts';

async function brokenOf(traffic: Traffic): Promise<readonly string[]> {
  const broken: string[] = [];
  reportTraffic(
    {
      figure: () => undefined,
      failed: () => undefined,
      promise: (text, isKept) => {
        if (!isKept) broken.push(text);
      },
    },
    'writes',
    traffic,
  );
  return broken;
}

async function loadOf(answer: (tries: number) => Response): Promise<Traffic> {
  const load = startLoad(
    100,
    async () => {
      let tries = 0;
      return async () => answer((tries += 1));
    },
    (status) => status === 201,
  );
  while (load.traffic.asked < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  await load.stop();
  return load.traffic;
}

const away = (headers: Record<string, string>) => new Response('', { status: 503, headers });
const done = () => new Response('', { status: 201 });

test('a request that is turned away and done later breaks no promise', async () => {
  const traffic = await loadOf((tries) => (tries === 1 ? away({ 'retry-after': '0.01' }) : done()));
  assert.equal(traffic.done, traffic.asked);
  assert.equal(traffic.failedFirst, traffic.asked);
  assert.deepEqual(await brokenOf(traffic), []);
});

test('an error of ours, a 503 without a time and a request never done are each named', async () => {
  const wrong = await loadOf((tries) =>
    tries === 1 ? new Response('', { status: 500, headers: { 'retry-after': '0.01' } }) : done(),
  );
  assert.deepEqual(await brokenOf(wrong), ['writes: nothing but success and 503']);
  const bare = await loadOf((tries) => (tries === 1 ? away({}) : done()));
  assert.deepEqual(await brokenOf(bare), ['writes: every 503 says when to come again']);
  assert.deepEqual(await brokenOf({ ...bare, bare503: 0, done: bare.done - 1 }), ['writes: all done in the end']);
});
