import type { BodyOf } from '#contract/call.ts';
import type { login } from '#contract/session.ts';
import { sendSealed } from '#src/api/sendSealed.ts';
import { browserStorage } from '#src/lib/browserStorage.ts';
import { rememberDestination } from '#src/lib/destination.ts';
import { paths } from '#src/lib/paths.ts';
import { selectErrand } from '#src/store/modalsSlice.ts';
import type { AppThunk } from '#src/store/hooks.ts';
import { beginSession } from './beginSession.ts';
import { loginApi } from './loginApi.ts';
import { sessionUserOf } from './sessionUserOf.ts';

/**
 * Logs in. After the 200 the user is stored and the page is loaded anew from its start; a failure is given back for
 * the form. Neither password nor token is seen in an action or in the state.
 */
export const logIn =
  ({ email, password, code = '' }: BodyOf<typeof login>): AppThunk<Promise<unknown>> =>
  async (dispatch, getState, { page, clock }) => {
    const { data, error } = await dispatch(
      sendSealed(loginApi.endpoints.login, {
        body: { email: email.toLowerCase(), password, ...(code === '' ? {} : { code }) },
      }),
    );
    if (data === undefined) return error;
    // Kept for the page that comes now, and for no later one.
    const { next } = selectErrand(getState());
    if (next !== undefined) rememberDestination(browserStorage('sessionStorage'), next);
    dispatch(beginSession(sessionUserOf(data, clock.now())));
    await page.reload(paths.home);
    return undefined;
  };
