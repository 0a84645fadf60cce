import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { applyMutant, type Mutant } from './mutant.ts';
import { root } from './mutatedModules.ts';

type Project = 'web' | 'server';
const projectOf = (file: string): Project => (file.startsWith('src/') ? 'web' : 'server');
/** What declares something for files of a folder that do not import it. */
const around = new Map([
  ['src', 'src/**/*.d.ts'],
  ['server', 'server'],
]);

/**
 * The changes that do not compile: no one can make them, so no test has to notice. Each gets a copy of its file in a
 * folder of its own, where its imports are resolved as if it were in its place.
 */
export function findRefused(mutants: readonly Mutant[]): ReadonlySet<Mutant> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const cache = mkdtempSync(join(root, '.cache/mutate-'));
  const copies = new Map<string, { readonly file: string; readonly mutant: Mutant | null }>();
  const write = (file: string, mutant: Mutant | null) => {
    const path = join(cache, String(copies.size), file);
    const text = readFileSync(join(root, file), 'utf8');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, mutant === null ? text : applyMutant(text, mutant));
    copies.set(relative(root, path), { file, mutant });
  };
  try {
    for (const mutant of mutants) write(mutant.file, mutant);
    for (const file of new Set(mutants.map(({ file: path }) => path))) write(file, null);
    const refused = (['web', 'server'] as const).flatMap((project) => {
      const paths = [...copies].flatMap(([path, { file }]) => (projectOf(file) === project ? path : []));
      return compile(cache, project, paths).flatMap((path) => copies.get(path) ?? []);
    });
    const wrong = refused.find(({ mutant }) => mutant === null);
    if (wrong) throw new Error(`Without any change the compiler refuses ${wrong.file}.`);
    return new Set(refused.flatMap(({ mutant }) => mutant ?? []));
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Those of the files that do not compile. */
function compile(cache: string, project: Project, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const folders = files.map((file) => file.split('/').slice(0, 3).join('/'));
  const tops = new Set(files.map((file) => file.split('/')[3] ?? ''));
  const config = {
    extends: join(root, `tsconfig.${project}.json`),
    // The sources themselves come before the other copies.
    compilerOptions: { incremental: false, rootDirs: ['.', ...folders].map((path) => join(root, path)) },
    include: [...tops].flatMap((top) => around.get(top) ?? []).map((path) => join(root, path)),
    exclude: [join(root, '**/*.test.*')],
    files: files.map((path) => join(root, path)),
  };
  const path = join(cache, `${project}.json`);
  writeFileSync(path, JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/lib/tsc.js');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', path, '--pretty', 'false'], options);
  return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? []))];
}
