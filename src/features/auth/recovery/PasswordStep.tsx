import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { logInAfter } from '../logInAfter.ts';
import { recoveryApi } from '../recoveryApi.ts';
import { AnotherCode } from './AnotherCode.tsx';

interface Props {
  readonly address: string;
  /** When another code may be sent: server time in ms. */
  readonly againAt: number;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** The code from the email and a new password, twice. */
export function PasswordStep({ address, againAt, onSent, onBack }: Props) {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'auth/newPassword',
    defaultValues: { code: '', password: '', password_confirmation: '' },
    fields: ['code', 'password', 'password_confirmation'],
    check: ({ password, password_confirmation }) =>
      password === password_confirmation ? {} : { password_confirmation: t('forms:wrong.repeat') },
    send: async (values) => {
      const { error } = await dispatch(
        sendSealed(recoveryApi.endpoints.resetPassword, { body: { address, ...values } }),
      );
      if (error === undefined)
        await dispatch(logInAfter('auth:recovery.done', { email: address, password: values.password }));
      return error;
    },
    onFailed: (_fields, error) => logFailure('The new password was refused', error),
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
          label={t('forms:fields.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          clean={cleanCode}
          autoFocus
        />
        <AnotherCode address={address} at={againAt} onSent={onSent} />
        <PasswordField
          control={control}
          name="password"
          label={t('forms:fields.newPassword')}
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="password_confirmation"
          label={t('forms:fields.repeat')}
          autoComplete="new-password"
        />
        <SubmitButton label={t('recovery.change')} isBusy={isBusy} failure={failure} />
      </FormStack>
      <Button variant="text" fullWidth startIcon={<ArrowBackRoundedIcon />} sx={{ mt: 2 }} onClick={onBack}>
        {t('recovery.otherAddress')}
      </Button>
    </form>
  );
}
