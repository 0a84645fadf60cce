import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#src/forms/FormDialog.tsx';
import { AddressStep } from './AddressStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** Two steps: the address, then the code with a new password. Closing the dialog forgets both. */
export function RecoveryDialog() {
  const { t } = useTranslation('auth');
  const [address, setAddress] = useState<string | null>(null);
  if (address === null) {
    return (
      <FormDialog title={t('recovery.title')} text={t('recovery.text')} width={400}>
        <AddressStep onSent={setAddress} />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('recovery.newTitle')} text={t('recovery.newText', { address })} width={400}>
      <PasswordStep address={address} />
    </FormDialog>
  );
}
