import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findPersonal } from './features/traces/findPersonal.ts';
import { type Pattern, patternsOf, quickestOf, slowest } from './testing/patternsOf.ts';

const root = join(import.meta.dirname, '..');

/** They read what we have written ourselves: settings, and the document of the build. */
const ownTexts = new Set([
  'server/config.ts',
  'server/features/payments/providers/paymentSettings.ts',
  'server/platform/pages/indexPage.ts',
]);

const megabyte = 'ა'.repeat(1_000_000);
/**
 * How long one text may block the others: the time to read a megabyte four times, character by character.
 * That is 50 ms where nothing else runs, and more where a processor is shared, which slows all patterns alike.
 */
const longestMs = () => 4 * quickestOf(20, () => /\p{N}/u.test(megabyte));

test('no pattern of ours takes long for a megabyte of the worst that it can be given', () => {
  const patterns = new Map<string, readonly [string, Pattern]>();
  for (const file of globSync('{server,contract,src}/**/*.{ts,tsx}', { cwd: root }))
    if (!/\.test\.tsx?$|\/(testing|demo)\//.test(file) && !ownTexts.has(file))
      for (const pattern of patternsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x')))
        patterns.set(`/${pattern.source}/${pattern.flags}`, [file, pattern]);
  assert.ok(patterns.size > 150);
  const longest = longestMs();
  const slow = [...patterns].flatMap(([shown, [file, pattern]]) => {
    const { ms, pump } = slowest(pattern);
    // Repeated where it looks slow: the processor may have been busy.
    return ms > longest && ms > longestMs()
      ? [`${file} ${shown}: ${ms} ms for ${JSON.stringify(pump)}, again and again`]
      : [];
  });
  assert.deepEqual(slow, []);
});

test('a pattern that rereads a text many times is found', () => {
  for (const source of [
    String.raw`[\w.+-]+@[\w-]+`,
    String.raw`^(a+)+$`,
    String.raw`\s+$`,
    '<p>.*</p>',
    String.raw`^[a-z]+(?:-(?:[a-z\d]+|[a-z][A-Z]*))*$`,
  ])
    assert.equal(slowest({ source, flags: '' }).ms, Infinity, source);
  assert.ok(slowest({ source: String.raw`(?<=[\w.+-])@[\w-]+\.`, flags: '' }).ms < longestMs());
});

test('no pattern reads a text of a report that is too long', () => {
  const texts = ['a.', 'nino@', '599-', 'GE29', '4111 '].map((pump) => pump.repeat(200_000));
  for (const text of texts) assert.ok(quickestOf(5, () => findPersonal([text])) < longestMs());
});
