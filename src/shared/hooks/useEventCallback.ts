import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A stable function that calls the latest callback: for event handlers passed to memoized components. Not to be called
 * during a render.
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
