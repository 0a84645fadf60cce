import type { BodyOf } from '#contract/call.ts';
import type { login } from '#contract/calls/session.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { beginSession } from './beginSession.ts';
import { goOn } from './goOn.ts';
import { loginApi } from './loginApi.ts';
import { sessionUserOf } from './sessionUserOf.ts';

/**
 * Logs in. On success the user is stored and the page reloads from the start; otherwise the error is returned for the
 * form. Neither password nor token appears in an action or in the state.
 */
export const logIn =
  ({ email, password, code = '' }: BodyOf<typeof login>): AppThunk<Promise<unknown>> =>
  async (dispatch, _getState, { clock }) => {
    const { data, error } = await dispatch(
      sendSealed(loginApi.endpoints.login, {
        body: { email: email.toLowerCase(), password, ...(code === '' ? {} : { code }) },
      }),
    );
    if (data === undefined) return error;
    dispatch(beginSession(sessionUserOf(data, clock.now())));
    await dispatch(goOn());
    return undefined;
  };
