import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sendSealed } from '#src/shared/api/sendSealed.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { recoveryApi } from '../recoveryApi.ts';

interface Props {
  /** What is known of the address already. */
  readonly first: string;
  readonly onSent: (address: string) => void;
}

/** Asks for a code. The server answers alike whether or not it knows the address. */
export function AddressStep({ first, onSent }: Props) {
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
