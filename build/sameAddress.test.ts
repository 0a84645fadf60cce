import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { sameAddress } from './sameAddress.ts';

const asked = 'import.meta.url';

/** Builds a page with the library in a folder of its own. */
async function build(t: TestContext): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'gza-address-'));
  t.after(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'node_modules/maplibre-gl'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/maplibre-gl/map.mjs'), `console.log(${asked});`);
  writeFileSync(join(dir, 'worker.mjs'), 'console.log(1);');
  writeFileSync(
    join(dir, 'in.mjs'),
    `import './node_modules/maplibre-gl/map.mjs'; new Worker(new URL('./worker.mjs', ${asked}));`,
  );
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './in.mjs',
    output: { path: join(dir, 'out'), filename: 'main.js', chunkFilename: 'worker.js' },
    plugins: [sameAddress()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  assert.ok(stats !== undefined && !stats.hasErrors(), String(stats?.toString()));
  // As a program of its own, and not as a copy of the file.
  assert.equal(readFileSync(join(dir, 'out/worker.js'), 'utf8'), '(()=>{"use strict";console.log(1)})();');
  return readFileSync(join(dir, 'out/main.js'), 'utf8');
}

test('two folders make one build, and workers are still built', async (t) => {
  const [first, second] = [await build(t), await build(t)];
  assert.equal(first, second);
  assert.ok(first.includes('file:///maplibre-gl.mjs'));
});
