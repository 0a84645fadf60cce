import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from './findBadPlans.ts';

const root = join(import.meta.dirname, '..');

/** Functions of repositories with queries that no test has run. */
export async function listUnasked(queries: Queries): Promise<readonly string[]> {
  const unasked: string[] = [];
  for await (const file of glob('server/**/*Repository.ts', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/^(?:export )?async function\*? (\w+)/gm))
      if (!(`${file}#${name}` in queries)) unasked.push(`${file}#${name}`);
  }
  return unasked.sort();
}
