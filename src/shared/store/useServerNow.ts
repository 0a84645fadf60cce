import { useCallback, useSyncExternalStore } from 'react';
import { useServerClock } from './hooks.ts';

const minute = 60_000;

/** The last whole minute, so that repeated reads return the same. */
const minuteOf = (time: number): number => Math.floor(time / minute) * minute;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

/** The server's time to the minute, in milliseconds since the Unix epoch; it is updated while it is shown. */
export function useServerNow(): number {
  const clock = useServerClock();
  const lastMinute = useCallback(() => minuteOf(clock.now()), [clock]);
  const drawnAt = useCallback(() => minuteOf(clock.first), [clock]);
  return useSyncExternalStore(everyMinute, lastMinute, drawnAt);
}
