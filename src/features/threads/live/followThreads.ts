import type { AppThunk } from '#src/store/hooks.ts';
import { readMessages, readThread, readThreads } from '../readThreads.ts';
import { retrySending } from '../sendWaiting.ts';
import { selectConversation, selectThreadList } from '../threadsSelectors.ts';
import { threadsLeft, threadsSlice } from '../threadsSlice.ts';
import { shareEvents } from './shareEvents.ts';
import { takeTurns } from './takeTurns.ts';

const RETRY_MS = 5_000;
/** What is read of the list has one turn. */
const LIST = 0;

/**
 * Keeps threads fresh as long as somebody is logged in: reads the list, listens while the tab is seen, reads what events
 * name, sends again what did not get through. Gives what ends it.
 */
export const followThreads =
  (): AppThunk<() => void> =>
  (dispatch, getState, { addReducer, settings }) => {
    addReducer('threads', threadsSlice.reducer);
    let stopHearing: (() => void) | null = null;
    const refreshList = takeTurns(() => dispatch(readThreads()));
    const refreshThread = takeTurns(async (id: number) => {
      // One that nothing is said of may be known to the list, or gone from it.
      if (!(await dispatch(readThread(id)))) void refreshList(LIST);
    });
    const refresh = (threadId: number | null): void => {
      void (threadId === null ? refreshList(LIST) : refreshThread(threadId));
      const known = getState().threads?.conversations ?? {};
      for (const id of threadId === null ? Object.keys(known).map(Number) : [threadId]) {
        if (selectConversation(getState(), id) !== undefined) void dispatch(readMessages(id));
      }
      dispatch(retrySending());
    };
    const hear = (): void => {
      stopHearing ??= shareEvents(settings.apiBaseUrl, refresh);
    };
    const pause = (): void => {
      stopHearing?.();
      stopHearing = null;
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') return pause();
      // Another tab may hold the stream already and has nothing to tell about the past.
      refresh(null);
      hear();
    };
    const onOnline = (): void => refresh(null);
    const retry = setInterval(() => {
      if ((getState().threads?.outbox.length ?? 0) > 0) dispatch(retrySending());
    }, RETRY_MS);

    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    if (selectThreadList(getState()) === null) void refreshList(LIST);
    if (document.visibilityState !== 'hidden') hear();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      clearInterval(retry);
      pause();
      dispatch(threadsLeft());
    };
  };
