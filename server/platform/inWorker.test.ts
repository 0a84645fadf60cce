import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWorker, WorkerLimitError } from './inWorker.ts';

const limits = { milliseconds: 60_000, megabytes: 16 };
const program = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`,
  );

test('a thread answers, or is ended where it takes too much memory or ends without an answer', async () => {
  const hoard = program(
    'const kept = []; while (kept.length < workerData) kept.push([kept.length]); parentPort.postMessage(kept.length);',
  );
  assert.equal(await inWorker(hoard, 10, limits), 10);
  await assert.rejects(inWorker(hoard, 3_000_000, limits), WorkerLimitError);
  await assert.rejects(inWorker(program(''), null, limits), WorkerLimitError);
  await assert.rejects(inWorker(program('throw new Error();'), null, limits), WorkerLimitError);
});
