import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findForged, listReleased, packFiles, settleSbom, signRelease } from './packRelease.ts';

function folder(t: TestContext): string {
  const dir = mkdtempSync(join(tmpdir(), 'gza-release-'));
  t.after(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** A checkout with its build, written in this order, at this time and with these rights. */
function checkout(t: TestContext, files: readonly string[], time: number, mode: number): string {
  const dir = folder(t);
  for (const file of files) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), `content of ${file}`);
    chmodSync(join(dir, file), mode);
    utimesSync(join(dir, file), time, time);
  }
  execFileSync('git', ['init', '-q'], { cwd: dir });
  writeFileSync(join(dir, '.gitignore'), 'dist/\n');
  execFileSync('git', ['add', '.'], { cwd: dir });
  return dir;
}

const files = ['package.json', 'package-lock.json', 'server/main.ts', 'server/main.test.ts', 'server/testing/a.ts'];
const built = ['dist/index.html', 'dist/static/main.js', 'dist/.pages/page.js', 'dist/.builds.json'];
const others = ['src/main.tsx', 'e2e/home.spec.ts', '.ci/run'];

test('the same files are the same archive, whenever, wherever and by whomever they were written', (t) => {
  const all = [...files, ...built, ...others];
  const first = checkout(t, all, 1_700_000_000, 0o644);
  const second = checkout(t, all.toReversed(), 1_800_000_000, 0o660);
  const pack = (root: string) => packFiles(root, listReleased(root), 'gza-1', 1_790_000_000);
  assert.ok(pack(first).equals(pack(second)));

  const archive = join(folder(t), 'a.tar.gz');
  writeFileSync(archive, pack(first));
  assert.deepEqual(execFileSync('tar', ['-tzf', archive]).toString().trim().split('\n'), [
    'gza-1/dist/.pages/page.js',
    'gza-1/dist/index.html',
    'gza-1/dist/static/main.js',
    'gza-1/package-lock.json',
    'gza-1/package.json',
    'gza-1/server/main.ts',
  ]);
  appendFileSync(join(second, 'server/main.ts'), ' ');
  assert.ok(!pack(first).equals(pack(second)));
});

test('a bill of materials depends on the commit and not on the run', () => {
  const sbom = (serialNumber: string, timestamp: string, name: string) =>
    settleSbom(
      JSON.stringify({ serialNumber, metadata: { timestamp, component: { name } }, components: [1] }),
      'abc',
      0,
    );
  const settled = sbom('urn:uuid:1', '2026-11-28', 'ops');
  assert.equal(settled, sbom('urn:uuid:2', '2026-11-29', 'main'));
  assert.match(settled, /"urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}"/);
});

test('a signed release is whole; anything changed, added, missing or signed by another is told', (t) => {
  const [ours, theirs] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const pem = (pair: typeof ours) => String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
  const key = String(ours.privateKey.export({ type: 'pkcs8', format: 'pem' })).replaceAll('\n', String.raw`\n`);
  const dir = folder(t);
  const release = () => {
    writeFileSync(join(dir, 'a.tar.gz'), 'archive');
    writeFileSync(join(dir, 'a.cdx.json'), 'materials');
    signRelease(dir, ['a.cdx.json', 'a.tar.gz'], key);
  };
  release();
  assert.deepEqual(findForged(dir, pem(ours)), []);
  assert.deepEqual(findForged(dir, pem(theirs)), ['SHA256SUMS is not signed by this key']);
  // Without our tools, too.
  execFileSync('sha256sum', ['--check', '--status', 'SHA256SUMS'], { cwd: dir });

  writeFileSync(join(dir, 'a.tar.gz'), 'another');
  writeFileSync(join(dir, 'more.sh'), 'more');
  rmSync(join(dir, 'a.cdx.json'));
  assert.deepEqual(findForged(dir, pem(ours)), [
    'a.cdx.json is missing',
    'a.tar.gz is not what was signed',
    'more.sh was not signed',
  ]);
  rmSync(join(dir, 'more.sh'));
  release();
  appendFileSync(join(dir, 'SHA256SUMS'), readFileSync(join(dir, 'SHA256SUMS')));
  assert.deepEqual(findForged(dir, pem(ours)), ['SHA256SUMS is not signed by this key']);
  rmSync(join(dir, 'SHA256SUMS.sig'));
  assert.deepEqual(findForged(dir, pem(ours)), ['SHA256SUMS is not signed']);
});
