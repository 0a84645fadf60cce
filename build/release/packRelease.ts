import { execFileSync } from 'node:child_process';
import { createHash, sign, verify } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a server needs besides its packages, which the lockfile names with their hashes. */
const SHIPPED = /^(package(-lock)?\.json|README\.md|(server|contract|public|deploy|docs|tools)\/.*)$/;
const LEFT_OUT = /\.test\.ts$|\/testing\/|^tools\/studio\/|^docs\/pictures\//;

/** The files of a release: those of the commit that a server runs, and the built client. */
export function listReleased(root: string): string[] {
  const committed = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 })
    .toString()
    .split('\0');
  const built = readdirSync(join(root, 'dist'), { recursive: true })
    .map((file) => `dist/${String(file).replaceAll('\\', '/')}`)
    // Which builds were made here before is of no use elsewhere.
    .filter((file) => file !== 'dist/.builds.json' && lstatSync(join(root, file)).isFile());
  return [...committed.filter((file) => SHIPPED.test(file) && !LEFT_OUT.test(file)), ...built].sort();
}

/**
 * An archive that depends on names and contents of the files alone: in order, all of one moment, without owners and with
 * the same rights. Needs GNU tar.
 */
export function packFiles(root: string, files: readonly string[], folder: string, seconds: number): Buffer {
  const same = ['--format=ustar', '--sort=none', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner'];
  const options = [...same, '--mode=u=rwX,go=rX', `--transform=s,^,${folder}/,`, '--no-recursion', '-cf', '-'];
  const tar = execFileSync('tar', [...options, '--null', '--verbatim-files-from', '-T', '-'], {
    cwd: root,
    input: files.join('\0'),
    maxBuffer: 2 ** 30,
  });
  // By Node, which the lockfile names, and not by any gzip there is.
  return gzipSync(tar, { level: 9 });
}

interface Sbom {
  serialNumber: string;
  readonly metadata: { timestamp: string; readonly component: { name: string } };
}

/** The bill of materials that npm reads from the lockfile, without what differs from run to run. */
export function settleSbom(text: string, commit: string, seconds: number): string {
  // npm has written it, in the form of CycloneDX.
  const sbom = JSON.parse(text) as Sbom;
  const hex = createHash('sha256').update(commit).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  sbom.serialNumber = `urn:uuid:${parts.join('-')}`;
  sbom.metadata.timestamp = new Date(seconds * 1000).toISOString();
  // npm takes the name of the folder.
  sbom.metadata.component.name = 'gza';
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

const SUMS = 'SHA256SUMS';
const SIGNATURE = `${SUMS}.sig`;
const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Writes the hashes of the files in a folder, as `sha256sum` does, and with a key their Ed25519 signature. */
export function signRelease(dir: string, files: readonly string[], key: string | undefined): void {
  const sums = files.map((file) => `${sha256(readFileSync(join(dir, file)))}  ${file}\n`).join('');
  writeFileSync(join(dir, SUMS), sums);
  if (key !== undefined)
    writeFileSync(join(dir, SIGNATURE), sign(null, Buffer.from(sums), key.replaceAll('\\n', '\n')));
}

/** What is wrong with a release, by the public key of whoever has signed it; nothing when it is whole. */
export function findForged(dir: string, publicKey: string): string[] {
  const sums = readFileSync(join(dir, SUMS));
  const present = readdirSync(dir);
  if (!present.includes(SIGNATURE)) return [`${SUMS} is not signed`];
  if (!verify(null, sums, publicKey, readFileSync(join(dir, SIGNATURE)))) return [`${SUMS} is not signed by this key`];
  const lines = sums.toString().trim().split('\n');
  const listed = lines.map((line) => line.split('  ') as [string, string]);
  const wrong = listed.flatMap(([hash, file]) => {
    if (!present.includes(file)) return [`${file} is missing`];
    return sha256(readFileSync(join(dir, file))) === hash ? [] : [`${file} is not what was signed`];
  });
  const known = new Set([SUMS, SIGNATURE, ...listed.map(([, file]) => file)]);
  return [...wrong, ...present.filter((file) => !known.has(file)).map((file) => `${file} was not signed`)];
}
