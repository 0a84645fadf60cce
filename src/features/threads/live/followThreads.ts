import type { AppThunk } from '#src/store/hooks.ts';
import { readMessages, readThreads } from '../readThreads.ts';
import { retrySending } from '../sendWaiting.ts';
import { selectConversation, selectThreadList } from '../threadsSelectors.ts';
import { threadsLeft, threadsSlice } from '../threadsSlice.ts';
import { shareEvents } from './shareEvents.ts';

const RETRY_MS = 5_000;

/**
 * Keeps threads fresh as long as somebody is logged in: reads the list, listens while the tab is seen, reads what events
 * name, sends again what did not get through. Gives what ends it.
 */
export const followThreads =
  (): AppThunk<() => void> =>
  (dispatch, getState, { addReducer, settings }) => {
    addReducer('threads', threadsSlice.reducer);
    let stopHearing: (() => void) | null = null;
    let isReading = false;
    let isStale = false;

    // Events come in bursts: while one list is read, all further wishes are one more reading.
    const refreshList = async (): Promise<void> => {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale) {
        isStale = false;
        await dispatch(readThreads());
      }
      isReading = false;
    };
    const refresh = (threadId: number | null): void => {
      void refreshList();
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
    if (selectThreadList(getState()) === null) void refreshList();
    if (document.visibilityState !== 'hidden') hear();
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      clearInterval(retry);
      pause();
      dispatch(threadsLeft());
    };
  };
