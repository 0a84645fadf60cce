import { logFailure } from '#src/lib/log.ts';
import { createAppThunk } from '#src/store/createAppThunk.ts';
import { authApi } from './authApi.ts';
import { loggedOut, logoutBegun } from './authSlice.ts';

/**
 * Tells the server and forgets the user, whether or not the server could be told; a failure is only logged. The
 * loading state spans all of it. Goes to `path` afterwards if there is one.
 */
export const logOut = createAppThunk(
  'auth/logOut',
  async (options: { readonly path?: string } | undefined, { dispatch, extra }): Promise<void> => {
    dispatch(logoutBegun());
    const { error } = await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    if (error !== undefined) logFailure('The server could not be told of the logout', error);
    dispatch(loggedOut());
    if (options?.path !== undefined) await extra.page.reload(options.path);
  },
);
