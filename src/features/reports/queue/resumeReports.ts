import { selectUser } from '#src/features/auth/authSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { keepingFailed, reportsRead, reportsSlice, selectHasSealed } from '../reportsSlice.ts';
import { readReports } from './storedReports.ts';
import { sendReports } from './sendReports.ts';

const RETRY_MS = 10_000;

/**
 * Loads what this user has not sent yet, and sends sealed reports until it succeeds. Returns a function that stops it.
 */
export const resumeReports =
  (userId: number): AppThunk<() => void> =>
  (dispatch, getState, { addReducer, clock }) => {
    addReducer('reports', reportsSlice.reducer);
    let isWanted = true;
    const send = (): void => {
      if (isWanted && selectHasSealed(getState())) void dispatch(sendReports());
    };
    const read = (): void => {
      readReports(userId, clock.now()).then(
        (reports) => {
          if (!isWanted || selectUser(getState())?.user_id !== userId) return;
          dispatch(reportsRead(reports));
          send();
        },
        () => isWanted && dispatch(keepingFailed('forbidden')),
      );
    };
    const onVisibility = (): void => {
      // Another tab may have gone on with it.
      if (document.visibilityState === 'visible') read();
    };
    read();
    const retry = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isWanted = false;
      clearInterval(retry);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  };
