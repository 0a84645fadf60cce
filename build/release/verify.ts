import { readFileSync } from 'node:fs';
import { findForged } from './packRelease.ts';

/** `npm run verify-release -- FOLDER PUBLIC_KEY_FILE`: whether a release is whole and signed by the owner of the key. */
const [dir, keyFile] = process.argv.slice(2);
if (dir === undefined || keyFile === undefined) {
  console.error('Say which folder, and in which file the public key is.');
  process.exit(2);
}
const problems = findForged(dir, readFileSync(keyFile, 'utf8'));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The release is whole and signed by this key.' : 'Do not use this release.');
process.exitCode = problems.length === 0 ? 0 : 1;
