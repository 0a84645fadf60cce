import { logFailure } from '#src/shared/lib/log.ts';
import { createAppThunk } from '#src/shared/store/createAppThunk.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { authApi } from './authApi.ts';
import { loggedOut, logoutBegun } from './authSlice.ts';

interface Options {
  readonly path?: string;
  /** What is unsent on this device goes with it, and they know. */
  readonly isSure?: true;
}

/** Asks first where photographs of a report would be lost, which nobody can take again. */
export const logOut =
  (options?: Options): AppThunk<Promise<unknown>> =>
  async (dispatch, getState) => {
    const isLost = getState().reports?.kept?.some(({ photos }) => photos.length > 0) === true;
    return isLost && options?.isSure !== true
      ? dispatch(modalOpened({ kind: 'unsentReport' }))
      : dispatch(endSession(options));
  };

/**
 * Tells the server and forgets the user, whether or not the server could be told; a failure is only logged. The
 * loading state spans all of it. Goes to `path` afterwards if there is one.
 */
const endSession = createAppThunk(
  'auth/logOut',
  async (options: Options | undefined, { dispatch, extra }): Promise<void> => {
    dispatch(logoutBegun());
    const { error } = await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    if (error !== undefined) logFailure('The server could not be told of the logout', error);
    dispatch(loggedOut());
    if (options?.path !== undefined) await extra.page.reload(options.path);
  },
);
