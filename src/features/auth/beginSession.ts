import type { SessionUser } from '#contract/calls/session.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { loggedIn } from './authSlice.ts';
import { keepToken } from './keepToken.ts';

/** From here on this page is somebody's, or their session another one. */
export const beginSession =
  (user: SessionUser): AppThunk<void> =>
  (dispatch, _getState, { vault }) => {
    dispatch(loggedIn(keepToken(vault, user)));
  };
