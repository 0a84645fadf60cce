import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { bucketSettings, startBucket } from '#server/testing/testBucket.ts';
import { openStorage } from './openStorage.ts';
import { drawStorageKey, type Storage } from './storage.ts';

async function onDisk(t: TestContext): Promise<Storage> {
  const dataDir = join(tmpdir(), `gza-test-${randomUUID()}`);
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  return openStorage({ dataDir, s3: null });
}

async function inBucket(t: TestContext): Promise<Storage> {
  const bucket = await startBucket();
  t.after(() => bucket.close());
  return openStorage({ dataDir: '/nowhere', s3: { ...bucketSettings, endpoint: bucket.endpoint } });
}

for (const [name, make] of [
  ['a folder', onDisk],
  ['a bucket', inBucket],
] as const) {
  test(`${name} gives back what was put, byte by byte, and nothing after it was deleted`, async (t) => {
    const storage = await make(t);
    const [one, other] = [drawStorageKey('documents'), drawStorageKey('documents')];
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_none, index) => index % 251));
    await storage.put(one, bytes);
    await storage.put(other, Buffer.from('other'));
    assert.ok((await storage.get(one))?.equals(bytes));
    await storage.delete(one);
    await storage.delete(one);
    assert.equal(await storage.get(one), null);
    assert.equal((await storage.get(other))?.toString(), 'other');
  });

  test(`${name} accepts only generated keys`, async (t) => {
    const storage = await make(t);
    for (const key of [
      'documents/../../secrets.json',
      '/etc/passwd',
      'documents/',
      '',
      `documents/${'A'.repeat(32)}`,
    ]) {
      await assert.rejects(async () => storage.get(key), /Not a key/, key);
      await assert.rejects(async () => storage.put(key, Buffer.from('x')), /Not a key/, key);
    }
  });
}

test('files on the disk are for the account of the server only, and a failed write leaves nothing', async (t) => {
  const dataDir = join(tmpdir(), `gza-test-${randomUUID()}`);
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const storage = openStorage({ dataDir, s3: null });
  const key = drawStorageKey('documents');
  await storage.put(key, Buffer.from('x'));
  assert.equal((await stat(join(dataDir, 'files', key))).mode & 0o777, 0o600);
  const taken = drawStorageKey('documents');
  await mkdir(join(dataDir, 'files', taken));
  await writeFile(join(dataDir, 'files', taken, 'in the way'), '');
  await assert.rejects(storage.put(taken, Buffer.from('y')));
  const names = await readdir(join(dataDir, 'files/documents'));
  assert.deepEqual(names.sort(), [key, taken].map((name) => name.replace('documents/', '')).sort());
});

test('a bucket that refuses the signature, or fails, is an error and no empty file', async (t) => {
  const bucket = await startBucket();
  t.after(() => bucket.close());
  const s3 = { ...bucketSettings, endpoint: bucket.endpoint };
  const stranger = openStorage({ dataDir: '/nowhere', s3: { ...s3, secretAccessKey: 'wrong' } });
  const key = drawStorageKey('documents');
  await assert.rejects(stranger.put(key, Buffer.from('x')), /403/);
  await assert.rejects(stranger.get(key), /403/);
  bucket.fail(2);
  const storage = openStorage({ dataDir: '/nowhere', s3 });
  await storage.put(key, Buffer.from('x'));
  assert.equal((await storage.get(key))?.toString(), 'x', 'put after two failures of the service');
  bucket.fail(3);
  await assert.rejects(storage.get(key), { status: 503, code: 'UNAVAILABLE' });
  await bucket.close();
  for (const work of [() => storage.get(key), () => storage.put(key, Buffer.from('y')), () => storage.delete(key)])
    await assert.rejects(work, { status: 503, code: 'UNAVAILABLE' });
});
