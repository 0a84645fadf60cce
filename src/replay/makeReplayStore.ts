import { configureStore, createAction, isAction, Tuple } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#src/shared/api/api.ts';
import { makeVault } from '#src/shared/api/vault.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { makeDraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import type { AppStore, RootState } from '../app/store.ts';

/**
 * The result of a dispatch in a replay: a promise that never settles, with what screens use of a request, and a
 * function, as some screens expect one that stops their work. Code that awaits it goes no further.
 */
interface InertAnswer extends PromiseLike<never> {
  (): undefined;
  readonly arg: Readonly<Record<string, never>>;
  readonly requestId: string;
  readonly queryCacheKey: string;
  readonly catch: () => Promise<never>;
  readonly finally: () => Promise<never>;
  readonly unwrap: () => Promise<never>;
  readonly refetch: () => InertAnswer;
  readonly abort: () => void;
  readonly reset: () => void;
  readonly unsubscribe: () => void;
  readonly updateSubscriptionOptions: () => void;
}

const nothing = () => undefined;
const never = new Promise<never>(nothing);
const neverSettle = () => never;

const inertAnswer: InertAnswer = Object.assign(() => undefined, {
  arg: {},
  requestId: 'replay',
  queryCacheKey: 'replay',
  // A request is awaited like a promise.
  // oxlint-disable-next-line unicorn/no-thenable
  then: neverSettle,
  catch: neverSettle,
  finally: neverSettle,
  unwrap: neverSettle,
  refetch: () => inertAnswer,
  abort: nothing,
  reset: nothing,
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
});

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
