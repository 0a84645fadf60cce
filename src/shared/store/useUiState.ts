import { useCallback, useEffect, useRef, useState } from 'react';
import type { RootState } from '#src/app/store.ts';
import type { DeclaredField } from '#contract/redaction/slicePrivacy.ts';
import { useAppSelector, useAppStore } from './hooks.ts';
import { screenStateForgotten, screenStateSet } from './screenSlice.ts';

/**
 * What a trace records of a value. By default only whether something is open; the whole value where its texts and
 * numbers come from the code, or are days (`keep`); or what it would record of a field of a call. `npm run generate`
 * reads it here; it has no effect at run time.
 */
export interface UiStatePrivacy {
  readonly privacy: 'keep' | DeclaredField;
}

/**
 * `useState` whose value is in the store, so that a trace shows what the user saw: what is open, chosen, busy, refused.
 * Values are plain JSON and never input. The key belongs to one mounted component (`orders/cancel`,
 * `fleet/carMenu:17`); it is deleted on unmount. A value that was never set is not in the store: it is the initial one.
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
      // An answer may arrive after the component was unmounted.
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
