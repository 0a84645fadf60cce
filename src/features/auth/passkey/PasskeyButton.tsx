import FingerprintRoundedIcon from '@mui/icons-material/FingerprintRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { serverMessage } from '#src/shared/i18n/message.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { beginSession } from '../beginSession.ts';
import { goOn } from '../goOn.ts';
import { sessionUserOf } from '../sessionUserOf.ts';
import { useHasPasskeys, isCancelled, passkeyLibrary } from './device.ts';
import { passkeyApi } from './passkeyApi.ts';

/** There are no fields here: what the server says about one is said below the button. */
function wordsOf(error: unknown): Message {
  const [message] = isRequestFailure(error) ? Object.values(error.fields) : [];
  return message === undefined ? failureOf(error) : serverMessage(message);
}

/** Logs in with a passkey, in browsers that have them. */
export function PasskeyButton() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { isBusy, failure, run } = useAsyncAction('auth/passkey', wordsOf);
  if (!useHasPasskeys('auth/hasPasskeys')) return null;
  return (
    <div>
      <Button
        variant="text"
        fullWidth
        loading={isBusy}
        startIcon={<FingerprintRoundedIcon />}
        onClick={() => void run(() => dispatch(logInByPasskey()))}
      >
        <span>{t('login.passkey')}</span>
      </Button>
      {failure === null ? null : <FailureNote text={failure} />}
    </div>
  );
}

const { loginByPasskey, startPasskeyLogin } = passkeyApi.endpoints;

/** As `logIn`, with a passkey of this device. The browser asks for the finger, the face or the PIN. */
const logInByPasskey =
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
