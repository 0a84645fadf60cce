import type { StepKind } from '../kindOfAction.ts';
import type { ReplayStep } from '../makeReplay.ts';

export interface StepFilter {
  readonly hidden: readonly StepKind[];
  /** Only what changed this slice; empty for all. */
  readonly slice: string;
  readonly query: string;
}

/** Numbers of the steps that are looked for, in their order. `textsOf` are the actions in small letters. */
export function filterSteps(
  steps: readonly ReplayStep[],
  texts: readonly string[],
  { hidden, slice, query }: StepFilter,
): number[] {
  const wanted = query.trim().toLowerCase();
  return steps.flatMap(({ kind, slices }, index) => {
    const isWanted =
      !hidden.includes(kind) && (slice === '' || slices.includes(slice)) && (texts[index] ?? '').includes(wanted);
    return isWanted ? [index + 1] : [];
  });
}

/** The next failure after a step, or the first one where there is none behind it; null where there is none at all. */
export function nextFailure(steps: readonly ReplayStep[], step: number): number | null {
  const failures = steps.flatMap(({ kind }, index) => (kind === 'failure' ? [index + 1] : []));
  return failures.find((failure) => failure > step) ?? failures[0] ?? null;
}
