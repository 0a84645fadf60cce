import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listReleased, packFiles, settleSbom, signRelease } from './packRelease.ts';

/** `npm run release`: builds what is committed, and packs it so that everybody gets the same bytes from the commit. */
const root = join(import.meta.dirname, '../..');
const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] }).toString();

if (run('git', ['status', '--porcelain']).trim() !== '') {
  console.error('There are changes that are not committed: a release is made of a commit.');
  process.exit(1);
}
const commit = run('git', ['rev-parse', 'HEAD']).trim();
const seconds = Number(run('git', ['log', '-1', '--format=%ct']));
// Assets of former builds would be packed, too.
rmSync(join(root, 'dist'), { recursive: true, force: true });
run(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production']);

// npm has named the folder of the packages and the archive after it.
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `gza-${version}-${commit.slice(0, 12)}`;
const dir = join(root, '.cache/release', name);
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
writeFileSync(join(dir, `${name}.tar.gz`), packFiles(root, listReleased(root), name, seconds));
const sbom = run('npm', ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx']);
writeFileSync(join(dir, `${name}.cdx.json`), settleSbom(sbom, commit, seconds));
const key = process.env['RELEASE_KEY'];
signRelease(dir, [`${name}.cdx.json`, `${name}.tar.gz`], key);

console.log(readFileSync(join(dir, 'SHA256SUMS'), 'utf8').trimEnd());
console.log(key === undefined ? 'Not signed: RELEASE_KEY is not set.' : 'Signed.');
console.log(dir);
