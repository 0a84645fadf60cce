import { readFileSync, statSync } from 'node:fs';
import { checkPack } from './checkPack.ts';

/** Above the size of two reports of each side with all photographs. */
const MOST_BYTES = 1_500_000_000;

/**
 * `npm run verify-evidence -- pack.zip [keys.json]`: checks every byte of an evidence pack, without network and
 * database. Exits with 0 and what was checked, else with 1 and the differences. With the published keys it also checks
 * the origin of the signatures.
 */
function run(path: string | undefined, keysPath: string | undefined): number {
  if (path === undefined) {
    console.error('Usage: npm run verify-evidence -- pack.zip [keys.json]');
    return 1;
  }
  const { checked, problems } = check(path, keysPath);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(checked);
  return problems.length === 0 ? 0 : 1;
}

function check(path: string, keysPath: string | undefined): ReturnType<typeof checkPack> {
  try {
    if (statSync(path).size > MOST_BYTES) throw new Error('larger than any pack');
    return checkPack(
      readFileSync(path),
      keysPath === undefined ? undefined : JSON.parse(readFileSync(keysPath, 'utf8')),
    );
  } catch (error) {
    return { checked: '', problems: [`${path}: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

process.exitCode = run(process.argv[2], process.argv[3]);
