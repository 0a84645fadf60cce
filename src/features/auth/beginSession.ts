import type { SessionUser } from '#contract/calls/auth/session.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { loggedIn } from './authSlice.ts';
import { storeToken } from './storeToken.ts';

/** Starts a session on this page, replacing any earlier one. */
export const beginSession =
  (user: SessionUser): AppThunk<void> =>
  (dispatch, _getState, { vault }) => {
    dispatch(loggedIn(storeToken(vault, user)));
  };
