import { useCallback, useSyncExternalStore } from 'react';
import { useAppDispatch } from './hooks.ts';
import type { AppThunk } from './hooks.ts';

const minute = 60_000;

/** The last whole minute, so that asking twice gives the same. */
const serverMinute =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    Math.floor(clock.now() / minute) * minute;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4);
  return () => clearInterval(timer);
}

/** The server's time to the minute, in milliseconds since the Unix epoch; it goes on while it is looked at. */
export function useServerNow(): number {
  const dispatch = useAppDispatch();
  return useSyncExternalStore(
    everyMinute,
    useCallback(() => dispatch(serverMinute()), [dispatch]),
  );
}
