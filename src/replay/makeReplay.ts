import type { UnknownAction } from '@reduxjs/toolkit';
import { hashOf } from '#contract/redaction/hashOf.ts';
import { PAGE_LOADED } from '#contract/redaction/redaction.ts';
import type { TraceHeader } from '#contract/calls/traces.ts';
import { routeEntered } from '#src/shared/store/routeSlice.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';
import type { RootState } from '../app/store.ts';
import { everyReducer } from './everyReducer.ts';
import type { TracedState } from './everyReducer.ts';
import { isFields } from './fields.ts';
import { isUnanswered, kindOfAction } from './kindOfAction.ts';
import type { StepKind } from './kindOfAction.ts';
import type { OpenedTrace } from './openedTrace.ts';
import { readRoute } from './readRoute.ts';

export interface ReplayStep {
  /** Of the action in the file; 0 is what begins the trace and no step. */
  readonly id: number;
  readonly action: UnknownAction;
  /** Milliseconds of the server's clock; 0 in files without times. */
  readonly timestamp: number;
  readonly kind: StepKind;
  /** The slices that it changed. */
  readonly slices: readonly string[];
  /** The message of a reducer that threw: the state stayed the same. */
  readonly thrown?: string;
}

export interface Replay {
  /** Null in files of the Redux DevTools. */
  readonly header: TraceHeader | null;
  readonly steps: readonly ReplayStep[];
  /** The state after so many steps: 0 is the initial one. */
  readonly stateAt: (step: number) => RootState;
  /** The route on the screen after so many steps. Before the first route it is that one; null where there is none. */
  readonly routeAt: (step: number) => RouteState | null;
  /** Whether it ends in the recorded state, which another build may not; null where the file has no hash. */
  readonly isSameEnd: boolean | null;
}

/** The number of steps between two cached states: no more than these are ever reduced again. */
const stride = 25;

export type Reduce = (state: TracedState, action: UnknownAction) => TracedState;

/** Runs the page's own reducers over the recorded actions. */
export function makeReplay(file: OpenedTrace, reduce: Reduce = everyReducer): Replay {
  const skipped = new Set(file.skippedActionIds);
  // The first one is the initial state.
  const staged = file.stagedActionIds.slice(1).flatMap((id) => {
    const entry = file.actionsById[id];
    return entry === undefined || skipped.has(id) ? [] : [{ id, ...entry }];
  });
  const begin = run(reduce, file.committedState, { type: '@@INIT' }).state;
  const cached = [begin];
  const steps: ReplayStep[] = [];
  let state = begin;
  for (const { id, action, timestamp } of staged) {
    const after = run(reduce, state, action);
    const slices = changedSlices(state, after.state);
    const kind = after.thrown === undefined ? kindOfAction(action, isVisitor(state)) : 'failure';
    steps.push({ id, action, timestamp, kind, slices, ...(after.thrown !== undefined && { thrown: after.thrown }) });
    state = after.state;
    if (steps.length % stride === 0) cached.push(state);
  }

  forgiveLeaving(steps);

  const routeAt: Replay['routeAt'] = (step) => {
    const route = readRoute(stateAt(step).route);
    const begins = steps.slice(0, step).findLastIndex(({ action }) => action.type === PAGE_LOADED) + 1;
    const isTold = steps.slice(begins, step).some(({ action }) => routeEntered.match(action));
    // A recording that began in the middle of a page has its address from the beginning.
    if (isTold || route.pattern !== '') return route;
    const rest = steps.slice(step);
    const end = rest.findIndex(({ action }) => action.type === PAGE_LOADED);
    const next = rest.slice(0, end === -1 ? rest.length : end).find(({ action }) => routeEntered.match(action));
    return next === undefined ? null : readRoute(next.action['payload']);
  };

  /** The steps viewed last: the next one is mostly near them. */
  let near = { from: 0, states: [begin] };
  const statesFrom = (from: number): TracedState[] => {
    const states = [cached[from / stride] ?? begin];
    for (const { action } of steps.slice(from, from + stride - 1))
      states.push(run(reduce, states.at(-1) ?? begin, action).state);
    return states;
  };
  const stateAt: Replay['stateAt'] = (step) => {
    const wanted = Math.min(Math.max(0, Math.trunc(step)), steps.length);
    const from = wanted - (wanted % stride);
    if (near.from !== from || near.states.length === 1) near = { from, states: statesFrom(from) };
    // The state of these very reducers, if the file is valid.
    return (near.states[wanted - from] ?? begin) as unknown as RootState;
  };
  return {
    header: file.trace,
    steps,
    isSameEnd: file.trace === null ? null : hashOf(state) === file.trace.finalHash,
    stateAt,
    routeAt,
  };
}

const isVisitor = ({ auth }: TracedState): boolean => isFields(auth) && auth['current'] === null;

/** How long before the end of a page its requests are cut off by leaving it, ms. */
const leaving = 1000;

/** Leaving a page aborts its running requests: no answer came, but nothing failed. */
function forgiveLeaving(steps: ReplayStep[]): void {
  for (const [loaded, { action }] of steps.entries()) {
    if (action.type !== PAGE_LOADED) continue;
    const last = steps[loaded - 1]?.timestamp ?? 0;
    for (let at = loaded - 1; at >= 0; at -= 1) {
      const step = steps[at];
      if (step === undefined || step.action.type === PAGE_LOADED || step.timestamp < last - leaving) break;
      if (isUnanswered(step.action)) steps[at] = { ...step, kind: 'request' };
    }
  }
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

/**
 * Whether two values of a state are deeply equal. Shared references are not compared further, so that the cost is that
 * of the change.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSame(item, other[index]))
    );
  if (!isFields(one) || !isFields(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
