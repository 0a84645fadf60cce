import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '#contract/call.ts';
import type { Facts } from '#contract/facts.ts';
import { carFilterNamesModule } from './carFilterNames.ts';
import { generateClient } from './generateClient.ts';
import { privacyModule, secretsModule } from './privacyTable.ts';
import type { Slices } from './privacyTable.ts';
import { uiStateModule } from './uiStatePrivacy.ts';

const contract = join(import.meta.dirname, '../contract');
const callsFolder = join(contract, 'calls');

type Files = ReadonlyMap<string, string>;

/** The files generated from the calls, their secrets and the filters, by path in `contract/generated`. */
async function generateCalls(): Promise<Files> {
  const made = new Map<string, string>();
  for (const file of globSync('**/*.ts', { cwd: callsFolder }).toSorted()) {
    // Our own module: each of its values is checked before it is used.
    const values = (await import(pathToFileURL(join(callsFolder, file)).href)) as Readonly<Record<string, unknown>>;
    const calls = Object.entries(values).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : []));
    if (calls.length > 0) made.set(file, moduleOf(file, calls));
  }
  return made.set('secrets.ts', secretsModule()).set('carFilterNames.ts', carFilterNamesModule());
}

/** The files generated from the schemas and the slices, which import the ones generated from the calls. */
async function generatePrivacy(): Promise<Files> {
  const file = pathToFileURL(join(contract, '../src/app/slicesPrivacy.ts')).href;
  // Our own module, imported by path: its types need those of a browser, which programs do not have.
  const { slicesPrivacy } = (await import(file)) as Readonly<Record<'slicesPrivacy', Slices>>;
  return new Map([
    ['privacy.ts', privacyModule(slicesPrivacy)],
    ['uiState.ts', uiStateModule()],
  ]);
}

const generated = 'contract/generated/';
const ofContract = (files: Files): Files => new Map([...files].map(([file, text]) => [generated + file, text]));

/** Every generated file of the sources, by path from the root. */
export const generate = async (): Promise<Files> =>
  new Map([...ofContract(await generateCalls()), ...ofContract(await generatePrivacy()), ...generateClient()]);

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function moduleOf(file: string, calls: readonly (readonly [string, AnyCall])[]): string {
  const toContract = relative(dirname(join('generated', file)), '');
  return [
    `// Made by tools/generate.ts from ${toContract}/calls/${file}: change that, not this.`,
    `import type { FactsOf } from '${toContract}/facts.ts';`,
    `import type * as calls from '${toContract}/calls/${file}';`,
    '',
    ...calls.map(([name, call]) => `export const ${name}: FactsOf<typeof calls.${name}> = ${textOf(factsOf(call))};`),
    '',
  ].join('\n');
}

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

/** A literal in JavaScript, of strings, booleans and objects of them. */
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
  const write = (files: Files) =>
    files.forEach((text, file) => {
      const path = join(contract, '..', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    });
  const calls = await generateCalls();
  const folder = join(contract, 'generated');
  for (const file of globSync('**/*.ts', { cwd: folder }))
    if (!['privacy.ts', 'uiState.ts'].includes(file) && !calls.has(file)) rmSync(join(folder, file));
  write(ofContract(calls));
  write(ofContract(await generatePrivacy()));
  write(generateClient());
}
