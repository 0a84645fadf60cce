import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { threadsApi } from './threadsApi.ts';

// An answer that is on its way may be older than the request for another: each reading begins after the one before it has
// ended, and all that were asked for meanwhile are one.
const { getRunningQueryThunk } = threadsApi.util;

/** Asks anew for the list of threads, or for those after a cursor. Says whether they came. */
export const readThreads =
  (cursor?: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    const party = user === null ? null : partyOf(user);
    if (party === null) return false;
    const own = party.side === 'client' ? { client: party.id } : { owner: party.id };
    const arg = { query: cursor === undefined ? own : { ...own, cursor } };
    await dispatch(getRunningQueryThunk('listThreads', arg));
    const { isSuccess } = await dispatch(
      threadsApi.endpoints.listThreads.initiate(arg, { subscribe: false, forceRefetch: true }),
    );
    return isSuccess;
  };

/** Asks anew for one thread. Says whether it came. */
export const readThread =
  (id: number): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const arg = { params: { id } };
    await dispatch(getRunningQueryThunk('getThread', arg));
    const { isSuccess } = await dispatch(
      threadsApi.endpoints.getThread.initiate(arg, { subscribe: false, forceRefetch: true }),
    );
    return isSuccess;
  };

/** Asks anew for the newest messages of a thread, or for those before a cursor. Says whether they came. */
export const readMessages =
  (id: number, cursor?: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const arg = { params: { id }, query: cursor === undefined ? {} : { cursor } };
    await dispatch(getRunningQueryThunk('listMessages', arg));
    const { isSuccess } = await dispatch(
      threadsApi.endpoints.listMessages.initiate(arg, { subscribe: false, forceRefetch: true }),
    );
    return isSuccess;
  };
