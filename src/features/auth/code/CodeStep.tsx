import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#contract/call.ts';
import type { loginByCode } from '#contract/calls/auth/loginCode.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import { CodeAgain } from '#src/shared/forms/CodeAgain.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import type { AppThunk } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { beginSession } from '../beginSession.ts';
import { goOn } from '../goOn.ts';
import { sessionUserOf } from '../sessionUserOf.ts';
import { loginCodeApi } from './loginCodeApi.ts';

interface Props {
  readonly address: string;
  /** When another code may be sent: server time in ms. */
  readonly againAt: number;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** The code from the mail in the place of the password, plus one of the app where the account has a second factor. */
export function CodeStep({ address, againAt, onSent, onBack }: Props) {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  // As in the login by password: only the server knows, and sends the hint.
  const [factorHint, setFactorHint] = useUiState<string | null>('auth/factorHint', null);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'auth/loginCode',
    defaultValues: { code: '', app_code: '' },
    fields: ['code', 'app_code'],
    send: async ({ code, app_code }) => {
      const body = { email: address, code, ...(app_code !== '' && { app_code }) };
      const error = await dispatch(logInByCode(body));
      const hint = isRequestFailure(error) ? error.fields['app_code'] : undefined;
      if (factorHint !== null || hint === undefined) return error;
      setFactorHint(hint);
      return undefined;
    },
  });
  const { control } = form;
  return (
    <form noValidate onSubmit={onSubmit}>
      {/* Password managers look for the account name. */}
      <input type="hidden" name="username" autoComplete="username" value={address} readOnly />
      <FormStack>
        <FormField
          control={control}
          name="code"
          label={t('login.byCode.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          clean={(text) => cleanCode(text, 6)}
          autoFocus
        />
        <Again address={address} at={againAt} onSent={onSent} />
        {factorHint === null ? null : (
          <FormField
            control={control}
            name="app_code"
            label={t('login.code')}
            hint={factorHint}
            autoComplete="off"
            autoFocus
          />
        )}
        <SubmitButton label={t('login.submit')} isBusy={isBusy} failure={failure} />
      </FormStack>
      <Button variant="text" fullWidth startIcon={<ArrowBackRoundedIcon />} sx={{ mt: 2 }} onClick={onBack}>
        {t('login.byCode.back')}
      </Button>
    </form>
  );
}

/** Another code, once the countdown is over. */
function Again({ address, at, onSent }: { address: string; at: number; onSent: () => void }) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, run } = useAsyncAction('auth/anotherLoginCode');
  const send = async (): Promise<void> => {
    const { error } = await run(() =>
      dispatch(sendSealed(loginCodeApi.endpoints.sendLoginCode, { body: { email: address } })),
    );
    if (error !== undefined) return;
    onSent();
    dispatch(noticeShown({ tone: 'success', text: { key: 'forms:codeAgain.sent' } }));
  };
  return (
    <div>
      <CodeAgain at={at} isBusy={isBusy} onSend={() => void send()} />
      {failure === null ? null : <FailureNote text={failure} />}
    </div>
  );
}

/** As `logIn`, with the code from a mail in the place of the password. */
const logInByCode =
  (body: BodyOf<typeof loginByCode>): AppThunk<Promise<unknown>> =>
  async (dispatch, _getState, { clock }) => {
    const { data, error } = await dispatch(sendSealed(loginCodeApi.endpoints.loginByCode, { body }));
    if (data === undefined) return error;
    dispatch(beginSession(sessionUserOf(data, clock.now())));
    await dispatch(goOn());
    return undefined;
  };
