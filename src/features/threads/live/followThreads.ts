import { selectUser } from '#src/features/auth/authSlice.ts';
import { api } from '#src/shared/api/api.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { addAppListener } from '#src/shared/store/listeners.ts';
import { readDrafts, writeDrafts } from '../storedDrafts.ts';
import { readMessages, readThread, readThreads } from '../readThreads.ts';
import { retrySending, sendWaiting } from '../sendWaiting.ts';
import {
  selectConversation,
  selectHasOnlyFlags,
  selectThreadList,
  selectDrafts,
  selectOutbox,
} from '../threadsSelectors.ts';
import { threadsLeft, keptRestored, messageDropped } from '../threadsSlice.ts';
import type { Outgoing } from '../threadsSlice.ts';
import { changeWaiting, readWaiting } from '../waitingMessages.ts';
import type { LiveEvent, OnEvent } from './openEvents.ts';
import { openEvents } from './openEvents.ts';

/**
 * Restores what this user left unsent, and stores what they write: drafts in this tab, messages in this browser, where
 * other tabs and the next start find them. A message sent or withdrawn in one tab disappears from all others.
 */
const storeMessages =
  (userId: number): AppThunk<() => void> =>
  (dispatch, getState, { clock }) => {
    const storage = browserStorage('sessionStorage');
    const channel = new BroadcastChannel('gza-outbox');
    const session = selectUser(getState())?.expireMinutes ?? 0;
    let isActive = true;
    const restore = async (): Promise<void> => {
      const outbox = await readWaiting(userId, session, clock.now());
      if (!isActive || outbox.length === 0) return;
      dispatch(keptRestored({ drafts: {}, outbox }));
      void dispatch(sendWaiting());
    };
    // One after the other, in the order in which things happened.
    let turn = restore();
    const storeChanges = (before: readonly Outgoing[], outbox: readonly Outgoing[]): void => {
      const put = outbox.filter(({ key }) => !before.some((message) => message.key === key));
      const drop = before.flatMap(({ key }) => (outbox.some((message) => message.key === key) ? [] : [key]));
      if (put.length + drop.length === 0) return;
      turn = turn.then(() => changeWaiting(userId, session, { put, drop }));
      for (const key of drop) channel.postMessage(key);
    };

    dispatch(keptRestored({ drafts: readDrafts(storage, userId, clock.now()), outbox: [] }));
    storeChanges([], selectOutbox(getState()));
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') dispatch(messageDropped(data));
    };
    const stop = dispatch(
      addAppListener({
        // After a logout the empty state says nothing about what the user had written.
        predicate: (_action, state, before) =>
          selectUser(state)?.user_id === userId &&
          (selectDrafts(state) !== selectDrafts(before) || selectOutbox(state) !== selectOutbox(before)),
        effect: (_action, { getState: stateNow, getOriginalState: stateBefore }) => {
          writeDrafts(storage, userId, selectDrafts(stateNow()), clock.now());
          storeChanges(selectOutbox(stateBefore()), selectOutbox(stateNow()));
        },
      }),
    );
    return () => {
      isActive = false;
      stop();
      channel.close();
    };
  };

const RETRY_MS = 5_000;
const POLL_MS = 20_000;

/**
 * Keeps threads fresh while a user is logged in: reads the list, subscribes while the tab is visible, reads what events
 * name, retries failed messages, stores unsent ones for the next session. Returns a function that stops it.
 */
