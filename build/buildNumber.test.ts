import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';
import { BUILD_PLACE, buildNumber } from './buildNumber.ts';

/** Builds a page with a script in a folder of its own. */
async function build(
  t: TestContext,
  script: string,
  page = `<meta content="${BUILD_PLACE}">`,
): Promise<readonly [string, string]> {
  const dir = mkdtempSync(join(tmpdir(), 'gza-build-'));
  t.after(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'main.js'), script);
  writeFileSync(join(dir, 'page.html'), page);
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './main.js',
    devtool: 'source-map',
    output: { path: join(dir, 'dist'), filename: '[name].[contenthash].js', sourceMapFilename: '../maps/[file].map' },
    plugins: [new CopyPlugin({ patterns: [{ from: 'page.html', to: 'index.html' }] }), buildNumber()],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  compiler.run((error, stats) => {
    const failure = error ?? stats?.compilation.errors[0];
    if (failure) reject(failure);
    else resolve();
  });
  await promise;
  return [readFileSync(join(dir, 'dist/version.json'), 'utf8'), readFileSync(join(dir, 'dist/index.html'), 'utf8')];
}

test('the number of a build depends on its files and not on its folder, and is in its page', async (t) => {
  const [version, page] = await build(t, 'console.log(0)');
  const [again] = await build(t, 'console.log(0)');
  const [other] = await build(t, 'console.log(1)');
  const [newPage] = await build(t, 'console.log(0)', `<p><meta content="${BUILD_PLACE}">`);
  const { build: number } = JSON.parse(version) as { build: string };
  assert.match(number, /^[0-9a-f]{20}$/);
  assert.match(page, new RegExp(`<meta content="?${number}"?>`));
  assert.equal(new Set([version, other, newPage]).size, 3);
  assert.equal(again, version);
});

test('a page without a place for the number is no build', async (t) => {
  await assert.rejects(build(t, '', '<p>'), /index\.html has no single place/);
});
