import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#src/shared/api/api.ts';
import type { ApiExtra, Offline } from '#src/shared/api/baseQuery.ts';
import { makeVault } from '#src/shared/api/vault.ts';
import type { Vault } from '#src/shared/api/vault.ts';
import { listenToSession } from '#src/features/auth/listenToSession.ts';
import { authSlice } from '#src/features/auth/authSlice.ts';
import { currencySlice } from '#src/features/currency/currencySlice.ts';
import { languageSlice } from '#src/features/language/languageSlice.ts';
import type { Fleet } from '#src/features/fleet/fleetSlice.ts';
import type { FavouritesState } from '#src/features/favourites/favouritesSlice.ts';
import { threadsSlice } from '#src/features/threads/threadsSlice.ts';
import { verificationSlice } from '#src/features/verification/verificationSlice.ts';
import type { ReportsState } from '#src/features/reports/reportsSlice.ts';
import { registrationSlice } from '#src/features/registration/registrationSlice.ts';
import { makeServerClock } from '#src/shared/lib/serverClock.ts';
import type { ServerClock } from '#src/shared/lib/serverClock.ts';
import { defaultSettings } from '#src/shared/lib/settings.ts';
import type { Settings } from '#src/shared/lib/settings.ts';
import type { Recorder } from '#src/features/traces/makeRecorder.ts';
import type { Tab } from '#src/features/traces/startRecorder.ts';
import type { StartListening } from '#src/shared/store/listeners.ts';
import { environmentSlice } from '#src/shared/store/environmentSlice.ts';
import { formsSlice } from '#src/shared/store/drafts/formsSlice.ts';
import { loadingSlice } from '#src/shared/store/loadingSlice.ts';
import { modalsSlice } from '#src/shared/store/modalsSlice.ts';
import { noticesSlice } from '#src/shared/store/noticesSlice.ts';
import { inertPage } from '#src/shared/store/page.ts';
import type { Page } from '#src/shared/store/page.ts';
import { routeSlice } from '#src/shared/store/routeSlice.ts';
import { screenSlice } from '#src/shared/store/screenSlice.ts';
import { sliceAdded } from '#src/shared/store/sliceAdded.ts';
import { makeActionFeed } from '#src/shared/store/actionFeed.ts';
import type { ActionFeed } from '#src/shared/store/actionFeed.ts';
import { makeDraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import type { DraftStorage } from '#src/shared/store/drafts/draftStorage.ts';
import { unsavedSlice } from '#src/shared/store/drafts/unsavedSlice.ts';
import { persistActionTypes } from './persistence/persistActionTypes.ts';

/** The slices of every page, from its beginning on. */
export const reducers = {
  [api.reducerPath]: api.reducer,
  auth: authSlice.reducer,
  currency: currencySlice.reducer,
  language: languageSlice.reducer,
  registration: registrationSlice.reducer,
  threads: threadsSlice.reducer,
  verification: verificationSlice.reducer,
  route: routeSlice.reducer,
  modals: modalsSlice.reducer,
  loading: loadingSlice.reducer,
  notices: noticesSlice.reducer,
  unsaved: unsavedSlice.reducer,
  screen: screenSlice.reducer,
  forms: formsSlice.reducer,
  environment: environmentSlice.reducer,
};

/** Wraps the reducers of the two slices that the browser's storage mirrors; the shape of the state stays the same. */
export interface Mirrored {
  readonly auth: Reducer<ReturnType<typeof authSlice.reducer>>;
  readonly currency: Reducer<ReturnType<typeof currencySlice.reducer>>;
}

/** Slices whose code loads only when it is needed. */
export interface LazyState {
  readonly fleet: Fleet;
  readonly favourites: FavouritesState;
  readonly reports: ReportsState;
}

export type RootState = {
  [Slice in keyof typeof reducers]: ReturnType<(typeof reducers)[Slice]>;
} & Partial<LazyState>;

/** What thunks, listeners and requests receive besides the store. */
export interface Extra extends ApiExtra {
  readonly page: Page;
  /** Adds the slice of a feature that was loaded later; a second call does nothing. */
  readonly addReducer: <Name extends keyof LazyState>(name: Name, reducer: Reducer<LazyState[Name]>) => void;
}

interface StoreOptions {
  readonly settings?: Settings;
  readonly page?: Page;
  readonly clock?: ServerClock;
  readonly vault?: Vault;
  readonly typed?: DraftStorage;
  readonly offline?: Offline;
  readonly preloadedState?: Partial<RootState>;
  /** Wrap the store and see every action, in tests. */
  readonly enhancers?: readonly StoreEnhancer[];
  /** Absent in tests and in replays, which write nothing. */
  readonly mirrored?: Mirrored;
  /** Where a trace is saved when the page unloads. */
  readonly tab?: Tab;
}

/** A store per page and per test: no module holds one. */
export function makeStore(options: StoreOptions = {}) {
  const { settings = defaultSettings, page = inertPage, preloadedState = {}, mirrored, vault = makeVault() } = options;
  const { clock = makeServerClock(settings.serverTime), typed = makeDraftStorage() } = options;
  const all: Record<string, Reducer> = { ...reducers, ...mirrored };
  const extra: Extra = {
    settings,
    page,
    clock,
    vault,
    offline: options.offline,
    addReducer: (name, reducer) => {
      if (name in all) return;
      // Each slice accepts every action; the reducers here differ only in their states.
      all[name] = reducer as Reducer;
      store.replaceReducer(reducerOf(all));
      store.dispatch(sliceAdded(name));
    },
  };
  const feed = makeActionFeed(clock.now);
  let recorder: Promise<Recorder> | null = null;
  const listeners = createListenerMiddleware({ extra });
  // The listeners run inside this very store.
  const startListening = listeners.startListening as StartListening;
  listenToSession(startListening);
  // Slices that load later are typed from the beginning; both other types are of these very reducers.
  const reducerOf = (some: Record<string, Reducer>) =>
    combineReducers(some) as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;
  const store = configureStore({
    reducer: reducerOf(all),
    preloadedState,
    // For developers: an export of it is not redacted, so no customer's browser shows it anything.
    devTools: process.env.NODE_ENV === 'development' || process.env.DEVTOOLS === '1',
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // Both checks run in development only; a busy machine is no reason to warn.
        serializableCheck: { ignoredActions: persistActionTypes, warnAfter: 500 },
        immutableCheck: { warnAfter: 500 },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware, feed.middleware),
    // Innermost: they see what reaches the reducers.
    enhancers: (getDefault) => getDefault().concat(options.enhancers ?? []),
  });
  return Object.assign(store, {
    clock,
    vault,
    typed,
    /** Whether this store only replays the state of another page: nothing that is dispatched has an effect. */
    isReplay: false,
    subscribeToActions: feed.subscribeToActions,
    /** Starts with the first call, from the buffered actions. */
    recorder: () => {
      recorder ??= startRecorder(feed, options.tab);
      // Its code did not load: the next call tries again.
      recorder.catch(() => (recorder = null));
      return recorder;
    },
  });
}

/** Its code comes when the page has nothing else to do. */
async function startRecorder({ subscribeToActions }: ActionFeed, tab: Tab | undefined): Promise<Recorder> {
  const recording = await import('#src/features/traces/startRecorder.ts');
  return recording.startRecorder(subscribeToActions, tab);
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
