import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { completeLock, type Lock } from './completeLock.ts';

const before: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { version: '0.1.0', optionalDependencies: { engine: '2.0.0' } },
    'node_modules/engine': {
      version: '2.0.0',
      integrity: 'sha512-engine',
      optionalDependencies: { '@engine/mac': '2.0.0' },
    },
    'node_modules/@engine/mac': { version: '2.0.0', optional: true, os: ['darwin'] },
    'node_modules/gone': { version: '1.0.0', integrity: 'sha512-gone' },
    'node_modules/old/node_modules/@engine/mac': { version: '1.0.0', optional: true, os: ['darwin'] },
  },
};
/** As written by npm where the registry lacks the packages of other platforms. */
const after: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { version: '0.2.0', optionalDependencies: { engine: '2.0.0' } },
    'node_modules/added': { version: '3.0.0', license: 'MIT' },
    'node_modules/alias': { version: '4.0.0', name: 'real' },
    'node_modules/engine': {
      version: '2.0.0',
      integrity: 'sha512-engine',
      optionalDependencies: { '@engine/mac': '2.0.0' },
    },
    'node_modules/link': { version: '1.0.0', link: true },
  },
};

test('entries dropped by an install are restored, and hashes are completed from the registry', async () => {
  const requests: string[] = [];
  const known = new Map([
    ['added@3.0.0', 'sha512-added'],
    ['real@4.0.0', 'sha512-real'],
  ]);
  const complete = await completeLock(after, before, async (name, version) => {
    requests.push(`${name}@${version}`);
    return known.get(`${name}@${version}`) ?? null;
  });
  assert.deepEqual(requests.sort(), ['@engine/mac@2.0.0', 'added@3.0.0', 'real@4.0.0']);
  assert.deepEqual(complete, {
    lockfileVersion: 3,
    packages: {
      ...after.packages,
      'node_modules/@engine/mac': { version: '2.0.0', optional: true, os: ['darwin'] },
      'node_modules/added': { version: '3.0.0', integrity: 'sha512-added', license: 'MIT' },
      'node_modules/alias': { version: '4.0.0', integrity: 'sha512-real', name: 'real' },
    },
  });
});

test('a complete lockfile stays as it is, byte for byte', async () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  // npm has written it.
  const lock = JSON.parse(text) as Lock;
  const complete = await completeLock(lock, lock, () => Promise.resolve(null));
  assert.equal(`${JSON.stringify(complete, null, 2)}\n`, text);
});

test('a registry that does not answer is an error, not a registry without the package', async () => {
  await assert.rejects(
    completeLock(after, before, () => Promise.reject(new Error('offline'))),
    /offline/,
  );
});
