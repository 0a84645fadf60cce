import type { StoreEnhancer } from '@reduxjs/toolkit';

/** Everything an enhancer around the store sees: every action that reaches it, and every state, in order. */
export interface Recorder {
  readonly enhancer: StoreEnhancer;
  readonly actions: readonly unknown[];
  readonly states: readonly unknown[];
}

/** Like the browser extension, it only observes. */
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
