import type { StoreEnhancer } from '@reduxjs/toolkit';

/** What somebody sees who stands around the store: every action that reaches it, and every state, in their order. */
export interface Recorder {
  readonly enhancer: StoreEnhancer;
  readonly actions: readonly unknown[];
  readonly states: readonly unknown[];
}

/** Like the extension of the browser, it takes part in nothing. */
export function makeRecorder(): Recorder {
  const actions: unknown[] = [];
  const states: unknown[] = [];
  return {
    actions,
    states,
    enhancer: (next) => (reducer, initial) => {
      const store = next(reducer, initial);
      states.push(store.getState());
      return {
        ...store,
        dispatch: (action) => {
          actions.push(action);
          const result = store.dispatch(action);
          states.push(store.getState());
          return result;
        },
      };
    },
  };
}
