import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { recordBuild } from './keepBuilds.ts';

function build(dir: string, number: number): void {
  const names = ['static/vendor.js', `static/main.${number}.js`];
  for (const name of names) writeFileSync(join(dir, name), '');
  recordBuild(dir, names);
}

test('assets of the last five builds stay, older ones go, shared ones stay', (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'gza-builds-'));
  t.after(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'static'));
  for (let number = 1; number <= 7; number += 1) build(dir, number);
  assert.deepEqual(readdirSync(join(dir, 'static')).sort(), [
    'main.3.js',
    'main.4.js',
    'main.5.js',
    'main.6.js',
    'main.7.js',
    'vendor.js',
  ]);
});

test('the same build counts once', (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'gza-builds-'));
  t.after(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'static'));
  build(dir, 1);
  for (let repeat = 0; repeat < 6; repeat += 1) build(dir, 2);
  assert.ok(readdirSync(join(dir, 'static')).includes('main.1.js'));
});
