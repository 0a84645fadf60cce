import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IDependency } from 'dependency-cruiser';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importRules, schemaRule } from './importRules.ts';

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
      // It distinguishes imports of types.
      parser: 'swc',
    },
    {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return [...describeViolations(output), ...findSchemas(output)];
}

function describeViolations(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** Imports of values that lead to zod, directly or not. */
function findSchemas({ modules }: ICruiseResult): string[] {
  const known = new Map<string, boolean>();
  const values = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.filter(isOfValue).map(({ resolved }) => resolved)]),
  );
  const bringsZod = (source: string): boolean => {
    if (schemaRule.to.test(source)) return true;
    const isKnown = known.get(source);
    if (isKnown !== undefined) return isKnown;
    // Until it is known, a cycle adds nothing.
    known.set(source, false);
    const found = (values.get(source) ?? []).some(bringsZod);
    known.set(source, found);
    return found;
  };
  return [...values].flatMap(([source, imported]) =>
    schemaRule.from.test(source) && !schemaRule.fromNot.test(source)
      ? imported
          .filter((to) => schemaRule.via.test(to) && bringsZod(to))
          .map((to) => `${schemaRule.name}: ${source} → ${to}`)
      : [],
  );
}

const isOfValue = ({ dependencyTypes }: IDependency): boolean => !dependencyTypes.includes('type-only');
