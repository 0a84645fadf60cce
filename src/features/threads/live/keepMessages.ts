import { selectUser } from '#src/features/auth/authSlice.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { addAppListener } from '#src/shared/store/listeners.ts';
import { readDrafts, writeDrafts } from '../keptDrafts.ts';
import { sendWaiting } from '../sendWaiting.ts';
import { selectDrafts, selectOutbox } from '../threadsSelectors.ts';
import { keptRestored, messageDropped } from '../threadsSlice.ts';
import type { Outgoing } from '../threadsSlice.ts';
import { changeWaiting, readWaiting } from '../waitingMessages.ts';

/**
 * Brings back what this user left unsent, and keeps what they write: drafts in this tab, messages in this browser, where
 * other tabs and the next start find them. A message that was sent or withdrawn in one tab is in no other one any more.
 */
export const keepMessages =
  (userId: number): AppThunk<() => void> =>
  (dispatch, getState, { clock }) => {
    const storage = browserStorage('sessionStorage');
    const channel = new BroadcastChannel('gza-outbox');
    const session = selectUser(getState())?.expireMinutes ?? 0;
    let isKept = true;
    const restore = async (): Promise<void> => {
      const outbox = await readWaiting(userId, session, clock.now());
      if (!isKept || outbox.length === 0) return;
      dispatch(keptRestored({ drafts: {}, outbox }));
      void dispatch(sendWaiting());
    };
    // One after the other, in the order in which things happened.
    let turn = restore();
    const keep = (before: readonly Outgoing[], outbox: readonly Outgoing[]): void => {
      const put = outbox.filter(({ key }) => !before.some((message) => message.key === key));
      const drop = before.flatMap(({ key }) => (outbox.some((message) => message.key === key) ? [] : [key]));
      if (put.length + drop.length === 0) return;
      turn = turn.then(() => changeWaiting(userId, session, { put, drop }));
      for (const key of drop) channel.postMessage(key);
    };

    dispatch(keptRestored({ drafts: readDrafts(storage, userId, clock.now()), outbox: [] }));
    keep([], selectOutbox(getState()));
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') dispatch(messageDropped(data));
    };
    const stop = dispatch(
      addAppListener({
        // Once the user is gone, the emptied state says nothing about what they had written.
        predicate: (_action, state, before) =>
          selectUser(state)?.user_id === userId &&
          (selectDrafts(state) !== selectDrafts(before) || selectOutbox(state) !== selectOutbox(before)),
        effect: (_action, { getState: stateNow, getOriginalState: stateBefore }) => {
          writeDrafts(storage, userId, selectDrafts(stateNow()), clock.now());
          keep(selectOutbox(stateBefore()), selectOutbox(stateNow()));
        },
      }),
    );
    return () => {
      isKept = false;
      stop();
      channel.close();
    };
  };
