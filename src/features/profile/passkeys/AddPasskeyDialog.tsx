import { useTranslation } from 'react-i18next';
import { isCancelled, isMadeAlready, passkeyLibrary } from '#src/features/auth/passkey/device.ts';
import { passkeyApi } from '#src/features/auth/passkey/passkeyApi.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';

const { addPasskey, startPasskey } = passkeyApi.endpoints;

/** The device asks for the finger, the face or the PIN; some time after the login the server first wants that again. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  // Only the server knows how old the login is and whether there is a second factor, and sends the hints.
  const [passwordHint, setPasswordHint] = useUiState<string | null>('profile/passkey/passwordHint', null);
  const [codeHint, setCodeHint] = useUiState<string | null>('profile/passkey/codeHint', null);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'profile/passkey',
    defaultValues: { current_password: '', code: '' },
    fields: ['current_password', 'code'],
    send: async (typed) => {
      const error = await dispatch(makePasskey(typed, onClose));
      const { current_password, code } = isRequestFailure(error) ? error.fields : {};
      // Not errors yet: the user could not know that it is needed.
      if (passwordHint === null && current_password !== undefined) setPasswordHint(current_password);
      else if (codeHint === null && code !== undefined) setCodeHint(code);
      else return error;
      return undefined;
    },
  });
  const { control } = form;
  return (
    <QuestionDialog title={t('passkeys.addTitle')} text={t('passkeys.addText')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          {passwordHint === null ? null : (
            <PasswordField
              control={control}
              name="current_password"
              label={t('details.currentPassword')}
              hint={passwordHint}
              autoComplete="current-password"
              autoFocus
            />
          )}
          {codeHint === null ? null : (
            <FormField
              control={control}
              name="code"
              label={t('factor.anyCode')}
              hint={codeHint}
              autoComplete="one-time-code"
              autoFocus
            />
          )}
          <SubmitButton label={t('passkeys.go')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}

interface Typed {
  readonly current_password: string;
  readonly code: string;
}

/** Returns the error; none where the user left the device's question, and the dialog stays. */
const makePasskey =
  ({ current_password, code }: Typed, onEnd: () => void): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const body = { ...(current_password !== '' && { current_password }), ...(code !== '' && { code }) };
    const started = await dispatch(sendSealed(startPasskey, { body }));
    if (started.data === undefined) return started.error;
    try {
      const { startRegistration } = await passkeyLibrary();
      const credential = await startRegistration({ optionsJSON: started.data.options });
      const { error } = await dispatch(sendSealed(addPasskey, { body: { credential } }));
      if (error !== undefined) return error;
    } catch (error) {
      if (isCancelled(error)) return undefined;
      if (!isMadeAlready(error)) return error;
      onEnd();
      dispatch(noticeShown({ tone: 'info', text: { key: 'profile:passkeys.already' } }));
      return undefined;
    }
    onEnd();
    dispatch(noticeShown({ tone: 'success', text: { key: 'profile:passkeys.done' } }));
    return undefined;
  };
