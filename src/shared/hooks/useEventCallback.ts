import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and calls what it was given last: for events that are told to parts which are not to be
 * drawn anew. Not to be called while something is drawn.
 */
export function useEventCallback<Args extends readonly unknown[]>(
  listener: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
