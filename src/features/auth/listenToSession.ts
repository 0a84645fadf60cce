import { api } from '#src/api/api.ts';
import type { StartListening } from '#src/store/listeners.ts';
import { selectUser } from './authSlice.ts';

/** When a user goes or another one comes, nothing the last one saw stays in memory. */
export function listenToSession(startListening: StartListening): void {
  startListening({
    predicate: (_action, state, before) => {
      const last = selectUser(before);
      return last !== null && selectUser(state)?.user_id !== last.user_id;
    },
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
}
