import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import { CodeAgain } from '#src/shared/forms/CodeAgain.tsx';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { PasswordField } from '#src/shared/forms/PasswordField.tsx';
import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppSelector, useServerClock, useAppDispatch } from '#src/shared/store/hooks.ts';
import { selectOpenModal, modalOpened, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { logInAfter } from '../logInAfter.ts';
import { recoveryApi } from '../recoveryApi.ts';

/** Two steps: the address, then the code with a new password. Closing the dialog forgets both. */
export function RecoveryDialog() {
  const { t } = useTranslation('auth');
  const clock = useServerClock();
  const modal = useAppSelector(selectOpenModal);
  const [address, setAddress] = useState(modal?.kind === 'recovery' ? (modal.email ?? '') : '');
  /** When another code may be sent; null before the first one. */
  const [againAt, setAgainAt] = useUiState<number | null>('auth/againAt', null, { privacy: 'keep' });
  const note = () => setAgainAt(clock.now() + resendAfter * 1000);
  if (againAt === null) {
    const onSent = (sentTo: string) => {
      setAddress(sentTo);
      note();
    };
    return (
      <FormDialog title={t('recovery.title')} text={t('recovery.text')} width={400}>
        <AddressStep first={address} onSent={onSent} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('recovery.newTitle')} text={t('recovery.newText', { address })} width={400}>
      <PasswordStep address={address} againAt={againAt} onSent={note} onBack={() => setAgainAt(null)} />
    </FormDialog>
  );
}

interface Props {
  /** The address as far as it is known. */
  readonly first: string;
  readonly onSent: (address: string) => void;
}

/** Requests a code. The server responds alike whether or not it knows the address. */
function AddressStep({ first, onSent }: Props) {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const loginIntent = useAppSelector(selectLoginIntent);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'auth/recovery',
    defaultValues: { address: first },
    fields: ['address'],
    aliases: { email: 'address' },
    send: async (values) => {
      const address = values.address.trim().toLowerCase();
      const { error } = await dispatch(sendSealed(recoveryApi.endpoints.startRecovery, { body: { address } }));
      if (error === undefined) onSent(address);
      return error;
    },
    onFailed: (_fields, error) => logFailure('The recovery was refused', error),
  });
  return (
    <>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <FormField
            control={form.control}
            name="address"
            type="email"
            label={t('forms:fields.email')}
            autoComplete="username"
            autoFocus
          />
          <SubmitButton label={t('recovery.submit')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
      <Button
        variant="text"
        fullWidth
        startIcon={<ArrowBackRoundedIcon />}
        sx={{ mt: 2 }}
        onClick={() => dispatch(modalOpened({ ...loginIntent, kind: 'login' }))}
      >
        {t('recovery.back')}
      </Button>
    </>
  );
}

interface PasswordStepProps {
  readonly address: string;
  /** When another code may be sent: server time in ms. */
  readonly againAt: number;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** The code from the email and a new password, twice. */
function PasswordStep({ address, againAt, onSent, onBack }: PasswordStepProps) {
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

interface AnotherCodeProps {
  readonly address: string;
  readonly at: number;
  readonly onSent: () => void;
}

/** Resends the recovery code. A failure is only logged. */
function AnotherCode({ address, at, onSent }: AnotherCodeProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState('auth/anotherCode', false);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    const { error } = await dispatch(sendSealed(recoveryApi.endpoints.startRecovery, { body: { address } }));
    setIsBusy(false);
    if (error !== undefined) {
      logFailure('No code was sent', error);
      return;
    }
    onSent();
    dispatch(noticeShown({ tone: 'success', text: { key: 'forms:codeAgain.sent' } }));
  };
  return <CodeAgain at={at} isBusy={isBusy} onSend={() => void send()} />;
}
