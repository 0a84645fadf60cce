import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#src/shared/forms/FormDialog.tsx';
import { resendAfter } from '#src/shared/forms/resendAfter.ts';
import { useAppSelector, useServerClock } from '#src/shared/store/hooks.ts';
import { selectOpenModal } from '#src/shared/store/modalsSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { AddressStep } from './AddressStep.tsx';
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
