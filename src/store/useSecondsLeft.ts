import { useCallback, useSyncExternalStore } from 'react';
import { useAppDispatch } from './hooks.ts';
import type { AppThunk } from './hooks.ts';

const serverNow =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    clock.now();

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** Whole seconds until an ISO instant by the server's clock, never below 0; null without an instant. */
export function useSecondsLeft(until: string | null): number | null {
  const dispatch = useAppDispatch();
  const secondsLeft = useCallback(
    () => (until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - dispatch(serverNow())) / 1000))),
    [dispatch, until],
  );
  return useSyncExternalStore(until === null ? never : everySecond, secondsLeft);
}
