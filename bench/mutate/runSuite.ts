import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMutants } from './findMutants.ts';
import type { Patience, Prepared, Run, TestPlace } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { root, withImporters } from './mutatedModules.ts';
import type { Suite } from './targets.ts';
import { workerProcess, type WorkerProcess } from './workerProcess.ts';

export interface Outcome {
  readonly mutant: Mutant;
  readonly result: 'killed' | 'survived' | 'not covered';
  readonly by: string | null;
}

/** Longer than anything takes; it only ends a run that hangs before there is a duration to compare with. */
const PREPARE_LIMIT = 20 * 60_000;
/** Until a worker says that it has begun. */
const BEGIN_LIMIT = 60_000;
/** The duration of a test without the change distinguishes an endless loop from a busy machine. */
const usualPatience: Patience = { slower: 10, atLeast: 5_000 };
const MOST_MEGABYTES = 1_500;

/** Every change of a suite's files against the tests that guard them; `choose` takes some. */
export async function runSuite(
  { files, guards }: Suite,
  choose: (mutants: readonly Mutant[]) => readonly Mutant[],
  onOutcome: (outcome: Outcome) => void,
  { patience = usualPatience, workers = 1 }: { readonly patience?: Patience; readonly workers?: number } = {},
): Promise<void> {
  const mutants = choose(files.flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8'))));
  if (mutants.length === 0) return;
  const first = workerProcess();
  const prepared = await first.request({ kind: 'prepare', guards, mutants }, PREPARE_LIMIT);
  first.stop();
  if (prepared === 'too long' || prepared.kind !== 'prepared') throw new Error(messageOf(prepared));
  const kills: Kills = new Map();
  const { loading, importers } = prepared;
  const queue = mutants.entries();
  const work = async () => {
    let worker = workerProcess();
    try {
      // A free worker takes the next one.
      for (const [index, mutant] of queue) {
        const { seen, tests } = sortTests(prepared, index, mutant, kills);
        const message: Run = { kind: 'run', mutant, tests, loading, patience, importers };
        const outcome = await runMutant(worker, message, seen > 0);
        if (outcome.by !== null) kills.set(outcome.by, (kills.get(outcome.by) ?? 0) + 1);
        onOutcome(outcome);
        if (outcome.isWorkerGone) {
          worker.stop();
          worker = workerProcess();
        }
      }
    } finally {
      worker.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, mutants.length) }, work));
}

const messageOf = (answer: object | string) =>
  typeof answer === 'object' && 'message' in answer ? String(answer.message) : 'The tests took too long.';

/** How much each test has noticed, by its name. */
type Kills = Map<string, number>;

interface Ran extends Outcome {
  readonly isWorkerGone: boolean;
}

/**
 * First the tests that were seen to run the change, then all others whose file imports it: what was made
 * once may be used by all that come after.
 */
function sortTests({ tests, covering, importers }: Prepared, index: number, { file }: Mutant, kills: Kills) {
  const seen = new Set(covering[index]);
  const reached = withImporters(new Map(importers.map(([path, by]) => [path, new Set(by)])), [file]);
  const worth = ({ name, milliseconds }: TestPlace) => (1 + (kills.get(name) ?? 0)) / milliseconds;
  // Fast tests that have recently killed many mutants run first.
  const sorted = [...tests.entries()]
    .filter(([, { guard }]) => reached.has(guard))
    .toSorted(([a, one], [b, other]) => Number(seen.has(b)) - Number(seen.has(a)) || worth(other) - worth(one));
  return { seen: seen.size, tests: sorted.map(([, test]) => test) };
}

/** A change at a place that has moved would break the file, and a broken file is always noticed. */
function requireUnchanged({ file, start, end, original }: Mutant): void {
  if (readFileSync(join(root, file), 'utf8').slice(start, end) !== original)
    throw new Error(`${file} was edited while its tests were asked: run it again.`);
}

async function runMutant(worker: WorkerProcess, message: Run, isSeen: boolean): Promise<Ran> {
  const { mutant } = message;
  requireUnchanged(mutant);
  const answer = await worker.request(message, BEGIN_LIMIT);
  if (answer === 'too long') return { mutant, result: 'killed', by: 'it took too long', isWorkerGone: true };
  if (answer.kind !== 'done') return { mutant, result: 'killed', by: messageOf(answer), isWorkerGone: true };
  return {
    mutant,
    result: answer.killedBy !== null ? 'killed' : isSeen ? 'survived' : 'not covered',
    by: answer.killedBy,
    isWorkerGone: answer.isSpoilt || answer.megabytes > MOST_MEGABYTES,
  };
}
