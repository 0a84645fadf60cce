import type { AppThunk } from '#src/shared/store/hooks.ts';
import { authApi } from './authApi.ts';
import { beginSession } from './beginSession.ts';
import { readCurrentUser } from './readCurrentUser.ts';
import { sessionUserOf } from './sessionUserOf.ts';

/**
 * For browsers without storage: the server returns the current user and the session token.
 * Without a response, or after a 401, the page is a visitor's.
 */
export const restoreSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { clock, vault }) => {
    const { data } = await dispatch(
      authApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const { user_id, ...known } = readCurrentUser(data ?? null, clock.now());
    if (user_id === undefined) return;
    dispatch(beginSession(sessionUserOf({ ...known, user_id, apiToken: vault.apiToken }, clock.now())));
  };
