import { join } from 'node:path';
import { answer } from './answer.ts';
import { jestRun } from './jestRun.ts';
import type { Prepare, Prepared, Run, TestPlace } from './messages.ts';
import { root } from './mutatedModules.ts';

// Runs files of Jest's tests again and again in one process, each time with another change of one file.
async function prepare({ guards, mutants }: Prepare): Promise<Prepared> {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const tests: TestPlace[] = [];
  const covers: ((file: string, line: number) => boolean)[] = [];
  for (const guard of guards) {
    const start = performance.now();
    const { success, coverageMap } = await jestRun([guard], null, files);
    if (!success) throw new Error(`Without any change a test fails: ${guard}`);
    tests.push({ guard, index: 0, name: guard, milliseconds: performance.now() - start });
    const lines = new Map(
      (coverageMap?.files() ?? []).map((path) => [path, coverageMap?.fileCoverageFor(path).getLineCoverage()]),
    );
    // Lines are all that is counted; what shares one with something that ran is run to be sure.
    covers.push((file, line) => {
      const counts = lines.get(join(root, file));
      return counts !== undefined && counts[line] !== 0;
    });
  }
  const cheapestFirst = [...tests.keys()].toSorted((a, b) => timeOf(tests[a]) - timeOf(tests[b]));
  const covering = mutants.map(({ file, line }) =>
    cheapestFirst.filter((index) => covers[index]?.(file, line) === true),
  );
  return { kind: 'prepared', tests, covering, importers: [] };
}

const timeOf = (test: TestPlace | undefined) => test?.milliseconds ?? 0;

async function run({ mutant, tests }: Run): Promise<string | null> {
  for (const { guard } of tests) {
    const { success, testResults } = await jestRun([guard], mutant);
    const failed = testResults.flatMap((file) => file.testResults).find(({ status }) => status === 'failed');
    if (!success) return failed?.fullName ?? guard;
  }
  return null;
}

answer(prepare, run);
