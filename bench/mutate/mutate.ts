import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findMutants } from './findMutants.ts';
import { findRefused } from './findRefused.ts';
import { describeMutant, type Mutant } from './mutant.ts';
import { root } from './mutatedModules.ts';
import { readReasons } from './reasons.ts';
import { findFaults, type GroupResult, lineOf, tableOf } from './report.ts';
import { type Outcome, runSuite } from './runSuite.ts';
import { groups, type Suite } from './targets.ts';

// `npm run mutate -- [--only NAME or part of a path] [--sample N: each Nth change] [--changed: files unlike main's] [--workers N]`
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sample: { type: 'string', default: '1' },
    changed: { type: 'boolean' },
    workers: { type: 'string', default: String(availableParallelism() + 1) },
  },
});
// Tests wait for their database most of the time.
const workers = Math.max(1, Number.parseInt(values.workers, 10) || 1);
const every = Math.max(1, Number.parseInt(values.sample, 10) || 1);
const changed = values.changed === true ? git('diff', '--name-only', '--merge-base', 'main').split('\n') : null;

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

function isChosen(group: string, file: string): boolean {
  const { only } = values;
  return (only === undefined || only === group || file.includes(only)) && (changed === null || changed.includes(file));
}

const keyOf = (mutant: Mutant) => `${mutant.file} ${describeMutant(mutant)}`;

/** One run of the compiler for all requested suites. */
function findAllRefused(): ReadonlySet<string> {
  const files = Object.entries(groups).flatMap(([name, suites]) =>
    suites.flatMap((suite) => suite.files.filter((file) => isChosen(name, file))),
  );
  const mutants = files.flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
  return new Set([...findRefused(mutants)].map(keyOf));
}
const refused = findAllRefused();

const choose = (mutants: readonly Mutant[]) =>
  mutants.filter((mutant) => !refused.has(keyOf(mutant))).filter((_, index) => index % every === 0);

const broken: string[] = [];
async function runGroup(name: string, suites: readonly Suite[]): Promise<GroupResult> {
  const start = performance.now();
  const outcomes: Outcome[] = [];
  const minutes = () => (performance.now() - start) / 60_000;
  for (const suite of suites) {
    const files = suite.files.filter((file) => isChosen(name, file));
    if (files.length === 0) continue;
    const hear = (outcome: Outcome) => {
      outcomes.push(outcome);
      if (outcome.result !== 'killed') console.log(`  ${lineOf(outcome)}`);
      if (outcomes.length % 50 === 0) console.log(`  ${name}: ${outcomes.length} in ${minutes().toFixed(1)} min`);
    };
    try {
      await runSuite({ ...suite, files }, choose, hear, { workers });
    } catch (error) {
      // The others run all the same.
      broken.push(`${name}: ${files.join(', ')} could not be asked. ${String(error)}`);
    }
  }
  return { name, outcomes, minutes: minutes() };
}

const results: GroupResult[] = [];
for (const [name, suites] of Object.entries(groups)) {
  const result = await runGroup(name, suites);
  if (result.outcomes.length > 0) results.push(result);
}
console.log(`\n${tableOf(results)}\n`);
const reasons = readReasons(readFileSync(join(import.meta.dirname, 'survivors.md'), 'utf8'));
const faults = [...broken, ...findFaults(results, reasons)];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
