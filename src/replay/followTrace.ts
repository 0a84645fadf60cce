import { serializable } from '#contract/redaction/serializable.ts';
import { changesBetween } from './changesBetween.ts';
import type { Change } from './changesBetween.ts';
import { makeReplay } from './makeReplay.ts';
import type { Reduce } from './makeReplay.ts';
import type { OpenedTrace } from './openedTrace.ts';

/** Sorted by path, independent of the order of keys. */
const byPath = ([one]: Change, [other]: Change): number => Number(one > other) - Number(one < other);

/** The effect of one action on the state: 0 is the effect of the reducers on the first state. */
export interface FollowedStep {
  readonly step: number;
  readonly action: string;
  readonly changes: readonly Change[];
  readonly thrown?: string;
}

/**
 * The changes of each action of a trace by the reducers of this version, as JSON. Two versions with the same changes in
 * each step have the same state after each.
 */
export function followTrace(trace: OpenedTrace, reduce?: Reduce): readonly FollowedStep[] {
  const { steps, stateAt } = makeReplay(trace, reduce);
  // Subscriptions differ from page to page.
  const stateAfter = (step: number) => serializable(step < 0 ? trace.committedState : { ...stateAt(step) });
  const followed = [
    { action: '@@INIT' },
    ...steps.map(({ action: { type }, thrown }) => ({ action: type, thrown })),
  ].map(({ action, ...rest }, step) => ({
    step,
    action,
    changes: changesBetween(stateAfter(step - 1), stateAfter(step)).toSorted(byPath),
    ...rest,
  }));
  // As in a file: without undefined values.
  return JSON.parse(JSON.stringify(followed)) as readonly FollowedStep[];
}
