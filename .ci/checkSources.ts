import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBadImports } from './findBadImports.ts';
import { checkSource } from './sourceRules.ts';

const root = join(import.meta.dirname, '..');
const paths = globSync('{contract,src,server,mocks,e2e,bench,tools}/**/*.{ts,tsx}', { cwd: root }).sort();

const problems = [
  ...(await findBadImports(root)),
  ...paths
    .flatMap((path) => checkSource({ path, text: readFileSync(join(root, path), 'utf8') }))
    .map(({ path, line, message }) => `${path}:${line}: ${message}`),
];

for (const problem of problems) console.log(problem);
console.log(`${paths.length} sources, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
