import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMutants } from './findMutants.ts';
import type { Run, TestPlace } from './messages.ts';
import type { Mutant } from './mutant.ts';
import { root } from './mutatedModules.ts';
import type { Suite } from './targets.ts';
import { workerProcess, type WorkerProcess } from './workerProcess.ts';

export interface Outcome {
  readonly mutant: Mutant;
  readonly result: 'killed' | 'survived' | 'not covered';
  readonly by: string | null;
}

/** Nothing takes this long; it only ends what hangs before there is anything to compare with. */
const PREPARE_LIMIT = 20 * 60_000;
/** An endless loop is told from a busy machine by how long the tests take without the change. */
const patience = { slower: 10, atLeast: 20_000 };
const MOST_MEGABYTES = 1_500;

/** Every change of a suite's files against the tests that guard them; `choose` takes some. */
export async function runSuite(
  { files, guards }: Suite,
  choose: (mutants: readonly Mutant[]) => readonly Mutant[],
  onOutcome: (outcome: Outcome) => void,
  { slower, atLeast } = patience,
): Promise<void> {
  const mutants = choose(files.flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8'))));
  if (mutants.length === 0) return;
  let worker = workerProcess();
  try {
    const prepared = await worker.request({ kind: 'prepare', guards, mutants }, PREPARE_LIMIT);
    if (prepared === 'too long' || prepared.kind !== 'prepared') throw new Error(messageOf(prepared));
    const kills = new Map<string, number>();
    for (const [index, mutant] of mutants.entries()) {
      const covering = prepared.covering[index] ?? [];
      const worth = ({ name, milliseconds }: TestPlace) => (1 + (kills.get(name) ?? 0)) / milliseconds;
      // What has noticed much of late and takes little time is asked first.
      const tests = covering
        .flatMap((place) => prepared.tests[place] ?? [])
        .toSorted((one, other) => worth(other) - worth(one));
      const limit = atLeast + slower * tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      const outcome =
        tests.length === 0
          ? notCovered(mutant)
          : await runMutant(worker, { kind: 'run', mutant, tests, importers: prepared.importers }, limit);
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
}

const messageOf = (answer: object | string) =>
  typeof answer === 'object' && 'message' in answer ? String(answer.message) : 'The tests took too long.';

interface Ran extends Outcome {
  readonly isWorkerGone: boolean;
}

const notCovered = (mutant: Mutant): Ran => ({ mutant, result: 'not covered', by: null, isWorkerGone: false });

/** A change at a place that has moved would break the file, and a broken file is always noticed. */
function requireUnchanged({ file, start, end, original }: Mutant): void {
  if (readFileSync(join(root, file), 'utf8').slice(start, end) !== original)
    throw new Error(`${file} was edited while its tests were asked: run it again.`);
}

async function runMutant(worker: WorkerProcess, message: Run, limit: number): Promise<Ran> {
  const { mutant } = message;
  requireUnchanged(mutant);
  const answer = await worker.request(message, limit);
  if (answer === 'too long') return { mutant, result: 'killed', by: 'it took too long', isWorkerGone: true };
  if (answer.kind !== 'done') return { mutant, result: 'killed', by: messageOf(answer), isWorkerGone: true };
  return {
    mutant,
    result: answer.killedBy === null ? 'survived' : 'killed',
    by: answer.killedBy,
    isWorkerGone: answer.isSpoilt || answer.megabytes > MOST_MEGABYTES,
  };
}
