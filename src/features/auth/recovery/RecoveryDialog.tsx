import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppSelector, useServerClock, useAppDispatch } from '#src/shared/store/hooks.ts';
import { selectOpenModal, modalOpened, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { recoveryApi } from '../recoveryApi.ts';
import { PasswordStep } from './PasswordStep.tsx';

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
