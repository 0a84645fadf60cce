import { transformSync } from '@swc/core';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';
import { applyMutant, type Mutant } from './mutant.ts';

export const root = join(import.meta.dirname, '../..');
const own = `${pathToFileURL(root).href}/`;
/** Runners that run each test once in the life of a process, and what runs them again and again. */
const standIns = new Map([
  ['node:test', new URL('testStandIn.ts', import.meta.url).href],
  ['@jest/globals', new URL('jestStandIn.ts', import.meta.url).href],
]);
const withoutQuery = (url: string) => url.replace(/\?.*$/, '');
const isOwn = (url: string) => url.startsWith(own) && !url.includes('/node_modules/');

/** Which file imports which, by path in the project. */
export type Importers = Map<string, Set<string>>;

/**
 * Lets a file be imported with a change that is on no disk. What imports it, directly or not, is evaluated anew with
 * it; everything else, such as the libraries, stays as it is.
 */
export function mutatedModules(importers: Importers) {
  let generation = 0;
  let current: Mutant | null = null;
  let stale: ReadonlySet<string> = new Set();

  const pathOf = (url: string) => withoutQuery(url).slice(own.length);
  const note = (parent: string, child: string) =>
    importers.set(pathOf(child), (importers.get(pathOf(child)) ?? new Set()).add(pathOf(parent)));

  registerHooks({
    resolve(specifier, context, next) {
      const standIn = standIns.get(specifier);
      if (standIn !== undefined) return next(standIn, context);
      const found = next(specifier, context);
      if (!isOwn(found.url)) return found;
      if (context.parentURL !== undefined && isOwn(context.parentURL)) note(context.parentURL, found.url);
      return stale.has(pathOf(found.url)) ? { ...found, url: `${found.url}?generation=${generation}` } : found;
    },
    load(url, context, next) {
      // Node strips types, but knows no elements.
      if (isOwn(url) && pathOf(url).endsWith('.tsx'))
        return { format: 'module', source: withoutJsx(url), shortCircuit: true };
      const loaded = next(url, context);
      if (current === null || !isOwn(url) || pathOf(url) !== current.file) return loaded;
      return { ...loaded, source: applyMutant(readFileSync(fileURLToPath(withoutQuery(url)), 'utf8'), current) };
    },
  });

  return {
    /** Imports from now on see the change, or none, but evaluate these files anew all the same. */
    change(files: readonly string[], mutant: Mutant | null): void {
      generation += 1;
      current = mutant;
      stale = withImporters(importers, files);
    },
    import: (path: string): Promise<unknown> => {
      const query = stale.has(path) ? `?generation=${generation}` : '';
      return import(`${own}${path}${query}`);
    },
  };
}

function withoutJsx(url: string): string {
  const { code } = transformSync(readFileSync(fileURLToPath(withoutQuery(url)), 'utf8'), {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
  });
  return code;
}

/** The files and all that import them, directly or not. */
export function withImporters(importers: Importers, files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}
