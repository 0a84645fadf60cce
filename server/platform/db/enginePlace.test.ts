import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { copyEngine, linkLibraries } from './enginePlace.ts';

/** A package with one library, whose link it lists; the test makes the link itself. */
function makePackage(t: TestContext) {
  const home = mkdtempSync(join(tmpdir(), 'gza-place-'));
  t.after(() => rmSync(home, { recursive: true }));
  const dir = join(home, 'native');
  mkdirSync(join(dir, 'lib'), { recursive: true });
  writeFileSync(join(dir, 'lib/libpq.so.5.18'), 'a library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(dir, 'pg-symlinks.json'), JSON.stringify(links));
  return { home, dir, link: join(dir, 'lib/libpq.so.5') };
}

test('a copy of the engine outlives the checkout it was made of', (t) => {
  const { home, dir, link } = makePackage(t);
  symlinkSync('libpq.so.5.18', link);
  const copy = copyEngine({ dir, version: '18' }, join(home, 'engine-18'));
  rmSync(dir, { recursive: true });
  assert.equal(readFileSync(join(copy, 'lib/libpq.so.5'), 'utf8'), 'a library');
});

test('a link that is missing or leads nowhere is made anew, one that works stays', (t) => {
  const { dir, link } = makePackage(t);
  linkLibraries(dir);
  assert.equal(readlinkSync(link), 'libpq.so.5.18');
  rmSync(link);
  symlinkSync(join(dir, 'gone/libpq.so.5.18'), link);
  assert.equal(existsSync(link), false);
  linkLibraries(dir);
  assert.equal(readFileSync(link, 'utf8'), 'a library');
  rmSync(link);
  symlinkSync(join(dir, 'lib/libpq.so.5.18'), link);
  linkLibraries(dir);
  assert.equal(readlinkSync(link), join(dir, 'lib/libpq.so.5.18'));
  assert.deepEqual(readdirSync(join(dir, 'lib')).toSorted(), ['libpq.so.5', 'libpq.so.5.18']);
});
