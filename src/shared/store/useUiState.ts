import { useCallback, useEffect, useRef, useState } from 'react';
import type { RootState } from '#src/app/store.ts';
import type { DeclaredField } from '#contract/redaction/slicePrivacy.ts';
import { useAppSelector, useAppStore } from './hooks.ts';
import { screenStateForgotten, screenStateSet } from './screenSlice.ts';

/**
 * What a trace keeps of a value, of which otherwise only is kept what is open and what is not: all of it where its words
 * and numbers are those of the code, or days (`keep`), or what it would keep of a field of a call. `npm run generate`
 * reads it here; nothing does at run time.
 */
export interface UiStatePrivacy {
  readonly privacy: 'keep' | DeclaredField;
}

/**
 * `useState` whose value is in the store, so that a trace shows what its owner saw: what is open, chosen, busy, refused.
 * Values are plain JSON and never words somebody typed. The key belongs to one mounted part (`orders/cancel`,
 * `fleet/carMenu:17`); it is forgotten with it. What was never set is not in the store: it is the first value.
 */
export function useUiState<Value>(
  key: string,
  initial: Value | (() => Value),
  _privacy?: UiStatePrivacy,
): [value: Value, set: (next: Value | ((current: Value) => Value)) => void] {
  const store = useAppStore();
  const [first] = useState(initial);
  const isGone = useRef(false);
  const valueIn = useCallback(
    // Under this key nothing but these values is ever put.
    ({ screen }: RootState) => (screen[key] === undefined ? first : (screen[key] as Value)),
    [key, first],
  );
  const set = useCallback(
    (next: Value | ((current: Value) => Value)) => {
      // An answer may come when nobody shows it any more.
      if (isGone.current) return;
      const current = valueIn(store.getState());
      // A value is plain, so a function is what makes one.
      const value = typeof next === 'function' ? (next as (current: Value) => Value)(current) : next;
      if (!Object.is(value, current)) store.dispatch(screenStateSet({ key, value }));
    },
    [store, key, valueIn],
  );
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (key in store.getState().screen) store.dispatch(screenStateForgotten(key));
    };
  }, [store, key]);
  return [useAppSelector(valueIn), set];
}
