import { useCallback, useSyncExternalStore } from 'react';
import { useServerClock } from '#src/shared/store/hooks.ts';

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

/** Whole seconds since a moment of the server's clock (ms); it goes on while it is looked at. */
export function useSecondsSince(at: number): number {
  const clock = useServerClock();
  return useSyncExternalStore(
    everySecond,
    useCallback(() => Math.max(0, Math.floor((clock.now() - at) / 1000)), [clock, at]),
  );
}
