import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Lock } from '../completeLock.ts';
import { findSecrets } from './findSecrets.ts';
import { findBadLicences, isAllowed } from './licences.ts';

const root = join(import.meta.dirname, '../..');
// npm has written it.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

test('every package has its hash, and comes from the registry that is set', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  assert.ok(entries.length > 1000);
  const wrong = entries.filter(
    ([, { integrity, resolved, link }]) =>
      !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity ?? '') ||
      link !== undefined ||
      // npm writes it for addresses outside the registry only.
      !(resolved === undefined || (typeof resolved === 'string' && resolved.startsWith('https://registry.npmjs.org/'))),
  );
  assert.deepEqual(
    wrong.map(([path]) => path),
    [],
  );
  const own = packages['']!;
  const wanted = { ...own['dependencies']!, ...own['devDependencies']!, ...own['optionalDependencies']! };
  assert.deepEqual(
    Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))),
    [],
    'an exact version each',
  );
});

test('every package has a licence that is allowed', () => {
  assert.deepEqual(findBadLicences(packages), []);
});

test('an unknown licence is found, and so is one that is not allowed', () => {
  const lock = {
    '': { license: 'UNLICENSED' },
    'node_modules/fine': { license: '(GPL-3.0-only OR MIT)', optionalDependencies: { 'fine-mac': '1.0.0' } },
    'node_modules/fine-mac': { os: ['darwin'] },
    'node_modules/lost-mac': { os: ['darwin'] },
    'node_modules/none': {},
    'node_modules/a/node_modules/strict': { license: 'AGPL-3.0-only' },
    'node_modules/both': { license: 'MIT AND GPL-3.0-only' },
  };
  assert.deepEqual(findBadLicences(lock), [
    'node_modules/lost-mac: no licence',
    'node_modules/none: no licence',
    'node_modules/a/node_modules/strict: AGPL-3.0-only',
    'node_modules/both: MIT AND GPL-3.0-only',
  ]);
  assert.deepEqual(
    ['MIT', 'MIT or MPL-2.0', '(MIT AND ISC) OR GPL-2.0', 'MIT AND (GPL-2.0 OR 0BSD)', 'GPL-2.0', '', 'MITX'].map(
      isAllowed,
    ),
    [true, true, true, true, false, false, false],
  );
});

/** Drawn anew, and put together here: the file itself has none. */
const letters = (count: number) =>
  randomBytes(count * 2)
    .toString('base64')
    .replaceAll(/[^A-Za-z\d]/g, 'x')
    .slice(0, count);
const planted: Readonly<Record<string, () => string>> = {
  'private key': () => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  'AWS key': () => `key: AKIA${letters(16).toUpperCase()}`,
  'GitHub token': () => `ghp_${letters(36)}`,
  'GitLab token': () => `glpat-${letters(20)}`,
  'npm token': () => `//registry/:_authToken=npm_${letters(36)}`,
  'Slack token': () => `xoxb-${letters(24)}`,
  'Stripe key': () => `stripe('sk_live_${letters(24)}')`,
  'Google key': () => `AIza${letters(35)}`,
  'SendGrid key': () => `SG.${letters(22)}.${letters(43)}`,
  'Telegram token': () => `123456789:AA${letters(33)}`,
  'JSON web token': () => `eyJ${letters(20)}.eyJ${letters(30)}.${letters(40)}`,
  'password in an address': () => `postgresql://gza:${letters(16)}@db.example/gza`,
  'value of a secret': () => `ENCRYPTION_KEY=${letters(43)}=`,
};

test('a planted secret of every form is found by its line', () => {
  for (const [what, plant] of Object.entries(planted))
    assert.ok(
      findSecrets(`first line\nsecond ${plant()}\n`).some((found) => found.what === what && found.line === 2),
      what,
    );
  assert.deepEqual(findSecrets("const secret = readSetting('SECRET'); // postgres://gza@localhost/gza"), []);
});

test('no file of the project has a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !/\.(webp|png|jpg|br|woff2|mp4|webm|gz|pdf)$/.test(file));
  assert.ok(files.length > 1000);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return findSecrets(text).map(({ what, line }) => `${file}:${line}: ${what}`);
  });
  assert.deepEqual(found, []);
});
