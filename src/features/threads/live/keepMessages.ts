import { selectUser } from '#src/features/auth/authSlice.ts';
import { browserStorage } from '#src/lib/browserStorage.ts';
import type { AppThunk } from '#src/store/hooks.ts';
import { addAppListener } from '#src/store/listeners.ts';
import { readKept, writeKept } from '../keptMessages.ts';
import { selectDrafts, selectOutbox } from '../threadsSelectors.ts';
import { keptRestored } from '../threadsSlice.ts';

/** Brings back what this user left unsent, and keeps what they write for the case that their session ends. */
export const keepMessages =
  (userId: number): AppThunk<() => void> =>
  (dispatch, getState, { clock }) => {
    const storage = browserStorage('sessionStorage');
    const keep = (): void => {
      const state = getState();
      writeKept(storage, userId, { drafts: selectDrafts(state), outbox: selectOutbox(state) }, clock.now());
    };
    dispatch(keptRestored(readKept(storage, userId, clock.now())));
    keep();
    return dispatch(
      addAppListener({
        // Once the user is gone, the emptied state says nothing about what they had written.
        predicate: (_action, state, before) =>
          selectUser(state)?.user_id === userId &&
          (selectDrafts(state) !== selectDrafts(before) || selectOutbox(state) !== selectOutbox(before)),
        effect: keep,
      }),
    );
  };
