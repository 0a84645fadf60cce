import type { BodyOf } from '#contract/call.ts';
import type { login } from '#contract/session.ts';
import { browserStorage } from '#src/lib/browserStorage.ts';
import { rememberDestination } from '#src/lib/destination.ts';
import { paths } from '#src/lib/paths.ts';
import { selectErrand } from '#src/store/modalsSlice.ts';
import type { AppThunk } from '#src/store/hooks.ts';
import { authApi } from './authApi.ts';
import { loggedIn } from './authSlice.ts';
import { sessionUserOf } from './sessionUserOf.ts';

/**
 * Logs in. After the 200 the user is stored and the page is loaded anew from its start; a failure is given back for
 * the form. Nothing of it is tracked: a password has no place in the store.
 */
export const logIn =
  ({ email, password, code = '' }: BodyOf<typeof login>): AppThunk<Promise<unknown>> =>
  async (dispatch, getState, { page, clock }) => {
    const { data, error } = await dispatch(
      authApi.endpoints.login.initiate(
        { body: { email: email.toLowerCase(), password, ...(code === '' ? {} : { code }) } },
        { track: false },
      ),
    );
    if (data === undefined) return error;
    // Kept for the page that comes now, and for no later one.
    const { next } = selectErrand(getState());
    if (next !== undefined) rememberDestination(browserStorage('sessionStorage'), next);
    dispatch(loggedIn(sessionUserOf(data, clock.now())));
    await page.reload(paths.home);
    return undefined;
  };
