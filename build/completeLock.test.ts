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
/** As npm leaves it where the registry lacks the packages of other platforms. */
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

test('what an install dropped comes back, and what the registry knows is completed', async () => {
  const asked: string[] = [];
  const known = new Map([
    ['added@3.0.0', 'sha512-added'],
    ['real@4.0.0', 'sha512-real'],
  ]);
  const complete = await completeLock(after, before, async (name, version) => {
    asked.push(`${name}@${version}`);
    return known.get(`${name}@${version}`) ?? null;
  });
  assert.deepEqual(asked.sort(), ['@engine/mac@2.0.0', 'added@3.0.0', 'real@4.0.0']);
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

test('a lock that lacks nothing stays as it is, byte for byte', async () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  // npm has written it.
  const lock = JSON.parse(text) as Lock;
  const complete = await completeLock(lock, lock, () => Promise.resolve(null));
  assert.equal(`${JSON.stringify(complete, null, 2)}\n`, text);
});

test('a registry that does not answer is told, not taken for one that has nothing', async () => {
  await assert.rejects(
    completeLock(after, before, () => Promise.reject(new Error('offline'))),
    /offline/,
  );
});
