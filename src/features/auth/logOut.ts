import { logFailure } from '#src/shared/lib/log.ts';
import { createAppThunk } from '#src/shared/store/createAppThunk.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { authApi } from './authApi.ts';
import { loggedOut, logoutBegun } from './authSlice.ts';

interface Options {
  readonly path?: string;
  /** The user has confirmed that unsent data on this device will be lost. */
  readonly isSure?: true;
}

/** Asks for confirmation if unsent photos of a report would be lost, since they cannot be taken again. */
export const logOut =
  (options?: Options): AppThunk<Promise<unknown>> =>
  async (dispatch, getState) => {
    const isLost = getState().reports?.kept?.some(({ photos }) => photos.length > 0) === true;
    return isLost && options?.isSure !== true
      ? dispatch(modalOpened({ kind: 'unsentReport' }))
      : dispatch(endSession(options));
  };

/**
 * Logs out on the server and forgets the user even if that request fails; the failure is only logged. The loading
 * state spans all of it. Goes to `path` afterwards if there is one.
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
