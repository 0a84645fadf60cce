import type { UnknownAction } from '@reduxjs/toolkit';
import { hashOf } from '#contract/redaction/hashOf.ts';
import type { TraceHeader } from '#contract/traces.ts';
import type { RootState } from '../store.ts';
import { everyReducer } from './everyReducer.ts';
import type { TracedState } from './everyReducer.ts';
import { isSame } from './isSame.ts';
import { kindOfAction } from './kindOfAction.ts';
import type { StepKind } from './kindOfAction.ts';
import type { OpenedTrace } from './openedTrace.ts';

export interface ReplayStep {
  /** Of the action in the file; 0 is what begins the trace and no step. */
  readonly id: number;
  readonly action: UnknownAction;
  /** Milliseconds of the server's clock; 0 in files that do not tell. */
  readonly timestamp: number;
  readonly kind: StepKind;
  /** Whose state it changed. */
  readonly slices: readonly string[];
  /** What a reducer threw: the state stayed as it was. */
  readonly thrown?: string;
}

export interface Replay {
  /** Null in files of the Redux DevTools. */
  readonly header: TraceHeader | null;
  readonly steps: readonly ReplayStep[];
  /** The state after so many steps: 0 is the one before the first. */
  readonly stateAt: (step: number) => RootState;
  /** Whether it ends where the recording did, which another build may not; null where the file does not say. */
  readonly isSameEnd: boolean | null;
}

/** How many steps lie between two states that are kept: no more than these are ever run again. */
const stride = 25;

export type Reduce = (state: TracedState, action: UnknownAction) => TracedState;

/** Runs the page's own reducers over what was recorded. */
export function makeReplay(file: OpenedTrace, reduce: Reduce = everyReducer): Replay {
  const skipped = new Set(file.skippedActionIds);
  // The first one stands for the beginning.
  const staged = file.stagedActionIds.slice(1).flatMap((id) => {
    const entry = file.actionsById[id];
    return entry === undefined || skipped.has(id) ? [] : [{ id, ...entry }];
  });
  const begin = run(reduce, file.committedState, { type: '@@INIT' }).state;
  const kept = [begin];
  const steps: ReplayStep[] = [];
  let state = begin;
  for (const { id, action, timestamp } of staged) {
    const after = run(reduce, state, action);
    const slices = changedSlices(state, after.state);
    const kind = after.thrown === undefined ? kindOfAction(action) : 'failure';
    steps.push({ id, action, timestamp, kind, slices, ...(after.thrown !== undefined && { thrown: after.thrown }) });
    state = after.state;
    if (steps.length % stride === 0) kept.push(state);
  }

  /** The steps that were looked at last: the next one is mostly beside them. */
  let near = { from: 0, states: [begin] };
  const statesFrom = (from: number): TracedState[] => {
    const states = [kept[from / stride] ?? begin];
    for (const { action } of steps.slice(from, from + stride - 1))
      states.push(run(reduce, states.at(-1) ?? begin, action).state);
    return states;
  };
  return {
    header: file.trace,
    steps,
    isSameEnd: file.trace === null ? null : hashOf(state) === file.trace.finalHash,
    stateAt: (step) => {
      const wanted = Math.min(Math.max(0, Math.trunc(step)), steps.length);
      const from = wanted - (wanted % stride);
      if (near.from !== from || near.states.length === 1) near = { from, states: statesFrom(from) };
      // The state of these very reducers, if the file holds what it says.
      return (near.states[wanted - from] ?? begin) as unknown as RootState;
    },
  };
}

/** One action that a reducer cannot take does not stop the others. */
function run(reduce: Reduce, state: TracedState, action: UnknownAction) {
  try {
    return { state: reduce(state, action) };
  } catch (error) {
    return { state, thrown: String(error) };
  }
}

function changedSlices(before: TracedState, after: TracedState): readonly string[] {
  return Object.keys(after).filter((name) => !isSame(after[name], before[name]));
}
