import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { check } from 'recheck';
import { patternsOf } from './testing/patternsOf.ts';

const root = join(import.meta.dirname, '..');

/** They read what we have written ourselves: settings, and the document of the build. */
const ownTexts = new Set([
  'server/config.ts',
  'server/features/payments/providers/paymentSettings.ts',
  'server/platform/pages/indexPage.ts',
]);

/** The seed keeps what the checker tries by chance the same in each run; without limits of time a slow machine answers the same. */
const settings = {
  randomSeed: 1,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
} as const;

// One test for hundreds of them: on a slow machine that takes longer than a test may that hangs.
const patience = { timeout: 600_000 };

test('no pattern of ours takes more than twice as long for a text of twice the length', patience, async () => {
  const patterns = new Map<string, { file: string; source: string; flags: string }>();
  for (const file of globSync('{server,contract,src}/**/*.{ts,tsx}', { cwd: root }))
    if (!/\.test\.tsx?$|\/(testing|demo)\//.test(file) && !ownTexts.has(file))
      for (const { source, flags } of patternsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x')))
        patterns.set(`/${source}/${flags}`, { file, source, flags });
  assert.ok(patterns.size > 150);
  const found: string[] = [];
  for (const [shown, { file, source, flags }] of patterns) {
    const result = await check(source, flags, settings);
    if (result.status === 'unknown') found.push(`${file} ${shown}: ${result.error.kind}`);
    if (result.status === 'vulnerable')
      found.push(`${file} ${shown}: ${result.complexity.summary} for ${result.attack.pattern}`);
  }
  assert.deepEqual(found, []);
});

test('a pattern that rereads a text many times is found', async () => {
  for (const source of [
    String.raw`[\w.+-]+@[\w-]+`,
    String.raw`^(a+)+$`,
    String.raw`\s+$`,
    '<p>.*</p>',
    String.raw`^[a-z]+(?:-(?:[a-z\d]+|[a-z][A-Z]*))*$`,
  ])
    assert.equal((await check(source, '', settings)).status, 'vulnerable', source);
  assert.equal((await check(String.raw`(?<=[\w.+-])@[\w-]+\.`, '', settings)).status, 'safe');
});
