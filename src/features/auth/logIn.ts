import type { BodyOf } from '#contract/call.ts';
import type { login } from '#contract/calls/auth/session.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { beginSession } from './beginSession.ts';
import { goOn } from './goOn.ts';
import { loginApi } from './loginApi.ts';
import { sessionUserOf } from './sessionUserOf.ts';

type Typed = BodyOf<typeof login>;

/**
 * Logs in. On success the user is stored and the page reloads from the start; otherwise the error is returned for the
 * form. Neither password nor token appears in an action or in the state.
 */
export const logIn =
  (typed: Typed): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const error = await dispatch(sendLogin(typed));
    if (error === undefined) await dispatch(goOn());
    return error;
  };

/** The same without leaving the page. */
export const sendLogin =
  ({ email, password, code = '' }: Typed): AppThunk<Promise<unknown>> =>
  async (dispatch, _getState, { clock }) => {
    const { data, error } = await dispatch(
      sendSealed(loginApi.endpoints.login, {
        body: { email: email.toLowerCase(), password, ...(code === '' ? {} : { code }) },
      }),
    );
    if (data === undefined) return error;
    dispatch(beginSession(sessionUserOf(data, clock.now())));
    return undefined;
  };
