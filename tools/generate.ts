import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '#contract/call.ts';
import type { Facts } from '#contract/facts.ts';
import { privacyModule } from './privacyTable.ts';

const contract = join(import.meta.dirname, '../contract');

/** What is made of the contract, by its path in `contract/generated`. */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const file of globSync('*.ts', { cwd: contract, exclude: ['*.test.ts'] }).toSorted()) {
    // A module of ours: each of its values is looked at before it is used.
    const values = (await import(pathToFileURL(join(contract, file)).href)) as Readonly<Record<string, unknown>>;
    const calls = Object.entries(values).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : []));
    if (calls.length > 0) made.set(file, moduleOf(file, calls));
  }
  return made.set('privacy.ts', privacyModule());
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

const moduleOf = (file: string, calls: readonly (readonly [string, AnyCall])[]): string =>
  [
    `// Made by tools/generate.ts from ../${file}: change that, not this.`,
    "import type { FactsOf } from '../facts.ts';",
    `import type * as calls from '../${file}';`,
    '',
    ...calls.map(([name, call]) => `export const ${name}: FactsOf<typeof calls.${name}> = ${textOf(factsOf(call))};`),
    '',
  ].join('\n');

function factsOf({
  method,
  path,
  isQuestion,
  isSecret,
  upload,
  carriesToken,
  isKeptOffline,
  provides,
  invalidates,
}: AnyCall): Facts {
  return {
    method,
    path,
    ...(isQuestion === (method === 'GET') ? {} : { isQuestion }),
    ...(isSecret && { isSecret }),
    ...(upload !== false && { upload }),
    ...(carriesToken && { carriesToken }),
    ...(isKeptOffline && { isKeptOffline }),
    ...(Object.keys(provides).length > 0 && { provides }),
    ...(Object.keys(invalidates).length > 0 && { invalidates }),
  };
}

/** As JavaScript writes it: strings, booleans and objects of them. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{ ${Object.entries(value)
        .map(([name, part]: [string, unknown]) => `${name}: ${textOf(part)}`)
        .join(', ')} }`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);

/** `npm run generate`. */
if (import.meta.main) {
  const folder = join(contract, 'generated');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, text] of await generate()) writeFileSync(join(folder, file), text);
}
