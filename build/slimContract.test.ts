import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { transform } from '@swc/core';
import type { AnyCall } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { slimContract } from './slimContract.ts';

const root = join(import.meta.dirname, '..');

test('of every call the browser has the method, the path and the manner, and no words', async (t) => {
  const dir = await mkdtemp(join(root, '.cache/slim-'));
  t.after(() => rm(dir, { recursive: true }));
  await cp(join(root, 'src/api/zodStub.ts'), join(dir, 'zodStub.ts'));
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'));
  let size = 0;
  for (const entry of await readdir(join(root, 'contract'), { withFileTypes: true, recursive: true })) {
    if (!entry.name.endsWith('.ts') || /\.test\.ts$|testing/.test(join(entry.parentPath, entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(join(root, 'contract'), file);
    const source = await readFile(file, 'utf8');
    const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'esnext' } });
    const slim = slimContract(code);
    size += slim.length / code.length;
    await mkdir(join(dir, dirname(name)), { recursive: true });
    await writeFile(join(dir, name), slim.replaceAll(/from ['"]zod['"]/g, `from '${join(dir, 'zodStub.ts')}'`));
  }
  assert.ok(size > 0);
  // Made a moment ago of the contract itself.
  const slim = ((await import(join(dir, 'calls.ts'))) as { calls: Record<string, AnyCall> }).calls;
  const read = ({ method, path, upload, carriesToken }: AnyCall) => ({ method, path, upload, carriesToken });
  for (const [name, call] of Object.entries<AnyCall>(calls)) {
    assert.deepEqual(read(slim[name] ?? assert.fail(name)), read(call), name);
  }
  assert.equal(JSON.stringify(slim).includes(calls.getCalendar.summary), false);
});

test('schemas become the stand-in, everything else stays', () => {
  const code = [
    "import { z } from 'zod';",
    "import { Id } from './values.ts';",
    "import { call } from './call.ts';",
    'export const LONGEST = 500;',
    "export const kinds = ['a', 'b'];",
    'const page = z.coerce.number().int();',
    'const Dates = { from: Id.optional() };',
    'export const Car = z.object({ id: Id, kind: z.enum(kinds) }).extend({ more: z.string() });',
    'export const later = (now) => new Date(Math.floor(Number(now)) + Date.parse("2026-01-01"));',
    "export const getCar = call({ method: 'GET', path: '/api/cars/:id', access: 'anyone', summary: 'A car.', upload: true, response: Car });",
  ].join('\n');
  assert.equal(
    slimContract(code).replaceAll(/\s+/g, ' '),
    [
      "import { z } from 'zod';",
      "import { Id } from './values.ts';",
      "import { call } from './call.ts';",
      'export const LONGEST = 500;',
      "export const kinds = ['a', 'b'];",
      'const page = z;',
      'const Dates = { from: z };',
      'export const Car = z;',
      'export const later = (now) => new Date(Math.floor(Number(now)) + Date.parse("2026-01-01"));',
      "export const getCar = call({ method: 'GET', path: '/api/cars/:id', upload: true, });",
    ].join(' '),
  );
});
