import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const texts = 'src/shared/i18n/texts/en';

/** Names of files without their ending, in the order of the alphabet. */
const namesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .map((path) => path.replace(/\.\w+$/, ''))
    .toSorted();

/** The files generated from the folders of the client, by path from the root. */
export const generateClient = (): ReadonlyMap<string, string> =>
  new Map([
    ['src/shared/i18n/namespaces.ts', namespacesModule(namesIn(texts, '*.json'))],
    ['src/replay/everyEndpoint.ts', endpointsModule(apis())],
  ]);

/** Each module that injects endpoints is `somethingApi.ts` and exports `somethingApi`. */
const apis = (): readonly string[] =>
  namesIn('src', '**/*.ts').filter((path) =>
    readFileSync(join(root, 'src', `${path}.ts`), 'utf8').includes('.injectEndpoints('),
  );

const namespacesModule = (names: readonly string[]): string =>
  [
    '// Made by tools/generate.ts from the files of texts/en: change these, not this.',
    ...names.map((name) => `import type ${name} from './texts/en/${name}.json';`),
    '',
    '/** The texts of each namespace; one per group of routes, so that a page loads no other page’s texts. */',
    'export interface Texts {',
    ...names.map((name) => `  ${name}: typeof ${name};`),
    '}',
    'export type Namespace = keyof Texts;',
    '',
    'export const namespaces = [',
    ...names.map((name) => `  '${name}',`),
    '] as const satisfies readonly Namespace[];',
    '',
  ].join('\n');

const endpointsModule = (paths: readonly string[]): string =>
  [
    '// Made by tools/generate.ts from the modules that inject endpoints: change these, not this.',
    "import type { CallName } from '#contract/calls.ts';",
    ...paths.map((path) => `import { ${basename(path)} } from '#src/${path}.ts';`),
    '',
    '/** The endpoints of every feature, all injected once this is loaded. A call without one does not compile. */',
    'export const everyEndpoint = {',
    ...paths.map((path) => `  ...${basename(path)}.endpoints,`),
    '} satisfies Record<CallName, { initiate: unknown }>;',
    '',
  ].join('\n');
