import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importRules } from './importRules.ts';

const folders = ['contract', 'src', 'server', 'mocks', 'e2e', 'bench', 'tools'];

/** Every import under `root` that breaks a rule, one line each. */
export async function findBadImports(root: string): Promise<string[]> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: String.raw`\.(json|css|sql|webp|webm|svg|woff2)$` },
      tsPreCompilationDeps: 'specify',
    },
    {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return describeViolations(output);
}

function describeViolations(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
