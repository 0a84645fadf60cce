import { configureStore, createAction, isAction, Tuple } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#src/shared/api/api.ts';
import { makeVault } from '#src/shared/api/vault.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { makeDraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import type { AppStore, RootState } from '../app/store.ts';
import { inertAnswer } from './inertAnswer.ts';

export interface ReplayStore {
  /** For the screens: it answers everything and does nothing. */
  readonly store: AppStore;
  /** What the screens see from now on, and what time it is, in milliseconds since the Unix epoch. */
  readonly show: (state: RootState, now: number) => void;
}

interface ReplayStoreOptions {
  readonly state: RootState;
  readonly now: number;
  /** Lets the Redux DevTools see what is shown. */
  readonly devTools?: boolean;
}

const stateShown = createAction<RootState>('replay/stateShown');

/** The screens of a replay dispatch as they always do; nothing of it happens. */
export function makeReplayStore({ state, now, devTools = false }: ReplayStoreOptions): ReplayStore {
  const shown = new WeakSet<object>();
  const guard: Middleware = () => (next) => (action) => {
    if (isAction(action) && shown.has(action)) return next(action);
    // A listener that is added gives back what removes it.
    const isPlain = isAction(action) && action.type !== 'listenerMiddleware/add';
    return isPlain ? action : inertAnswer;
  };
  const inner = configureStore({
    reducer: (current: RootState = state, action: UnknownAction) =>
      stateShown.match(action) && shown.has(action) ? action.payload : current,
    // That of the API answers its hooks. It has nothing to do: what would begin a request ends at the guard, as all it dispatches.
    middleware: () => new Tuple(api.middleware, guard),
    devTools,
  });
  let time = now;
  const clock: ServerClock = { now: () => time, first: 0, heard: () => undefined, hasSlipped: () => false };
  return {
    // Nobody records what was recorded.
    store: Object.assign(inner, {
      clock,
      vault: makeVault(),
      typed: makeDraftStorage(),
      isReplay: true,
      subscribeToActions: () => undefined,
      recorder: () => inertAnswer.catch(),
    }),
    show: (next, at) => {
      time = at;
      const action = stateShown(next);
      shown.add(action);
      inner.dispatch(action);
    },
  };
}
