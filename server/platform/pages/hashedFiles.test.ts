import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fastify } from 'fastify';
import { makeDist } from '#server/testing/makeDist.ts';
import { testApp } from '#server/testing/testApp.ts';
import { serveHashedFiles } from './hashedFiles.ts';

test('what was read once is served from memory, in the encoding that is taken', async (t) => {
  const distDir = makeDist(t);
  const { inject } = await testApp(t, { distDir });
  const load = (encoding: string, headers = {}) =>
    inject({ url: '/static/main.1234.js', headers: { 'accept-encoding': encoding, ...headers } });
  const table = [
    ['gzip, br', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['', 'plain', undefined],
  ] as const;
  for (const [accepted] of table) await load(accepted);
  rmSync(join(distDir, 'static'), { recursive: true });
  for (const [accepted, text, encoding] of table) {
    const answer = await load(accepted);
    assert.deepEqual([answer.text, answer.headers['content-encoding']], [text, encoding]);
    assert.equal(answer.headers['vary'], 'accept-encoding');
    assert.equal(answer.headers['access-control-allow-origin'], '*');
    assert.equal(answer.headers['content-length'], String(text.length));
    const again = await load(accepted, { 'if-none-match': answer.headers['etag'] });
    assert.deepEqual([again.status, again.text], [304, '']);
  }
  const head = await inject({ method: 'HEAD', url: '/static/main.1234.js' });
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', '5']);
});

test('a file that came after the start is served, also without what was compressed beforehand', async (t) => {
  const distDir = makeDist(t);
  const { inject } = await testApp(t, { distDir });
  assert.equal((await inject('/static/late.5678.webp')).status, 404);
  writeFileSync(join(distDir, 'static/late.5678.webp'), 'picture');
  const late = await inject({ url: '/static/late.5678.webp', headers: { 'accept-encoding': 'br' } });
  assert.deepEqual([late.status, late.text, late.headers['content-type']], [200, 'picture', 'image/webp']);
});

test('nothing but files of the build is served', async (t) => {
  const distDir = makeDist(t);
  const { inject } = await testApp(t, { distDir });
  mkdirSync(join(distDir, '.pages'));
  mkdirSync(join(distDir, 'static/folder.js'));
  for (const file of ['.pages/pages.js', 'static/.hidden.js', 'static/notes.md', 'static/folder.js/in.js', 'out.js'])
    writeFileSync(join(distDir, file), 'secret');
  const refused = [
    '/.pages/pages.js',
    '/static/../.pages/pages.js',
    '/static/..%2F.pages%2Fpages.js',
    '/static/..%2Fout.js',
    '/static/.hidden.js',
    '/static/notes.md',
    '/static/main.1234.js.br',
    '/static/folder.js',
    '/static/folder.js/in.js',
    '/static/',
    '/static//main.1234.js',
  ];
  for (const url of refused) {
    const { status, text, headers } = await inject({ url, headers: { accept: 'text/html' } });
    assert.equal(status, 404, url);
    assert.doesNotMatch(text, /secret/);
    assert.equal(headers['cache-control'], 'no-store');
  }
});

test('memory has a bound: the least recently used file makes room', async (t) => {
  const dir = join(makeDist(t), 'static');
  const app = fastify();
  serveHashedFiles(app, dir, {}, 20);
  const files = ['a.js', 'b.js', 'c.js'];
  for (const file of files) writeFileSync(join(dir, file), 'x'.repeat(8));
  for (const file of ['a.js', 'b.js', 'a.js', 'c.js']) await app.inject(`/static/${file}`);
  for (const file of files) rmSync(join(dir, file));
  const statuses = await Promise.all(files.map(async (file) => (await app.inject(`/static/${file}`)).statusCode));
  assert.deepEqual(statuses, [200, 404, 200]);
});
