import { persistReducer } from 'redux-persist';
import type { Reducer } from '@reduxjs/toolkit';

interface Current<Value> {
  readonly current: Value;
}

/**
 * Lets redux-persist tell what `current` of a slice is, to be written to its key. It writes only: the first state has been read before
 * there was a store, so nothing flickers and a late REHYDRATE has nothing to overwrite.
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