export const followThreads =
  (): AppThunk<() => void> =>
  (dispatch, getState, { settings }) => {
    const user = selectUser(getState());
    const stopStoring = user === null ? null : dispatch(storeMessages(user.user_id));
    let isFollowed = true;
    let unsubscribe: (() => void) | null = null;
    const refreshList = () => dispatch(readThreads());
    const refreshThread = async (id: number) => {
      // A thread that cannot be read may be in the list, or gone from it.
      if (!(await dispatch(readThread(id)))) void refreshList();
    };
    const refresh = (threadId: number | null): void => {
      void (threadId === null ? refreshList() : refreshThread(threadId));
      const known = getState().threads.conversations;
      for (const id of threadId === null ? Object.keys(known).map(Number) : [threadId]) {
        if (selectConversation(getState(), id) !== undefined) void dispatch(readMessages(id));
      }
      dispatch(retrySending());
    };
    const onEvent = (event: LiveEvent): void => {
      if (event === 'saved_searches') {
        void dispatch(api.util.invalidateTags(['SavedSearch']));
        dispatch(
          noticeShown({ id: 'savedSearches', tone: 'info', text: { key: 'common:account.savedNews' }, isLong: true }),
        );
        return;
      }
      if (event !== 'fleet') return refresh(event);
      // A new order, or days blocked in another tab: queries that show availability refetch.
      void dispatch(api.util.invalidateTags(['Availability']));
    };
    const subscribe = (): void => {
      // A back end with only the flags has no stream; the poll below covers it.
      if (!isFollowed || document.visibilityState === 'hidden' || selectHasOnlyFlags(getState())) return;
      unsubscribe ??= shareEvents(settings.apiBaseUrl, onEvent);
    };
    const pause = (): void => {
      unsubscribe?.();
      unsubscribe = null;
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') return pause();
      // Another tab may hold the stream already; what happened before is unknown.
      refresh(null);
      subscribe();
    };
    const onOnline = (): void => refresh(null);
    const retry = setInterval(() => {
      if (getState().threads.outbox.length > 0) dispatch(retrySending());
    }, RETRY_MS);
    const poll = setInterval(() => {
      if (document.visibilityState !== 'hidden' && selectHasOnlyFlags(getState())) void refreshList();
    }, POLL_MS);

    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    // Where there is a stream for sure, the list is read once that is open: earlier, it would have to be read again then.
    const hasStream =
      settings.serverTime !== null && settings.apiBaseUrl === '' && document.visibilityState !== 'hidden';
    if (selectThreadList(getState()) !== null || hasStream) subscribe();
    else void refreshList().then(subscribe);
    return () => {
      isFollowed = false;
      stopStoring?.();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      clearInterval(retry);
      clearInterval(poll);
      pause();
      dispatch(threadsLeft());
    };
  };

const NAME = 'gza-events';

const isLiveEvent = (data: unknown): data is { readonly event: LiveEvent } =>
  typeof data === 'object' && data !== null && 'event' in data;

/**
 * Live events for a visible tab. One of all visible tabs holds the stream and broadcasts to the others, as browsers
 * open only a few connections to one server. While the stream is down that tab polls instead. Hidden tabs hold nothing.
 * In every case the first event is that some may have been missed: then everything is read again.
 */
function shareEvents(apiBaseUrl: string, onEvent: OnEvent): () => void {
  const abort = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isLiveEvent(data)) onEvent(data.event);
  };

  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      let poll: ReturnType<typeof setInterval> | undefined;
      let isFirst = true;
      const share = (event: LiveEvent): void => {
        onEvent(event);
        if (!abort.signal.aborted) channel.postMessage({ event });
      };
      const stop = openEvents(apiBaseUrl, {
        onEvent: share,
        onLive: (isUp) => {
          // The browser reconnects every few seconds and reports each failure: one interval is enough.
          if (!isUp) {
            if (poll === undefined && isFirst) share(null);
            poll ??= setInterval(() => share(null), POLL_MS);
          } else {
            clearInterval(poll);
            poll = undefined;
          }
          isFirst = false;
        },
      });
      abort.signal.addEventListener('abort', () => {
        clearInterval(poll);
        stop();
        resolve();
      });
    });

  // Web locks exist only in secure contexts; elsewhere each visible tab has a stream of its own.
  if ('locks' in navigator) {
    const { signal } = abort;
    navigator.locks.request(NAME, { signal }, lead).catch(() => undefined);
    void navigator.locks.query().then(({ pending }) => {
      // Another tab has the stream already.
      if (pending?.some(({ name }) => name === NAME) === true && !signal.aborted) onEvent(null);
    });
  } else {
    void lead();
  }
  return () => {
    abort.abort();
    channel.close();
  };
}
