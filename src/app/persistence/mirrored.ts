import { persistReducer } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';

interface Current<Value> {
  readonly current: Value;
}

/**
 * Lets redux-persist tell what `current` of a slice is, to be written to its key. What differs from its documentation:
 *
 * - A key holds the documented text and nothing else, so there is no prefix, no `serialize` and no `_persist`; `version` and
 *   `migrate`, which need that, are replaced by a check of every field of what is read.
 * - It writes only. It would read after the first render, which sends a visitor away from the screens of users: both keys are read
 *   before there is a store, and a late REHYDRATE has nothing to overwrite.
 * - No `purge` at a log-out: a key without a value is removed by its adapter, which first says in it that the session ended by
 *   itself, where it did, for the other tabs.
 */
export function mirrored<Value>(
  name: string,
  write: (value: Value) => void,
  reducer: Reducer<Current<Value>>,
): Reducer<Current<Value>> {
  const persisted = persistReducer(
    {
      key: name,
      keyPrefix: '',
      // The adapter gets the value itself and decides on the text.
      serialize: false,
      whitelist: ['current'],
      blacklist: ['_persist'],
      stateReconciler: false,
      timeout: 1000,
      storage: {
        getItem: async () => null,
        setItem: async (_name: string, staged: Current<Value>) => {
          // redux-persist asks from inside its reducer, where nothing may be dispatched.
          await Promise.resolve();
          write(staged.current);
        },
        removeItem: async () => undefined,
      },
    },
    reducer,
  );
  // `_persist` rides along in the slice; nothing outside this folder may know of it.
  return persisted as unknown as Reducer<Current<Value>>;
}
