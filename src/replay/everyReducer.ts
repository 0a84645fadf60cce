import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { favouritesSlice } from '#src/features/favourites/favouritesSlice.ts';
import { fleetSlice } from '#src/features/fleet/fleetSlice.ts';
import { reportsSlice } from '#src/features/reports/reportsSlice.ts';
import { reducers } from '../app/store.ts';
import type { LazyState } from '../app/store.ts';
import { PAGE_LOADED } from '#contract/redaction/redaction.ts';
import { isObject } from '#contract/redaction/serializable.ts';
// How a reducer handles an answer depends on its endpoint.
import './everyEndpoint.ts';

/** A slice that comes later and is missing here does not compile. */
export const lazyReducers: { readonly [Name in keyof LazyState]: Reducer<LazyState[Name]> } = {
  favourites: favouritesSlice.reducer,
  fleet: fleetSlice.reducer,
  reports: reportsSlice.reducer,
};

/** The state of a page as a trace has it. */
export type TracedState = Readonly<Record<string, unknown>>;

// Each slice accepts every action; the reducers here differ only in their states.
const fromStart = new Map(Object.entries(reducers)) as ReadonlyMap<string, Reducer>;
const lazy = new Map(Object.entries(lazyReducers)) as ReadonlyMap<string, Reducer>;
/** Traces of builds that loaded these late are without them until then. */
const onceLate: ReadonlySet<string> = new Set(['threads', 'verification']);

const addedSlice = ({ type, payload }: UnknownAction): unknown => (type === 'store/sliceAdded' ? payload : undefined);

/**
 * The reducer of the whole page. A slice that was loaded later exists exactly from the recorded moment on; a slice of
 * another build stays as it was.
 */
export function everyReducer(state: TracedState, action: UnknownAction): TracedState {
  const { type, payload } = action;
  return type === PAGE_LOADED && isObject(payload) ? reduceAll(payload, { type: '@@INIT' }) : reduceAll(state, action);
}

function reduceAll(state: TracedState, action: UnknownAction): TracedState {
  const added = addedSlice(action);
  const changed: Record<string, unknown> = {};
  const reduce = (reducer: Reducer, name: string): void => {
    // Not what every object inherits.
    const before: unknown = Object.hasOwn(state, name) ? state[name] : undefined;
    const after: unknown = reducer(before, action);
    if (after !== before) changed[name] = after;
  };
  const isThere = (name: string): boolean => Object.hasOwn(state, name) || name === added;
  const isNew = Object.keys(state).length === 0;
  fromStart.forEach((reducer, name) => {
    if (isNew || isThere(name) || !onceLate.has(name)) reduce(reducer, name);
  });
  lazy.forEach((reducer, name) => {
    if (isThere(name)) reduce(reducer, name);
  });
  return Object.keys(changed).length === 0 ? state : { ...state, ...changed };
}
