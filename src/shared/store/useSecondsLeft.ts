import { useCallback, useSyncExternalStore } from 'react';
import { useServerClock } from './hooks.ts';

function onTick(onChange: () => void): () => void {
  // Several times a second: a busy page skips none of them for long.
  const timer = setInterval(onChange, 250);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** Whole seconds until an instant (ISO, or milliseconds) by the server's clock, never below 0; null without an instant. */
export function useSecondsLeft(until: string | number): number;
export function useSecondsLeft(until: string | number | null): number | null;
export function useSecondsLeft(until: string | number | null): number | null {
  const clock = useServerClock();
  const at = useCallback(
    (now: number) => {
      if (until === null) return null;
      const end = typeof until === 'number' ? until : Date.parse(until);
      return Math.max(0, Math.ceil((end - now) / 1000));
    },
    [until],
  );
  return useSyncExternalStore(
    until === null ? never : onTick,
    () => at(clock.now()),
    () => at(clock.first),
  );
}
