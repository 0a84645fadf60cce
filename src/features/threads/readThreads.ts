import { partyOf, selectUser } from '#src/features/auth/authSlice.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { threadsApi } from './threadsApi.ts';

// A running answer may be older than the request for another: each read starts after the one before it has ended, and
// all that were requested meanwhile are one.
const { getRunningQueryThunk } = threadsApi.util;

/** Refetches the list of threads, or reads those after a cursor. Resolves with whether it succeeded. */
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

/** Refetches one thread. Resolves with whether it succeeded. */
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

/** Refetches the newest messages of a thread, or reads those before a cursor. Resolves with whether it succeeded. */
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
