import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import type { AppThunk } from '#src/store/hooks.ts';
import { threadsSlice } from './threadsSlice.ts';
import { threadsApi } from './threadsApi.ts';

/** Asks anew for the list of threads, or for those after a cursor. Says whether they came. */
export const readThreads =
  (cursor?: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    const party = user === null ? null : partyOf(user);
    if (party === null) return false;
    const own = party.side === 'client' ? { client: party.id } : { owner: party.id };
    const query = cursor === undefined ? own : { ...own, cursor };
    const { isSuccess } = await dispatch(
      threadsApi.endpoints.listThreads.initiate({ query }, { subscribe: false, forceRefetch: true }),
    );
    return isSuccess;
  };

/** Asks anew for one thread. Says whether it came. */
export const readThread =
  (id: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { isSuccess } = await dispatch(
      threadsApi.endpoints.getThread.initiate({ params: { id } }, { subscribe: false, forceRefetch: true }),
    );
    return isSuccess;
  };

/** Asks anew for the newest messages of a thread, or for those before a cursor. Says whether they came. */
export const readMessages =
  (id: number, cursor?: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { addReducer }) => {
    // Whoever comes by a link may be here before the threads are followed.
    addReducer('threads', threadsSlice.reducer);
    const arg = { params: { id }, query: cursor === undefined ? {} : { cursor } };
    const { isSuccess } = await dispatch(
      threadsApi.endpoints.listMessages.initiate(arg, { subscribe: false, forceRefetch: true }),
    );
    return isSuccess;
  };
