import { serializable } from '#contract/redaction/serializable.ts';
import { changesBetween } from './changesBetween.ts';
import type { Change } from './changesBetween.ts';
import { makeReplay } from './makeReplay.ts';
import type { Reduce } from './makeReplay.ts';
import type { OpenedTrace } from './openedTrace.ts';

/** Whatever the order of the keys. */
const byPath = ([one]: Change, [other]: Change): number => Number(one > other) - Number(one < other);

/** What one action made of the state: 0 is what the reducers made of the first state. */
export interface FollowedStep {
  readonly step: number;
  readonly action: string;
  readonly changes: readonly Change[];
  readonly thrown?: string;
}

/**
 * What each action of a trace changes by the reducers of this version, as JSON has it. Two versions that say the same of
 * each step have the same state after each.
 */
export function followTrace(trace: OpenedTrace, reduce?: Reduce): readonly FollowedStep[] {
  const { steps, stateAt } = makeReplay(trace, reduce);
  // Who waits for which answer differs from page to page.
  const told = (step: number) => serializable(step < 0 ? trace.committedState : { ...stateAt(step) });
  const followed = [
    { action: '@@INIT' },
    ...steps.map(({ action: { type }, thrown }) => ({ action: type, thrown })),
  ].map(({ action, ...rest }, step) => ({
    step,
    action,
    changes: changesBetween(told(step - 1), told(step)).toSorted(byPath),
    ...rest,
  }));
  // As it is in a file: what is undefined is not there.
  return JSON.parse(JSON.stringify(followed)) as readonly FollowedStep[];
}
