import { createTransformer as transformerOf } from '@swc/jest';
import { join } from 'node:path';
import { applyMutant, type Mutant } from './mutant.ts';

type Transformer = ReturnType<typeof transformerOf>;
type Process = NonNullable<Transformer['process']>;
type GetCacheKey = NonNullable<Transformer['getCacheKey']>;

const root = join(import.meta.dirname, '../..');
// Jest loads this file in a way of its own, so the process's environment is what it shares with the worker.
const KEY = 'GZA_MUTANT';

export function setMutant(mutant: Mutant | null): void {
  process.env[KEY] = mutant === null ? '' : JSON.stringify(mutant);
}

function mutated(text: string, filename: string): string {
  const given = process.env[KEY] ?? '';
  if (given === '') return text;
  // Written above.
  const mutant = JSON.parse(given) as Mutant;
  return filename === join(root, mutant.file) ? applyMutant(text, mutant) : text;
}

/** The transform of our tests, with one file changed on its way into Jest. */
export function createTransformer(options: Parameters<typeof transformerOf>[0]): Transformer {
  const swc = transformerOf(options);
  const process: Process = (text, filename, given) => {
    if (swc.process === undefined) throw new Error('The transform of the tests works in another way now.');
    return swc.process(mutated(text, filename), filename, given);
  };
  const getCacheKey: GetCacheKey = (text, filename, given) =>
    swc.getCacheKey?.(mutated(text, filename), filename, given) ?? '';
  return { ...swc, process, getCacheKey };
}
