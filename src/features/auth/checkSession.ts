import type { AppThunk } from '#src/shared/store/hooks.ts';
import { authApi } from './authApi.ts';
import { selectUser, sessionConfirmed } from './authSlice.ts';
import { readCurrentUser } from './readCurrentUser.ts';

/**
 * Asks the server for the current user. A 401 ends the stored session, if there is one.
 * If the request fails otherwise, the stored user stays.
 */
export const checkSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock }) => {
    const { data } = await dispatch(
      authApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data !== undefined && selectUser(getState()) !== null)
      dispatch(sessionConfirmed(readCurrentUser(data, clock.now())));
  };
