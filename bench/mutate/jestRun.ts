import { join } from 'node:path';
import { runCLI } from 'jest';
import jestConfig from '../../jest.config.ts';
import type { Mutant } from './mutant.ts';
import { root } from './mutatedModules.ts';
import { setMutant } from './mutatedTransform.ts';

let generation = 0;
const transformFile = join(import.meta.dirname, 'mutatedTransform.ts');

/** Our own configuration, with the changing transform in the place of the plain one. */
function projectsOf() {
  return (jestConfig.projects ?? []).flatMap((project) => {
    if (typeof project === 'string') return [];
    const transform = Object.entries(project.transform ?? {}).map(([pattern, value]): [string, unknown] => [
      pattern,
      Array.isArray(value) ? [transformFile, value[1]] : value,
    ]);
    return [
      {
        ...project,
        rootDir: root,
        cacheDirectory: '.cache/mutate',
        // Jest remembers in this process what it has transformed under the very same configuration.
        globals: { generation },
        transform: Object.fromEntries<unknown>(transform),
      },
    ];
  });
}

/** Runs files of tests up to the first that fails. `covered`: the files whose lines are to be counted. */
export async function jestRun(guards: readonly string[], mutant: Mutant | null, covered: readonly string[] = []) {
  generation += 1;
  setMutant(mutant);
  const { results } = await runCLI(
    {
      _: guards.map((guard) => join(root, guard)),
      $0: '',
      runTestsByPath: true,
      runInBand: true,
      bail: 1,
      silent: true,
      watchman: false,
      reporters: [],
      collectCoverage: covered.length > 0,
      coverageProvider: 'v8',
      config: JSON.stringify({
        rootDir: root,
        testTimeout: 60_000,
        collectCoverageFrom: covered.map((file) => `<rootDir>/${file}`),
        coverageReporters: ['none'],
        projects: projectsOf(),
      }),
    },
    [root],
  );
  return results;
}
