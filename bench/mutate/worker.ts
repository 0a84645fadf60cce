import { availableParallelism, loadavg } from 'node:os';
import { answer } from './answer.ts';
import { coverage } from './coverage.ts';
import type { Prepare, Prepared, Run, TestPlace } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { type Importers, mutatedModules } from './mutatedModules.ts';
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
  const { places } = await loadAll(guards);
  const hasRunAtImport = counts.take();
  const hasRun = new Map<string, (mutant: Mutant) => boolean>();
  for (const { guard, index, test } of places) {
    await test.run().catch((error: unknown) => fail(`${guard}: ${test.name}`, error));
    hasRun.set(keyOf(guard, index), counts.take());
  }
  counts.stop();

  // Anew, as with a change but without one, and as fast as it is without counting; only what imports a file is there.
  const files = [...new Set(mutants.map(({ file }) => file))];
  modules.change(files, null);
  const anew = await loadAll(guards);
  const tests: TestPlace[] = [];
  for (const { guard, index, test } of anew.places) {
    const start = performance.now();
    await test.run().catch((error: unknown) => fail(`${guard}: ${test.name}, a second time`, error));
    tests.push({ guard, index, name: test.name, milliseconds: performance.now() - start });
  }
  const covering = mutants.map((mutant) =>
    [...tests.entries()]
      .filter(([, { guard, index }]) => hasRunAtImport(mutant) || hasRun.get(keyOf(guard, index))?.(mutant) === true)
      .map(([place]) => place),
  );
  return {
    kind: 'prepared',
    tests,
    covering,
    loading: anew.milliseconds,
    importers: [...importers].map(([path, parents]) => [path, [...parents]]),
  };
}

/** How many others wait for each core: so much longer everything takes. */
const crowd = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const keyOf = (guard: string, index: number) => `${guard} ${index}`;

async function loadAll(guards: readonly string[]) {
  const start = performance.now();
  const places = [];
  for (const guard of guards)
    for (const [index, test] of (await load(guard)).entries()) places.push({ guard, index, test });
  return { places, milliseconds: performance.now() - start };
}

function fail(name: string, error: unknown): never {
  throw new Error(`Without any change a test fails: ${name}`, { cause: error });
}

async function run(message: Run, announce: (endsWithin: number) => void): Promise<string | null> {
  const { mutant, tests, loading, patience, importers: known } = message;
  const begin = (usual: number) => announce((patience.atLeast + patience.slower * usual) * crowd());
  for (const [path, parents] of known) importers.set(path, new Set(parents));
  modules.change([mutant.file], mutant);
  const loaded = new Map<string, Promise<RegisteredTest[]>>();
  for (const { guard, index, name, milliseconds } of tests) {
    try {
      if (!loaded.has(guard)) begin(loading);
      const registered = loaded.get(guard) ?? load(guard);
      loaded.set(guard, registered);
      const test = (await registered)[index];
      begin(milliseconds);
      await test?.run();
    } catch {
      return name;
    }
  }
  return null;
}

answer(prepare, run);
