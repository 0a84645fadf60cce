import { describeMutant } from './mutant.ts';
import { reasonOf, type Reasons } from './reasons.ts';
import type { Outcome } from './runSuite.ts';

/** Percent of all mutants, those included that nothing can kill. */
export const LEAST_KILLED = 90;

export interface GroupResult {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  readonly minutes: number;
}

const isKilled = ({ result }: Outcome) => result === 'killed';

function percentOf(outcomes: readonly Outcome[]): number {
  return outcomes.length === 0 ? 100 : (outcomes.filter(isKilled).length / outcomes.length) * 100;
}

/** A table in Markdown, as in `docs/mutation.md`. */
export function tableOf(results: readonly GroupResult[]): string {
  const total = { name: 'all', outcomes: results.flatMap(({ outcomes }) => outcomes), minutes: sumOf(results) };
  const rows = [...results, total].map(({ name, outcomes, minutes }) => {
    const killed = outcomes.filter(isKilled).length;
    const cells = [
      name.padEnd(12),
      String(outcomes.length).padStart(7),
      String(killed).padStart(6),
      String(outcomes.length - killed).padStart(8),
      percentOf(outcomes).toFixed(1).padStart(8),
      minutes.toFixed(1).padStart(7),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = '| group        | mutants | killed | survived | per cent | minutes |';
  const rule = '| ------------ | ------: | -----: | -------: | -------: | ------: |';
  return [head, rule, ...rows].join('\n');
}

const sumOf = (results: readonly GroupResult[]) => results.reduce((sum, { minutes }) => sum + minutes, 0);

/** A survivor as one line: where it is and what was changed. */
export function lineOf({ mutant, result }: Outcome): string {
  return `${mutant.file}:${mutant.line} ${describeMutant(mutant)}${result === 'not covered' ? ', which no test runs' : ''}`;
}

/** Why a run fails: too few mutants were killed, or one survived without a reason. */
export function findFaults(results: readonly GroupResult[], reasons: Reasons): string[] {
  const weak = results
    .filter(({ outcomes }) => percentOf(outcomes) < LEAST_KILLED)
    .map(({ name, outcomes }) => `${name}: ${percentOf(outcomes).toFixed(1)} % killed, less than ${LEAST_KILLED} %`);
  const unexplained = results
    .flatMap(({ outcomes }) => outcomes)
    .filter((outcome) => !isKilled(outcome) && reasonOf(reasons, outcome.mutant) === undefined)
    .map((outcome) => `survived without a reason: ${lineOf(outcome)}`);
  return [...weak, ...unexplained];
}
