import type { BodyOf } from '#contract/call.ts';
import type { loginByCode } from '#contract/calls/auth/loginCode.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { beginSession } from '../beginSession.ts';
import { goOn } from '../goOn.ts';
import { sessionUserOf } from '../sessionUserOf.ts';
import { loginCodeApi } from './loginCodeApi.ts';

/** As `logIn`, with the code from a mail in the place of the password. */
export const logInByCode =
  (body: BodyOf<typeof loginByCode>): AppThunk<Promise<unknown>> =>
  async (dispatch, _getState, { clock }) => {
    const { data, error } = await dispatch(sendSealed(loginCodeApi.endpoints.loginByCode, { body }));
    if (data === undefined) return error;
    dispatch(beginSession(sessionUserOf(data, clock.now())));
    await dispatch(goOn());
    return undefined;
  };
