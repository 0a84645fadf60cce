import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { useAccountChange } from './useAccountChange.ts';

/** Gives or takes the badge that renters see beside an owner's cars. */
export function VerifiedOwnerPanel({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('accounts');
  const instantText = useInstantText();
  const [isAsking, setIsAsking] = useUiState('accounts/verifiedOwner', false);
  const { change, isBusy, failure, forget } = useAccountChange(account.id, 'accounts/verifiedOwner/work');
  const { owner_verified_at: since, name } = account;
  const who = name ?? account.email;
  const confirm = async () => {
    const isDone = await (since === null
      ? change({ verified_owner: who }, { key: 'accounts:verifiedOwner.given', values: { who } })
      : change({ verified_owner: null }, { key: 'accounts:verifiedOwner.taken', values: { who } }));
    if (isDone) setIsAsking(false);
  };
  return (
    <PanelBlock>
      <h2>{t('verifiedOwner.title')}</h2>
      <p>{since === null ? t('verifiedOwner.none') : t('verifiedOwner.since', { when: instantText(since) })}</p>
      <Button variant="outlined" fullWidth sx={{ mt: 3 }} onClick={() => setIsAsking(true)}>
        <span>{t(since === null ? 'verifiedOwner.give' : 'verifiedOwner.take')}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(since === null ? 'verifiedOwner.sureGive' : 'verifiedOwner.sureTake', { who })}
        confirm={t(since === null ? 'verifiedOwner.confirm' : 'verifiedOwner.remove')}
        dismiss={t('block.dismiss')}
        isHarmful={since !== null}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setIsAsking(false);
        }}
      >
        {t(since === null ? 'verifiedOwner.giveEffect' : 'verifiedOwner.takeEffect')}
      </ConfirmDialog>
    </PanelBlock>
  );
}
