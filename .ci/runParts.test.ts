import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runParts } from './runParts.ts';
import type { Part } from './runParts.ts';

const node = (name: string, code: string, after?: string[]): Part => ({
  name,
  command: [process.execPath, '-e', code],
  ...(after && { after }),
});

test('a failing part fails, its followers are skipped, the rest still runs', async () => {
  const results = await runParts(
    [
      node('bad', 'console.log("why"); process.exit(3)'),
      node('after bad', '', ['bad']),
      node('good', ''),
      { name: 'no such program', command: ['/no/such/program'] },
    ],
    2,
  );
  assert.deepEqual(
    results.map(({ name, outcome }) => [name, outcome]),
    [
      ['bad', 'failed'],
      ['after bad', 'skipped'],
      ['good', 'passed'],
      ['no such program', 'failed'],
    ],
  );
  assert.match(results[0]?.output ?? '', /why/);
});

test('a part that follows a skipped one, which has passed before, runs at once', async () => {
  const [result] = await runParts([node('follower', '', ['left out'])], 1);
  assert.equal(result?.outcome, 'passed');
});

test('a part that never ends fails, and the rest still runs', async () => {
  const results = await runParts([node('endless', 'setInterval(() => {}, 1000)'), node('good', '')], 1, 4_000);
  assert.deepEqual(
    results.map(({ name, outcome }) => [name, outcome]),
    [
      ['endless', 'failed'],
      ['good', 'passed'],
    ],
  );
});
