import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_REASON } from '#contract/domain/limits.ts';
import type { AccountDetails } from '#contract/calls/accounts.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useTyped } from '#src/shared/store/drafts/useTyped.ts';
import { useUnsavedForm } from '#src/shared/store/drafts/useUnsavedForm.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { useAccountChange } from './useAccountChange.ts';

/** Blocks or unblocks an account; the effect is explained first. */
export function BlockPanel({ account }: { account: AccountDetails }) {
  const { t } = useTranslation('accounts');
  const reasonId = useId();
  const instantText = useInstantText();
  const [reason, setReason] = useTyped('accounts/reason', '');
  useUnsavedForm(reason.trim() !== '');
  const [isAsking, setIsAsking] = useUiState('accounts/block', false);
  const { change, isBusy, failure, forget } = useAccountChange(account.id, 'accounts/block/work');
  const { block, name, email } = account;
  const who = name ?? email;
  const effects = [
    t('block.sessions', { count: account.sessions }),
    ...(account.active_cars > 0 ? [t('block.cars', { count: account.active_cars })] : []),
    ...(account.upcoming_orders > 0 ? [t('block.orders', { count: account.upcoming_orders })] : []),
  ].join(' ');
  const undone = [t('block.loginAgain'), ...(account.roles.includes('owner') ? [t('block.carsAgain')] : [])].join(' ');
  const confirm = async () => {
    const isDone = await (block === null
      ? change({ is_blocked: true, reason }, { key: 'accounts:block.done', values: { who } })
      : change({ is_blocked: false }, { key: 'accounts:block.undone', values: { who } }));
    if (isDone) {
      setReason('');
      setIsAsking(false);
    }
  };
  return (
    <PanelBlock>
      <h2>{t(block === null ? 'block.title' : 'block.blocked')}</h2>
      {block === null ? (
        <>
          <p>{effects}</p>
          <FormLabel htmlFor={reasonId} sx={{ mt: 3 }}>
            {t('block.reason')}
          </FormLabel>
          <OutlinedInput
            id={reasonId}
            fullWidth
            multiline
            minRows={2}
            placeholder={t('block.example')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            inputProps={{ maxLength: LONGEST_REASON }}
            sx={{ mb: 3 }}
          />
        </>
      ) : (
        <p>
          {t(block.by === null ? 'block.since' : 'block.sinceBy', { when: instantText(block.at), by: block.by })}
          <br />
          {block.reason}
        </p>
      )}
      <Button
        variant="outlined"
        color={block === null ? 'error' : 'primary'}
        fullWidth
        disabled={block === null && reason.trim() === ''}
        sx={{ mt: block === null ? 0 : 3 }}
        onClick={() => setIsAsking(true)}
      >
        <span>{t(block === null ? 'block.ask' : 'block.undo')}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(block === null ? 'block.sure' : 'block.sureUndo', { who })}
        confirm={t(block === null ? 'block.confirm' : 'block.undo')}
        dismiss={t('block.dismiss')}
        isHarmful={block === null}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setIsAsking(false);
        }}
      >
        {block === null ? effects : undone}
      </ConfirmDialog>
    </PanelBlock>
  );
}
