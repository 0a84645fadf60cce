import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { loginCodeApi } from './loginCodeApi.ts';

interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

interface Props {
  /** The form of the login, which has the address. */
  readonly form: UseFormReturn<LoginValues, unknown, LoginValues>;
  readonly onSent: (address: string) => void;
}

/** Has a code sent to the address that stands in the login. */
export function CodeButton({ form, onSent }: Props) {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const { isBusy, failure, run, forget } = useAsyncAction('auth/sendLoginCode');
  const refuse = (type: string, message: string): void => {
    form.setError('email', { type, message });
    form.setFocus('email');
  };
  const send = async (): Promise<void> => {
    form.clearErrors();
    const email = form.getValues('email').trim().toLowerCase();
    if (email === '') {
      refuse('client', t('forms:wrong.required'));
      return;
    }
    const { error } = await run(() => dispatch(sendSealed(loginCodeApi.endpoints.sendLoginCode, { body: { email } })));
    const message = isRequestFailure(error) ? error.fields['email'] : undefined;
    if (message !== undefined) {
      forget();
      refuse('server', message);
    } else if (error === undefined) onSent(email);
  };
  return (
    <div>
      <Button variant="text" fullWidth loading={isBusy} sx={{ mt: 2 }} onClick={() => void send()}>
        <span>{t('login.byCode.send')}</span>
      </Button>
      {failure === null ? null : <FailureNote text={failure} />}
    </div>
  );
}
