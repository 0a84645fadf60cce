import { api } from '#src/shared/api/api.ts';
import type { StartListening } from '#src/shared/store/listeners.ts';
import { selectUser } from './authSlice.ts';

/** When a user goes or another one comes, nothing the last one saw or sent stays in memory. */
export function listenToSession(startListening: StartListening): void {
  startListening({
    predicate: (_action, state, before) => {
      const last = selectUser(before);
      return last !== null && selectUser(state)?.user_id !== last.user_id;
    },
    effect: (_action, { dispatch, getState, extra: { vault } }) => {
      vault.clear();
      // Whoever comes has brought their own.
      if (selectUser(getState()) === null) vault.apiToken = '';
      dispatch(api.util.resetApiState());
    },
  });
}
