import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { blameDataDir } from './dataDir.ts';
import { StartError } from './startError.ts';

test('an error of a full disk becomes one line; any other stays as it is', () => {
  const dir = tmpdir();
  for (const [message, reason] of [
    ["ENOSPC: no space left on device, write '/data/secrets.json.1'", 'its disk is full'],
    [
      'Cannot use the database at localhost: could not extend file "base/5/16384": No space left on device',
      'its disk is full',
    ],
    ['could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10', 'its disk is full'],
    ["EROFS: read-only file system, mkdir '/data'", 'its disk can only be read'],
    ["EACCES: permission denied, mkdir '/data'", 'this account may not write there'],
    [
      'initdb: error: could not create directory "/data/postgres": Permission denied',
      'this account may not write there',
    ],
  ] as const) {
    const shown = blameDataDir(dir, new Error(message));
    assert.ok(shown instanceof StartError);
    assert.equal(shown.message, `Cannot keep data in DATA_DIR (${dir}): ${reason}.`);
  }
  const other = new Error('Port 3000 is taken');
  assert.equal(blameDataDir(dir, other), other);
});
