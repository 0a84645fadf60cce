import { api } from '#src/shared/api/api.ts';
import type { StartListening } from '#src/shared/store/listeners.ts';
import { selectUser } from './authSlice.ts';

/** When the user changes or logs out, clears everything the last user loaded or sent. */
export function listenToSession(startListening: StartListening): void {
  startListening({
    predicate: (_action, state, before) => {
      const last = selectUser(before);
      return last !== null && selectUser(state)?.user_id !== last.user_id;
    },
    effect: (_action, { dispatch, getState, extra: { vault } }) => {
      vault.clear();
      // A new user has already stored their own token.
      if (selectUser(getState()) === null) vault.apiToken = '';
      dispatch(api.util.resetApiState());
    },
  });
}
