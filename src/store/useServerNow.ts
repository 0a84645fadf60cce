import { useCallback, useSyncExternalStore } from 'react';
import { useServerClock } from './hooks.ts';

const minute = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

/** The server's time to the minute, in milliseconds since the Unix epoch; it goes on while it is looked at. */
export function useServerNow(): number {
  const clock = useServerClock();
  // The last whole minute, so that asking twice gives the same.
  const lastMinute = useCallback(() => Math.floor(clock.now() / minute) * minute, [clock]);
  return useSyncExternalStore(everyMinute, lastMinute);
}
