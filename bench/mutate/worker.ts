import { answer } from './answer.ts';
import { coverage } from './coverage.ts';
import type { Prepare, Prepared, Run, TestPlace } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { type Importers, mutatedModules, withImporters } from './mutatedModules.ts';
import { type RegisteredTest, takeRegistered } from './testStandIn.ts';

// Runs tests of `node:test` again and again in one process, each time with another change of one file.
const importers: Importers = new Map();
const modules = mutatedModules(importers);

async function load(guard: string): Promise<RegisteredTest[]> {
  takeRegistered();
  await modules.import(guard);
  return takeRegistered();
}

async function prepare({ guards, mutants }: Prepare): Promise<Prepared> {
  const counts = coverage();
  const places = await loadAll(guards);
  const hasRunAtImport = counts.take();
  const hasRun: ((mutant: Mutant) => boolean)[] = [];
  for (const { guard, test } of places) {
    await test.run().catch((error: unknown) => fail(`${guard}: ${test.name}`, error));
    hasRun.push(counts.take());
  }
  counts.stop();

  // Anew, as with a change but without one; and as fast as it is without counting.
  const files = [...new Set(mutants.map(({ file }) => file))];
  modules.change(files, null);
  const tests: TestPlace[] = [];
  for (const { guard, index, test } of await loadAll(guards)) {
    const start = performance.now();
    await test.run().catch((error: unknown) => fail(`${guard}: ${test.name}, a second time`, error));
    tests.push({ guard, index, name: test.name, milliseconds: performance.now() - start });
  }
  const cheapestFirst = [...tests.keys()].toSorted((a, b) => timeOf(tests[a]) - timeOf(tests[b]));
  const reached = new Map(files.map((file) => [file, withImporters(importers, [file])]));
  const covering = mutants.map((mutant) => {
    const all = cheapestFirst.filter((index) => reached.get(mutant.file)?.has(tests[index]?.guard ?? '') === true);
    const seen = all.filter((index) => hasRun[index]?.(mutant) === true);
    // What ran at import, or in one test alone, may be made once and used by all that come after.
    return hasRunAtImport(mutant) || seen.length === 1 ? [...new Set([...seen, ...all])] : seen;
  });
  return {
    kind: 'prepared',
    tests,
    covering,
    importers: [...importers].map(([path, parents]) => [path, [...parents]]),
  };
}

async function loadAll(guards: readonly string[]) {
  const places = [];
  for (const guard of guards)
    for (const [index, test] of (await load(guard)).entries()) places.push({ guard, index, test });
  return places;
}

const timeOf = (test: TestPlace | undefined) => test?.milliseconds ?? 0;

function fail(name: string, error: unknown): never {
  throw new Error(`Without any change a test fails: ${name}`, { cause: error });
}

async function run({ mutant, tests, importers: known }: Run): Promise<string | null> {
  for (const [path, parents] of known) importers.set(path, new Set(parents));
  modules.change([mutant.file], mutant);
  const loaded = new Map<string, Promise<RegisteredTest[]>>();
  for (const { guard, index, name } of tests) {
    try {
      const registered = loaded.get(guard) ?? load(guard);
      loaded.set(guard, registered);
      await (await registered)[index]?.run();
    } catch {
      return name;
    }
  }
  return null;
}

answer(prepare, run);
