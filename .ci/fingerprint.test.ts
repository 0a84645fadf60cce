import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fingerprint } from './fingerprint.ts';
import { checkParts } from './parts.ts';

const part = { name: 'tests of here', command: ['run'], reads: ['here', 'lock.json'] } as const;

test('only what a part reads changes its fingerprint, committed or not', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'gza-fingerprint-'));
  t.after(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  assert.equal(await fingerprint(root, part), null);
  execFileSync('git', ['init', '-q'], { cwd: root });
  mkdirSync(join(root, 'here'));
  mkdirSync(join(root, 'there'));
  write('here/a.ts', '1');
  const first = await fingerprint(root, part);
  assert.notEqual(first, null);
  write('there/b.ts', '1');
  assert.equal(await fingerprint(root, part), first);
  write('here/a.ts', '2');
  const second = await fingerprint(root, part);
  write('here/c.ts', '');
  const third = await fingerprint(root, part);
  write('lock.json', '{}');
  const fourth = await fingerprint(root, part);
  assert.equal(new Set([first, second, third, fourth]).size, 4);
  assert.notEqual(await fingerprint(root, { ...part, command: ['run', 'more'] }), fourth);
  assert.equal(await fingerprint(root, { name: part.name, command: ['run'] }), null);
});

test('every part of the check reads existing files', async () => {
  const root = join(import.meta.dirname, '..');
  const prints = await Promise.all(checkParts.map((each) => fingerprint(root, each)));
  assert.equal(new Set(prints).size, checkParts.length);
  assert.equal(prints.includes(null), false);
});
