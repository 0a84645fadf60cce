import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../mutate/mutant.ts';
import { mutatedModules, root } from '../mutate/mutatedModules.ts';
import type { Importers } from '../mutate/mutatedModules.ts';
import { loadReplay } from './loadReplay.ts';
import type { ReplayCode } from './loadReplay.ts';
import type { PlantedBug } from './plantedBugs.ts';

/** The endpoints all hang on it: they can be injected once only. */
const everyApi = 'src/shared/api/api.ts';

/** Loads the reducers anew, in one process: with a mistake in memory, or in another order of files. */
export async function makeFreshReplay() {
  const importers: Importers = new Map();
  const modules = mutatedModules(importers);
  const load = modules.import;
  // By this it is known which file imports which: nothing of it may be loaded yet.
  const good = await loadReplay(root, load);
  return {
    good,
    withBug: (bug: PlantedBug): Promise<ReplayCode> => {
      modules.change([everyApi, bug.file], mutantOf(bug));
      return loadReplay(root, load);
    },
    after: async (files: readonly string[]): Promise<ReplayCode> => {
      modules.change([everyApi, ...files], null);
      for (const file of files) await load(file);
      return loadReplay(root, load);
    },
  };
}

export function mutantOf({ file, right, wrong }: PlantedBug): Mutant {
  const text = readFileSync(join(root, file), 'utf8');
  const start = text.indexOf(right);
  if (start < 0) throw new Error(`${file} does not hold: ${right}`);
  const code = { line: 1, code: right, nth: 1, original: right, replacement: wrong };
  return { file, ...code, start, end: start + right.length };
}
