import { sendSealed } from '#src/shared/api/sendSealed.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { beginSession } from '../beginSession.ts';
import { goOn } from '../goOn.ts';
import { sessionUserOf } from '../sessionUserOf.ts';
import { isCancelled, passkeyLibrary } from './device.ts';
import { passkeyApi } from './passkeyApi.ts';

const { loginByPasskey, startPasskeyLogin } = passkeyApi.endpoints;

/** As `logIn`, with a passkey of this device. The browser asks for the finger, the face or the PIN. */
export const logInByPasskey =
  (): AppThunk<Promise<{ readonly error?: unknown }>> =>
  async (dispatch, _getState, { clock }) => {
    const asked = await dispatch(sendSealed(startPasskeyLogin, {}));
    if (asked.data === undefined) return { error: asked.error };
    try {
      const { startAuthentication } = await passkeyLibrary();
      const credential = await startAuthentication({ optionsJSON: asked.data.options });
      const { data, error } = await dispatch(sendSealed(loginByPasskey, { body: { credential } }));
      if (data === undefined) return { error };
      dispatch(beginSession(sessionUserOf(data, clock.now())));
    } catch (error) {
      return isCancelled(error) ? {} : { error };
    }
    await dispatch(goOn());
    return {};
  };
